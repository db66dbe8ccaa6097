import type { Row, ValuePath } from '../../src-shared/workbench/set-view.ts';
import { sameValue, valueAt } from './value-path.ts';

/** Where a value comes from. `was` is what the version below says; undefined where it says nothing. */
export type FieldOrigin = { readonly is: 'own' | 'inherited' } | { readonly is: 'changed'; readonly was: unknown };

const OWN: FieldOrigin = { is: 'own' };
const INHERITED: FieldOrigin = { is: 'inherited' };

/** `base` is the row of the same thing in the version that the set extends. */
export function fieldOrigin(row: Row, base: Row | undefined, path: ValuePath): FieldOrigin {
  if (row.origin === 'own' || base === undefined) return OWN;
  if (row.origin === 'inherited') return INHERITED;
  const was = valueAt(base.value, path);
  return sameValue(valueAt(row.value, path), was) ? INHERITED : { is: 'changed', was };
}
