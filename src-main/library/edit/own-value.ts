import { fieldOf, isRecord } from '../../../src-shared/record.ts';
import { isSameValue } from '../../../src-shared/same-value.ts';
import type { ValuePath } from '../../../src-shared/workbench/set-view.ts';
import { isForbiddenKey } from '../yaml/source-node.ts';
import { Refusal } from './refusal.ts';

/**
 * What a version itself must write so that the value at `path` becomes `value`, given what it writes now (`own`) and what it inherits
 * below; undefined stands for nothing at all. Mappings are merged key by key, lists replace, and what equals the inherited is not written.
 */
export function ownWith(own: unknown, inherited: unknown, path: ValuePath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return override(own, inherited, value);
  const current = own === undefined ? inherited : own;
  if (value === undefined && isMissing(current)) return own;
  if (Array.isArray(current)) return override(own, inherited, listWith(current, path, value));
  if (typeof step === 'number' && isMissing(current)) return override(own, inherited, listWith([], path, value));
  if (!isMissing(current) && !isRecord(current)) throw notInside(step);
  const key = keyOf(step);
  const before = fieldOf(own, key);
  const after = ownWith(before, fieldOf(inherited, key), rest, value);
  if (after === before && own !== null) return own;
  const next: Record<string, unknown> = isRecord(own) ? { ...own } : {};
  if (after === undefined) delete next[key];
  else next[key] = after;
  const isEmptied = after === undefined && Object.keys(next).length === 0;
  return isEmptied && (own === undefined || isRecord(inherited)) ? undefined : next;
}

/** What is written in place of `own` to make a value of `value` over what is inherited. */
function override(own: unknown, inherited: unknown, value: unknown): unknown {
  if (value === undefined || (inherited !== undefined && isSameValue(value, inherited))) return undefined;
  if (!isRecord(inherited) || !isRecord(value)) return isSameValue(own, value) ? own : value;
  for (const key of Object.keys(inherited)) {
    if (Object.hasOwn(value, key)) continue;
    throw new Refusal(
      'inherited-field',
      `“${key}” is inherited and cannot be left out here; change its value instead.`,
    );
  }
  const next: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const written = override(fieldOf(own, key), fieldOf(inherited, key), field);
    if (written !== undefined) next[key] = written;
  }
  return next;
}

function listWith(list: readonly unknown[], [step, ...rest]: ValuePath, value: unknown): unknown[] {
  if (typeof step !== 'number') throw notInside(step ?? '');
  if (step > list.length)
    throw new Refusal('unknown-place', `The list has no place ${step + 1}; it has ${list.length}.`);
  if (value === undefined && step === list.length) return [...list];
  const next = [...list];
  if (rest.length === 0 && value === undefined) next.splice(step, 1);
  else next[step] = ownWith(list[step], undefined, rest, value);
  return next;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

function keyOf(step: string | number): string {
  const key = String(step);
  if (isForbiddenKey(key)) throw new Refusal('bad-key', `“${key}” cannot be the name of a field; choose another.`);
  return key;
}

const notInside = (step: string | number): Refusal =>
  new Refusal(
    'unknown-place',
    `There is no “${step}” here: the value around it is no ${typeof step === 'number' ? 'list' : 'mapping'}.`,
  );

/** A copy of a value from outside that YAML can say: fields without value are left out. */
export function plainValue(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return value === 0 ? 0 : value;
  if (Array.isArray(value)) return value.map((item) => plainValue(item ?? null));
  if (!isRecord(value))
    throw new Refusal('bad-value', 'Only text, numbers, true, false, lists and mappings can be written.');
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    if (field !== undefined) copy[keyOf(key)] = plainValue(field);
  }
  return copy;
}
