import { isRecord } from '../../src-shared/record.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Subject, ValuePath } from '../../src-shared/workbench/set-view.ts';

/** The value at the end of a path; undefined where the path ends early. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  let current = value;
  for (const step of path) {
    if (Array.isArray(current) && typeof step === 'number') current = current[step];
    else if (isRecord(current) && Object.hasOwn(current, step)) current = current[step];
    else return undefined;
  }
  return current;
}

/** The field of a value, found through groups, maps and lists. */
export function fieldAtPath(field: Field, path: ValuePath): Field | undefined {
  let current: Field | undefined = field;
  for (const step of path) current = current?.fields?.find(({ key }) => key === step) ?? current?.item;
  return current;
}

export const startsWith = (path: ValuePath, prefix: ValuePath): boolean =>
  path.length >= prefix.length && prefix.every((step, i) => path[i] === step);

export function sameSubject(a: Subject, b: Subject): boolean {
  if (a.on === 'card') return b.on === 'card' && a.type === b.type && a.key === b.key;
  return a.on === b.on && (a.on !== 'mode' || (b.on === 'mode' && a.key === b.key));
}

/** Whether two plain values are equal; mappings in any order of their keys. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]))
  );
}
