import { X } from 'lucide-react';
import { isRecord } from '../../src-shared/record.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { IconButton } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import type { SubjectForm } from '../fields/subject-form.ts';
import { valueAt } from '../fields/value-path.ts';
import { cellClass } from './cell-class.ts';
import { ColumnHead } from './column-heads.tsx';
import { EntryAdder } from './entry-adder.tsx';
import { hasField, shapeOf } from './field-shape.ts';
import { commonScale, RangeCell } from './range-cell.tsx';
import type { Spreads } from './spread.ts';
import styles from './table.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { ValueCell } from './value-cell.tsx';

/** A mapping as a table: one row per entry, one column per field of an entry. */
export function MapTable({
  form,
  field,
  path,
  spreads,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
  readonly spreads: Spreads;
}) {
  const item = field.item!;
  const columns = item.kind === 'group' ? (item.fields ?? []) : [];
  const value = form.valueAt(path);
  const entries = isRecord(value) ? Object.entries(value) : [];
  const scales = new Map(
    columns
      .filter((column) => shapeOf(column) === 'range')
      .map((column) => [
        column.key,
        commonScale(
          form,
          entries.map(([key]) => [...path, key, column.key]),
          spreads,
        ),
      ]),
  );
  return (
    <>
      {entries.length > 0 && (
        <table className={classNames(styles.table, scales.size > 0 && styles.wide, scales.size > 1 && styles.stacking)}>
          <thead>
            <tr>
              {columns.length === 0 && <ColumnHead field={item} />}
              {columns.map((column) => (
                <ColumnHead key={column.key} field={column} scale={scales.get(column.key)} />
              ))}
              <th scope="col" className={styles.head}>
                Id
              </th>
              <td className={styles.emptyHead} />
            </tr>
          </thead>
          <tbody>
            {entries.map(([key, entry]) => (
              <EntryRows
                key={key}
                form={form}
                item={item}
                columns={columns}
                path={[...path, key]}
                name={isRecord(entry) && typeof entry.name === 'string' ? entry.name : key}
                scales={scales}
                spreads={spreads}
              />
            ))}
          </tbody>
        </table>
      )}
      <EntryAdder form={form} field={field} path={path} entries={entries} />
    </>
  );
}

function EntryRows({
  form,
  item,
  columns,
  path,
  name,
  scales,
  spreads,
}: {
  readonly form: SubjectForm;
  readonly item: Field;
  readonly columns: readonly Field[];
  readonly path: ValuePath;
  readonly name: string;
  readonly scales: ReadonlyMap<string, ReturnType<typeof commonScale>>;
  readonly spreads: Spreads;
}) {
  const key = String(path.at(-1));
  // Only what this version itself adds can be taken out; what it inherits stays in the version below.
  const isInherited = form.baseRow !== undefined && valueAt(form.baseRow.value, path) !== undefined;
  return (
    <>
      <tr>
        {columns.length === 0 && (
          <td className={cellClass(item)}>
            <ValueCell form={form} field={item} path={path} label={name} />
          </td>
        )}
        {columns.map((column) => (
          <td key={column.key} className={cellClass(column)}>
            {!hasField(form.valueAt(path), column) ? null : shapeOf(column) === 'range' ? (
              <RangeCell
                form={form}
                field={column}
                path={[...path, column.key]}
                label={`${name} ${column.title.toLowerCase()}`}
                scale={scales.get(column.key)}
                spreads={spreads}
              />
            ) : (
              <ValueCell
                form={form}
                field={column}
                path={[...path, column.key]}
                label={`${name} ${column.title.toLowerCase()}`}
              />
            )}
          </td>
        ))}
        <td className={styles.entryKey}>
          <span className={styles.key}>{key}</span>
        </td>
        <td className={styles.actions}>
          <IconButton
            label={
              isInherited
                ? `${name} comes from ${form.baseVersion} and can only be taken out there`
                : `Take out ${name}`
            }
            aria-disabled={isInherited}
            className={classNames(isInherited && styles.off)}
            icon={<X size={14} />}
            onClick={() => isInherited || void form.change(path, undefined)}
          />
        </td>
      </tr>
      <TroubleRow diagnostics={form.troubleAt(path)} columns={Math.max(columns.length, 1) + 2} />
    </>
  );
}
