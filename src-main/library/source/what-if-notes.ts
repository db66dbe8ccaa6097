import { isRecord } from '../../../src-shared/record.ts';
import type { FieldSchema } from '../schema-field.ts';
import { amountText, numberText, rangeText } from './amount-text.ts';
import { fieldNotes } from './field-notes.ts';
import { valueIn } from './known-names.ts';
import type { WhatIfGround } from './what-if-fields.ts';
import type { Selection } from './what-if-selections.ts';

/** More than this are not worth reading. */
const MOST_LISTED = 3;
const LONGEST = 60;

/** What there is to say of a selector: help, unit and limits, the reference range, and what it is now. */
export class SelectionNotes {
  readonly #references: ReferenceRanges;

  constructor(modes: WhatIfGround['modes']) {
    this.#references = new ReferenceRanges(modes);
  }

  of(selection: Selection): string {
    const { schema, objects, values } = selection;
    const now = values.length === 0 ? 'Left out now.' : `Now ${nowText(selection)}.`;
    return [notesOf(schema), this.#references.text(schema, objects), now].filter((note) => note !== '').join(' ');
  }
}

const noted = new WeakMap<FieldSchema, string>();

/** The same for every card of a type. */
function notesOf(schema: FieldSchema): string {
  let notes = noted.get(schema);
  if (notes === undefined) {
    const { 'x-range': _, ...words } = schema;
    // Written for Markdown; a description is plain text.
    notes = (fieldNotes(words, []) ?? '').replace(/\\(.)/g, '$1').replace(/\n+/g, ' ');
    noted.set(schema, notes);
  }
  return notes;
}

/** `€15`, `€3,500 to €6,000 (12 cards)` */
export function nowText({ schema, objects, values }: Selection): string {
  const cards =
    objects.length < 2
      ? ''
      : values.length === objects.length
        ? ` (${objects.length} cards)`
        : ` (${values.length} of ${objects.length} cards)`;
  return `${spanText(values, schema['x-unit'])}${cards}`;
}

function spanText(values: readonly unknown[], unit: string | undefined): string {
  let min = Infinity;
  let max = -Infinity;
  let areNumbers = true;
  const different = new Set<unknown>();
  for (const value of values) {
    different.add(value);
    if (typeof value !== 'number') areNumbers = false;
    else if (value < min) min = value;
    if (typeof value === 'number' && value > max) max = value;
  }
  if (areNumbers) {
    // Said once where it stands behind the number: it is shown in narrow places.
    const isBehind = min !== max && unit !== undefined && !amountText(0, unit).startsWith(unit);
    return isBehind ? `${numberText(min)} to ${amountText(max, unit)}` : rangeText({ min, max }, unit);
  }
  if (different.size > MOST_LISTED) return `${different.size} different values`;
  return [...different].map((value) => valueText(value, unit)).join(', ');
}

const valueText = (value: unknown, unit: string | undefined): string =>
  typeof value === 'number' ? amountText(value, unit) : typeof value === 'string' ? `“${cut(value)}”` : String(value);

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

type Value = Selection['objects'][number];

/** `€600 to €900` in `Clubnight`. */
type NamedRange = readonly [range: string, mode: string];

/** The reference ranges that the modes give to the fields of cards, and to their own. */
class ReferenceRanges {
  readonly #modes: WhatIfGround['modes'];
  readonly #known = new Map<FieldSchema, FieldRanges>();

  constructor(modes: WhatIfGround['modes']) {
    this.#modes = modes;
  }

  /** `Reference range €600 to €900 (Clubnight).` Nothing where there are many of them, or several in one mode. */
  text(schema: FieldSchema, objects: readonly Value[]): string {
    const path = schema['x-range'];
    if (!Array.isArray(path)) return '';
    const found = this.#known.get(schema) ?? new FieldRanges(path.map(String), schema['x-unit'], this.#modes);
    this.#known.set(schema, found);
    const byMode = new Map<string, string>();
    for (const object of objects) {
      for (const [range, mode] of found.of(object)) {
        if ((byMode.get(mode) ?? range) !== range) return '';
        byMode.set(mode, range);
      }
    }
    const ranges = [...new Set(byMode.values())];
    if (ranges.length === 0 || ranges.length > MOST_LISTED) return '';
    const listed = ranges.map((range) => {
      const modes = [...byMode].flatMap(([mode, its]) => (its === range ? [mode] : []));
      return `${range} (${modes.join(', ')})`;
    });
    return `Reference ${listed.length === 1 ? 'range' : 'ranges'} ${listed.join(', ')}.`;
  }
}

const OWN_FIELD = /^\{(.+)\}$/;

/** The reference ranges of one field, looked up once for all cards of a class. */
class FieldRanges {
  readonly #path: readonly string[];
  readonly #unit: string | undefined;
  readonly #modes: WhatIfGround['modes'];
  /** The fields of a card that the way through a mode depends on. */
  readonly #own: readonly string[];
  readonly #known = new Map<string, readonly NamedRange[]>();

  constructor(path: readonly string[], unit: string | undefined, modes: WhatIfGround['modes']) {
    this.#path = path;
    this.#unit = unit;
    this.#modes = modes;
    this.#own = path.flatMap((step) => OWN_FIELD.exec(step)?.[1] ?? []);
  }

  of(object: Value): readonly NamedRange[] {
    // A mode has no modes: it is told by its id.
    let key = String(object.modes ?? object.id);
    for (const field of this.#own) key += ` ${String(object[field])}`;
    let ranges = this.#known.get(key);
    if (ranges === undefined) {
      ranges = this.#find(object);
      this.#known.set(key, ranges);
    }
    return ranges;
  }

  #find(object: Value): readonly NamedRange[] {
    const { modes } = object;
    const way = this.#path.map((step) => step.replace(OWN_FIELD, (_, field: string) => String(object[field])));
    const its = this.#modes.filter(({ id, value }) => value === object || (Array.isArray(modes) && modes.includes(id)));
    return its.flatMap(({ id, value }): NamedRange[] => {
      const range = valueIn(value, way);
      if (!isRecord(range) || typeof range.min !== 'number' || typeof range.max !== 'number') return [];
      const text = rangeText({ min: range.min, max: range.max }, this.#unit);
      return [[text, typeof value.name === 'string' ? value.name : id]];
    });
  }
}
