import { isRecord } from '../../src-shared/record.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import type { KnownName } from './cell-text.ts';

type Card = { readonly [field: string]: unknown };

export const refersTo = (field: Field): Field['refersTo'] => field.refersTo ?? field.item?.refersTo;

/** The field that says in which modes a card is. */
export const modesField = (fields: readonly Field[]): Field | undefined => fields.find((f) => refersTo(f) === 'mode');

/** The modes that a card is in; all of them where its type has no such field or the card names none. */
export function modesOf(card: Card, fields: readonly Field[], modes: readonly Row[]): readonly Row[] {
  const field = modesField(fields);
  const named = field && card[field.key];
  const ids: readonly unknown[] = Array.isArray(named) ? named : named === undefined ? [] : [named];
  const own = modes.filter((mode) => ids.includes(mode.key));
  return own.length > 0 ? own : modes;
}

export const labelOf = (row: Row): string => (typeof row.value.name === 'string' ? row.value.name : row.key);

/** What a field that refers to something may be for a card: names that all modes of the card know, or else any of them. */
export function knownNames(
  field: Field,
  card: Card,
  fields: readonly Field[],
  modes: readonly Row[],
): readonly KnownName[] {
  const target = refersTo(field);
  if (target === undefined) return [];
  if (target === 'mode') return modes.map((mode) => ({ id: mode.key, label: labelOf(mode) }));
  const inEach = modesOf(card, fields, modes).map((mode) => namesAt(mode.value, target));
  const [first = new Map<string, KnownName>(), ...others] = inEach;
  const inAll = [...first.values()].filter(({ id }) => others.every((names) => names.has(id)));
  return inAll.length > 0 ? inAll : [...new Map(inEach.flatMap((names) => [...names])).values()];
}

function namesAt(mode: Card, path: readonly string[]): Map<string, KnownName> {
  let value: unknown = mode;
  for (const step of path) value = isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  const names = new Map<string, KnownName>();
  for (const [id, thing] of Object.entries(isRecord(value) ? value : {})) {
    names.set(id, isRecord(thing) && typeof thing.name === 'string' ? { id, label: thing.name } : { id });
  }
  return names;
}
