import { Fragment } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import type { SubjectForm } from '../fields/subject-form.ts';
import { cellClass } from './cell-class.ts';
import { ColumnHead } from './column-heads.tsx';
import styles from './table.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { ValueCell } from './value-cell.tsx';

/** Groups with the same fields as a table: one row per group, one column per field. */
export function MatrixTable({
  form,
  field,
  path,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
}) {
  const rows = field.fields ?? [];
  const columns = rows[0]?.fields ?? [];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td className={styles.emptyHead} />
          {columns.map((column) => (
            <ColumnHead key={column.key} field={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <tr>
              <th scope="row" className={styles.rowHead}>
                {row.title}
              </th>
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  <ValueCell
                    form={form}
                    field={row.fields?.find(({ key }) => key === column.key) ?? column}
                    path={[...path, row.key, column.key]}
                    label={`${row.title} ${column.title.toLowerCase()}`}
                  />
                </td>
              ))}
            </tr>
            <TroubleRow diagnostics={form.troubleAt([...path, row.key])} columns={columns.length + 1} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
