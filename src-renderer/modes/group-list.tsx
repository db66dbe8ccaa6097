import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { Fragment } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import { FieldTrouble } from '../fields/field-trouble.tsx';
import { moved } from '../fields/list-field.tsx';
import type { SubjectForm } from '../fields/subject-form.ts';
import { cellClass } from './cell-class.ts';
import { ColumnHead } from './column-heads.tsx';
import { initialValue } from './field-shape.ts';
import styles from './table.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { ValueCell } from './value-cell.tsx';

/** An ordered list of groups, such as rounds with their phases. */
export function GroupList({
  form,
  field,
  path,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
}) {
  const item = field.item!;
  const columns = item.fields ?? [];
  const value = form.valueAt(path);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (next: readonly unknown[]) => void form.change(path, next);
  const what = item.title.toLowerCase();
  return (
    <>
      <table className={classNames(styles.table, styles.wide)}>
        <thead>
          <tr>
            <td className={styles.emptyHead} />
            {columns.map((column) => (
              <ColumnHead key={column.key} field={column} />
            ))}
            <td className={styles.emptyHead} />
          </tr>
        </thead>
        <tbody>
          {list.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own; the place is their identity.
            <Fragment key={i}>
              <tr>
                <th scope="row" className={styles.rowHead}>
                  {i + 1}
                </th>
                {columns.map((column) => (
                  <td key={column.key} className={cellClass(column)}>
                    <ValueCell
                      form={form}
                      field={column}
                      path={[...path, i, column.key]}
                      label={`${item.title} ${i + 1} ${column.title.toLowerCase()}`}
                    />
                  </td>
                ))}
                <td className={styles.actions}>
                  <IconButton
                    label={`Move ${what} ${i + 1} up`}
                    disabled={i === 0}
                    icon={<ArrowUp size={14} />}
                    onClick={() => change(moved(list, i, i - 1))}
                  />
                  <IconButton
                    label={`Move ${what} ${i + 1} down`}
                    disabled={i === list.length - 1}
                    icon={<ArrowDown size={14} />}
                    onClick={() => change(moved(list, i, i + 1))}
                  />
                  <IconButton
                    label={`Take out ${what} ${i + 1}`}
                    disabled={field.required && list.length === 1}
                    icon={<X size={14} />}
                    onClick={() => change(list.filter((_, place) => place !== i))}
                  />
                </td>
              </tr>
              <TroubleRow diagnostics={form.troubleAt([...path, i])} columns={columns.length + 2} />
            </Fragment>
          ))}
        </tbody>
      </table>
      <span>
        <Button
          kind="plain"
          icon={<Plus size={14} />}
          onClick={() => change([...list, list.at(-1) ?? initialValue(item)])}
        >
          Add {what}
        </Button>
      </span>
      <FieldTrouble diagnostics={form.troubleAt(path).filter((one) => (one.path?.length ?? 0) <= path.length)} />
    </>
  );
}
