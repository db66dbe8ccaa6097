import { isRecord } from '../../src-shared/record.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row, ValuePath } from '../../src-shared/workbench/set-view.ts';
import { sameValue, valueAt } from '../fields/value-path.ts';
import { hasField, isNumeric, shapeOf } from './field-shape.ts';

/** A value that modes can be compared by: one number or choice, or a range. */
export interface ComparedRow {
  readonly path: ValuePath;
  /** `Price`, `Premium · Price` */
  readonly label: string;
  readonly field: Field;
}

export interface ComparedSection {
  readonly title: string;
  readonly key: string;
  /** Entries of mappings differ from mode to mode, and are many. */
  readonly isMapping: boolean;
  readonly rows: readonly ComparedRow[];
}

/** All that modes can be compared by, in the order of the schema. */
export function comparedSections(mode: Field, modes: readonly Row[]): readonly ComparedSection[] {
  const general: ComparedRow[] = [];
  const sections: ComparedSection[] = [];
  const add = (field: Field, path: ValuePath, title: string) => {
    if (isCompared(field)) {
      general.push({ path, label: field.title, field });
      return;
    }
    const shape = shapeOf(field);
    const isDeeper = shape === 'group' && (field.fields ?? []).some((child) => shapeOf(child) === 'map');
    if (isDeeper) for (const child of field.fields ?? []) add(child, [...path, child.key], child.title);
    else {
      const rows = shape === 'map' ? mappingRows(field, path, modes) : leafRows(field, path);
      if (rows.length > 0) sections.push({ title, key: path.join('/'), isMapping: shape === 'map', rows });
    }
  };
  for (const field of mode.fields ?? []) add(field, [field.key], field.title);
  return [...(general.length > 0 ? [{ title: 'Values', key: '', isMapping: false, rows: general }] : []), ...sections];
}

const isCompared = (field: Field): boolean =>
  isNumeric(field) || field.kind === 'choice' || field.kind === 'boolean' || shapeOf(field) === 'range';

function leafRows(field: Field, path: ValuePath, label = ''): ComparedRow[] {
  return (field.fields ?? []).flatMap((child) => {
    const here = [...path, child.key];
    const called = label === '' ? child.title : `${label} · ${child.title}`;
    return isCompared(child) ? [{ path: here, label: called, field: child }] : leafRows(child, here, called);
  });
}

/** The entries of all modes, those of the first mode first. */
function mappingRows({ item }: Field, path: ValuePath, modes: readonly Row[]): ComparedRow[] {
  const names = new Map<string, string>();
  for (const mode of modes) {
    const entries = valueAt(mode.value, path);
    if (!isRecord(entries)) continue;
    for (const [key, entry] of Object.entries(entries)) {
      if (!names.has(key)) names.set(key, isRecord(entry) && typeof entry.name === 'string' ? entry.name : key);
    }
  }
  return [...names].flatMap(([key, name]) => {
    if (!item) return [];
    return isCompared(item)
      ? [{ path: [...path, key], label: name, field: item }]
      : leafRows(item, [...path, key], name).filter((row) => modes.some((mode) => hasPlace(mode, row)));
  });
}

/** Whether a mode has a place for the value: the entry or group that it belongs to. */
export function hasPlace(mode: Row, { path, field }: ComparedRow): boolean {
  const around = valueAt(mode.value, path.slice(0, -1));
  return path.length === 1 || (isRecord(around) && hasField(around, field));
}

/** Whether the modes do not all say the same. */
export function differs({ path }: ComparedRow, modes: readonly Row[]): boolean {
  const [first, ...others] = modes.map((mode) => valueAt(mode.value, path));
  return others.some((value) => !sameValue(value, first));
}
