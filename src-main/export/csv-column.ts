import { isRecord } from '../../src-shared/record.ts';
import { names } from '../../src-shared/title-unit.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';

/** One column of a type's table. */
export interface CsvColumn {
  /** `Cost (€)`: no two columns of a type have the same. */
  readonly header: string;
  /** `Points (points)`, where the header says the unit without brackets: tables that were exported before have it. */
  readonly formerHeader?: string;
  /** From the card to the value. */
  readonly path: readonly string[];
  readonly field: Field;
}

/** The columns of a card type in the order of its schema, the id first. */
export function csvColumns({ field }: CardTypeInfo): readonly CsvColumn[] {
  const columns = columnsBelow(field.fields ?? [], [], []);
  const isFirst = ({ path }: CsvColumn) => path.length === 1 && path[0] === 'id';
  const ordered = [...columns.filter(isFirst), ...columns.filter((column) => !isFirst(column))];
  const counts = new Map<string, number>();
  for (const { header } of ordered) counts.set(header, (counts.get(header) ?? 0) + 1);
  return ordered.map((column) => {
    if (counts.get(column.header) === 1) return column;
    const { header, formerHeader } = column;
    const path = `[${pathName(column)}]`;
    return { ...column, header: `${header} ${path}`, ...(formerHeader && { formerHeader: `${formerHeader} ${path}` }) };
  });
}

/** Another name of the column, which no translation or change of titles touches. */
export const pathName = ({ path }: Pick<CsvColumn, 'path'>): string => path.join('.');

/** A group is as many columns as it has fields; what may also be something else is one. */
function columnsBelow(fields: readonly Field[], path: readonly string[], titles: readonly string[]): CsvColumn[] {
  return fields.flatMap((field) => {
    const here = [...path, field.key];
    const words = [...titles, field.title];
    if (field.kind === 'group' && field.fields && !field.hasAlternatives)
      return columnsBelow(field.fields, here, words);
    return [{ ...headersOf(words, field), path: here, field }];
  });
}

/** A title that says its unit already says it once. */
function headersOf(words: readonly string[], { title, unit }: Field): Pick<CsvColumn, 'header' | 'formerHeader'> {
  const header = words.join(': ');
  if (unit === undefined) return { header };
  const whole = `${header} (${unit})`;
  return names(title, unit) ? { header, formerHeader: whole } : { header: whole };
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const step of path) current = isRecord(current) && Object.hasOwn(current, step) ? current[step] : undefined;
  return current;
}
