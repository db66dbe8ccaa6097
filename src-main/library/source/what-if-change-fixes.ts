import type { Card } from '../../../src-engine/card-set.ts';
import { type Change, changeNumber, parseChange } from '../../../src-shared/what-if/change.ts';
import { parseSelector, selectsCard } from '../../../src-shared/what-if/selector.ts';
import { valueAt } from '../../../src-shared/what-if/what-if.ts';
import type { FieldSchema } from '../schema-field.ts';
import type { MappingEntry, ScalarNode } from '../yaml/source-node.ts';
import { numberText } from './amount-text.ts';
import { type Fix, replaced } from './quick-fix.ts';
import { similarNames } from './similar-names.ts';
import { choicesOf } from './what-if-choices.ts';
import type { WhatIfGround } from './what-if-fields.ts';
import type { Selection } from './what-if-selections.ts';
import { writtenNumber } from './written-number.ts';
import type { TextFault } from './yaml-fixes.ts';
import { yamlText } from './yaml-text.ts';

/** Something wrong with the change of a line, or with what comes out of it. */
export interface ChangeFault extends TextFault {
  readonly entry: MappingEntry;
  readonly change: ScalarNode;
  readonly ground: WhatIfGround;
  readonly selections: ReadonlyMap<string, Selection>;
}

const MOST_OFFERED = 5;

/** `+ 2`, `+2 percent`, `−5`, `1.5x` as the language wants them. */
export function unreadableChangeFixes({ change }: ChangeFault): Fix[] {
  const meant = tidied(change.source);
  return meant === undefined ? [] : [replaced(`Change to ${meant}`, change, meant)];
}

function tidied(source: string): string | undefined {
  const text = source
    .trim()
    .replaceAll('−', '-')
    .replace(/\s*(percent|pct|per cent)$/i, '%')
    .replace(/\s+/g, '')
    .replace(/^([\d.]+)[x×*]$/i, 'x$1')
    .replace(/^[X*]([\d.]+)$/, 'x$1');
  const change = parseChange(text, null);
  return text !== source && change !== undefined && change.kind !== 'set' ? text : undefined;
}

/** Where a value should have been one of some choices. */
export function choiceFixes(fault: ChangeFault): Fix[] {
  const { change, ground } = fault;
  const { values = [] } = choicesOf(schemaOf(fault), ground.modes);
  const texts = values.map(String).filter((text) => text !== change.source);
  const similar = similarNames(change.source, texts, MOST_OFFERED);
  const offered = similar.length > 0 || texts.length > MOST_OFFERED ? similar : texts;
  return offered.map((text) => {
    const choice = values.find((candidate) => String(candidate) === text);
    return replaced(`Change to “${text}”`, change, yamlText(choice));
  });
}

/** Text that was meant to be a number or a change of one; a number that should be text. */
export function wrongTypeFixes(fault: ChangeFault): Fix[] {
  const { change } = fault;
  const { type } = schemaOf(fault);
  if (type === 'number' || type === 'integer') {
    const tidy = tidied(change.source);
    if (tidy !== undefined) return [replaced(`Change to ${tidy}`, change, tidy)];
    const meant = writtenNumber(change.source);
    return meant === undefined ? [] : [replaced(`Change to ${numberText(meant)}`, change, settingText(meant))];
  }
  if (type === 'string') {
    return [replaced(`Write “${change.source}” as text`, change, JSON.stringify(change.source))];
  }
  return type === 'boolean' ? booleanFixes(change) : [];
}

function booleanFixes(change: ScalarNode): Fix[] {
  const said = /^(?:(yes|on|1)|no|off|0)$/i.exec(change.source);
  if (said === null) return [];
  const meant = String(said[1] !== undefined);
  return [replaced(`Change to ${meant}`, change, meant)];
}

/** The nearest change with a result that the schema allows: another number, or for several cards as much as fits them all. */
export function limitFixes(fault: ChangeFault): Fix[] {
  const { change: node } = fault;
  const change = parseChange(node.source, node.value);
  const schema = schemaOf(fault);
  if (change === undefined) return [];
  if (change.kind === 'set') {
    const nearest = typeof change.value === 'number' ? nearestIn(schema, change.value) : undefined;
    return nearest === undefined ? [] : [setTo(nearest, node)];
  }
  const values = valuesOf(fault);
  const [first] = values;
  if (first === undefined) return [];
  if (new Set(values).size === 1) return [setTo(nearestIn(schema, changeNumber(first, change, stepOf(schema))), node)];
  return change.kind === 'add' ? lesserSumFixes(change, values, schema, node) : [];
}

function lesserSumFixes(
  { amount }: Extract<Change, { kind: 'add' }>,
  values: readonly number[],
  schema: FieldSchema,
  node: ScalarNode,
): Fix[] {
  const { minimum, maximum } = schema;
  const room = amount < 0 ? Number(minimum) - Math.min(...values) : Number(maximum) - Math.max(...values);
  const most = changeNumber(room, { kind: 'add', amount: 0 }, stepOf(schema));
  if (!Number.isFinite(most) || most === 0 || Math.sign(most) !== Math.sign(amount)) return [];
  const text = most > 0 ? `+${most}` : String(most);
  return [replaced(`Change to ${text}, the most that fits`, node, text)];
}

const setTo = (value: number, node: ScalarNode): Fix =>
  replaced(`Set to ${numberText(value)}`, node, settingText(value));

/** A sign would make it a change of what is there. */
const settingText = (value: number): string => (value < 0 ? `=${value}` : String(value));

const stepOf = ({ type, multipleOf }: FieldSchema): number | undefined => (type === 'integer' ? 1 : multipleOf);

function nearestIn(schema: FieldSchema, value: number): number {
  const { minimum, maximum } = schema;
  const above = typeof minimum === 'number' ? Math.max(value, minimum) : value;
  const within = typeof maximum === 'number' ? Math.min(above, maximum) : above;
  return changeNumber(within, { kind: 'add', amount: 0 }, stepOf(schema));
}

/** What the schema says of the field that a line changes. */
function schemaOf({ entry, ground, selections }: ChangeFault): FieldSchema {
  const selector = parseSelector(entry.key);
  if (selector === undefined) return {};
  const path = selector.path.join('.');
  if (selector.on === 'house') return selections.get(`house.${path}`)?.schema ?? {};
  if (selector.on === 'mode') return selections.get(`modes.${selector.id}.${path}`)?.schema ?? {};
  const type = ground.game.cardTypes.find(({ id }) =>
    (ground.cards[id] ?? []).some((card) => selectsCard(selector, id, card as Card)),
  );
  return selections.get(`cards.type:${type?.id}.${path}`)?.schema ?? {};
}

/** The numbers that a line changes, as they are in the set. */
function valuesOf({ entry, ground }: ChangeFault): number[] {
  const selector = parseSelector(entry.key);
  if (selector === undefined) return [];
  const objects =
    selector.on === 'house'
      ? [ground.house]
      : selector.on === 'mode'
        ? ground.modes.filter(({ id }) => id === selector.id).map(({ value }) => value)
        : Object.entries(ground.cards).flatMap(([type, cards]) =>
            cards.filter((card) => selectsCard(selector, type, card as Card)),
          );
  return objects.map((object) => valueAt(object as object, selector.path)).filter((value) => typeof value === 'number');
}
