import { isRecord } from './record.ts';
import type { Field } from './workbench/field.ts';

export interface ReferenceRange {
  readonly min: number;
  readonly max: number;
}

/** Where in a mode the reference range of a card's field stands; undefined where the field has none. */
export function rangePath(field: Field, card: { readonly [field: string]: unknown }): readonly string[] | undefined {
  return field.range?.map((step) => {
    const own = /^\{(.+)\}$/.exec(step)?.[1];
    return own === undefined ? step : String(card[own]);
  });
}

/** The reference range that a mode gives a field of a card. */
export function referenceRange(
  field: Field,
  card: { readonly [field: string]: unknown },
  mode: { readonly [field: string]: unknown },
): ReferenceRange | undefined {
  let value: unknown = mode;
  const path = rangePath(field, card);
  if (path === undefined) return undefined;
  for (const step of path) value = isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  return isRecord(value) && typeof value.min === 'number' && typeof value.max === 'number'
    ? { min: value.min, max: value.max }
    : undefined;
}
