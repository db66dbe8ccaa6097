import { isRecord } from '../../src-shared/record.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import { hasControl } from '../fields/value-control.tsx';

/**
 * How a field is laid out: one control, a reference range, a table whose rows are groups with the same fields, a table of a
 * mapping's entries, an ordered list of groups, or a group with whatever is in it.
 */
export type Shape = 'value' | 'range' | 'matrix' | 'map' | 'list' | 'group' | 'other';

export const isNumeric = ({ kind }: Field): boolean => kind === 'number' || kind === 'integer';

export function shapeOf(field: Field): Shape {
  if (hasControl(field)) return 'value';
  if (field.kind === 'map' && field.item) return isFlat(field.item) ? 'map' : 'other';
  if (field.kind === 'list' && field.item?.kind === 'group') return 'list';
  if (field.kind !== 'group' || !field.fields) return 'other';
  if (isRange(field)) return 'range';
  return isMatrix(field.fields) ? 'matrix' : 'group';
}

const isRange = ({ fields = [] }: Field): boolean =>
  fields.length === 2 && fields[0]?.key === 'min' && fields[1]?.key === 'max' && fields.every(isNumeric);

/** An entry that fits into a row: a value, or a group of values and ranges. */
const isFlat = (item: Field): boolean =>
  hasControl(item) ||
  (item.kind === 'group' && (item.fields ?? []).every((field) => hasControl(field) || isRange(field)));

function isMatrix(rows: readonly Field[]): boolean {
  const keys = ({ fields = [] }: Field) => fields.map(({ key }) => key).join('/');
  const [first] = rows;
  return (
    rows.length > 1 &&
    first !== undefined &&
    rows.every((row) => row.kind === 'group' && !isRange(row) && keys(row) === keys(first) && isFlat(row))
  );
}

/** Whether an entry has a place for one of its fields: by its kind, or because the field is there all the same. */
export const hasField = (entry: unknown, { key, onlyWhere }: Field): boolean =>
  onlyWhere === undefined ||
  !isRecord(entry) ||
  entry[key] !== undefined ||
  onlyWhere.is.includes(entry[onlyWhere.field] as string);

/** What a new value starts with, from what the schema says of it. */
export function initialValue(field: Field): unknown {
  if (field.default !== undefined) return field.default;
  if (field.example !== undefined) return field.example;
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        (field.fields ?? []).filter(({ required }) => required).map((child) => [child.key, initialValue(child)]),
      );
    case 'number':
    case 'integer':
      return field.minimum ?? 0;
    case 'choice':
      return field.choices?.[0];
    case 'boolean':
      return false;
    case 'list':
      return field.item ? [initialValue(field.item)] : [];
    case 'map':
      return {};
    default:
      return field.title;
  }
}
