import { isRecord } from '../../../src-shared/record.ts';
import { isSegment } from '../../../src-shared/what-if/selector.ts';
import type { FieldSchema } from '../schema-field.ts';
import { knownNames, referenceOf } from './known-names.ts';
import { type ChangeableField, changeableFields, inlinedSchemasOf, type WhatIfGround } from './what-if-fields.ts';

/** With more cards than this, single ids are left out: their selectors would be tens of thousands, and megabytes. */
export const MOST_SINGLE_CARDS = 2000;

/** What a selector of a set selects: one field of some of its objects. */
export interface Selection {
  /** `Kellerclub · Rent` */
  readonly title: string;
  readonly schema: FieldSchema;
  /** The cards or the mode that may have the field; the house has none. */
  readonly objects: readonly Value[];
  /** The values of those that have it. */
  readonly values: readonly unknown[];
}

type Value = { readonly [field: string]: unknown };

/** Every selector of a set with one filter, and those of a type in a mode. Modes first, single cards last. */
export function selectionsOf(ground: WhatIfGround): ReadonlyMap<string, Selection> {
  const schemas = inlinedSchemasOf(ground.game.id);
  const found = new Selections();
  for (const { id, value } of ground.modes) {
    if (!isSegment(id)) continue;
    for (const field of changeableFields(schemas?.get('mode') ?? {}, value, 'lists')) {
      found.add(`modes.${id}.${field.path}`, nameOf(value, id), field, value);
    }
  }
  const house = schemas?.get('set')?.properties?.house ?? {};
  for (const field of isRecord(ground.house) ? changeableFields(house, ground.house, 'lists') : []) {
    found.add(`house.${field.path}`, house.title ?? 'House', field);
  }
  addCards(found, ground, schemas ?? new Map());
  return found.selections;
}

function addCards(found: Selections, ground: WhatIfGround, schemas: ReadonlyMap<string, FieldSchema>): void {
  const cards = ground.game.cardTypes.flatMap(({ id: type, plural }) => {
    const schema = schemas.get(type) ?? {};
    const classes = classNames(ground, schema);
    return (ground.cards[type] ?? []).map((card) => ({
      card,
      type,
      plural,
      className: typeof card.class === 'string' && isSegment(card.class) ? card.class : undefined,
      classTitle: classes.get(String(card.class)) ?? String(card.class),
      fields: changeableFields(schema, card, 'no-lists'),
    }));
  });
  // One kind of selector after the other: whoever reads the list finds the broad ones first.
  for (const { card, type, plural, fields } of cards) {
    for (const field of fields) found.add(`cards.type:${type}.${field.path}`, plural, field, card);
  }
  for (const { card, className, classTitle, fields } of cards) {
    if (className === undefined) continue;
    for (const field of fields) found.add(`cards.class:${className}.${field.path}`, classTitle, field, card);
  }
  for (const { id, value } of ground.modes) {
    if (!isSegment(id)) continue;
    for (const { card, type, plural, fields } of cards) {
      if (!Array.isArray(card.modes) || !card.modes.includes(id)) continue;
      const title = `${plural} of ${nameOf(value, id)}`;
      for (const field of fields) found.add(`cards.mode:${id} type:${type}.${field.path}`, title, field, card);
    }
  }
  if (cards.length > MOST_SINGLE_CARDS) return;
  for (const { card, fields } of cards) {
    const { id } = card;
    if (typeof id !== 'string' || !isSegment(id)) continue;
    for (const field of fields) found.add(`cards.${id}.${field.path}`, nameOf(card, id), field, card);
  }
}

const nameOf = ({ name }: Value, id: string): string => (typeof name === 'string' ? name : id);

/** What the modes call the classes of a type. */
function classNames({ modes }: WhatIfGround, schema: FieldSchema): ReadonlyMap<string, string> {
  const refers = referenceOf(schema.properties?.class ?? {});
  return new Map(refers ? knownNames(modes, refers).map(({ id, name }) => [id, name ?? id]) : []);
}

class Selections {
  readonly selections = new Map<string, Selection & { readonly objects: Value[]; readonly values: unknown[] }>();

  add(selector: string, whose: string, { titles, schema, value }: ChangeableField, object?: Value): void {
    let selection = this.selections.get(selector);
    if (selection === undefined) {
      selection = { title: [whose, ...titles].join(' · '), schema, objects: [], values: [] };
      this.selections.set(selector, selection);
    }
    if (object !== undefined) selection.objects.push(object);
    if (value !== undefined) selection.values.push(value);
  }
}
