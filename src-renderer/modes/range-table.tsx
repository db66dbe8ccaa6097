import type { Field } from '../../src-shared/workbench/field.ts';
import { classNames } from '../controls/class-names.ts';
import { tip } from '../controls/tip.ts';
import { FieldTrouble } from '../fields/field-trouble.tsx';
import type { SubjectForm } from '../fields/subject-form.ts';
import { commonScale, RangeCell } from './range-cell.tsx';
import type { Spreads } from './spread.ts';
import styles from './table.module.css';

/** Reference ranges that belong to the mode as a whole, each on a scale of its own. */
export function RangeTable({
  form,
  fields,
  spreads,
}: {
  readonly form: SubjectForm;
  readonly fields: readonly Field[];
  readonly spreads: Spreads;
}) {
  return (
    <table className={classNames(styles.table, styles.wide)}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            Range
          </th>
          <th scope="col" className={styles.head}>
            From – to
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => {
          const path = [field.key];
          const trouble = form.troubleAt(path);
          const unit = field.fields?.[0]?.unit;
          return (
            <tr key={field.key}>
              <th scope="row" className={styles.rowHead} {...(field.help !== undefined && tip(field.help))}>
                {field.title}
                {unit && <span className={styles.unit}> {unit}</span>}
              </th>
              <td className={styles.cell}>
                <RangeCell
                  form={form}
                  field={field}
                  path={path}
                  label={field.title}
                  scale={commonScale(form, [path], spreads)}
                  spreads={spreads}
                />
                <FieldTrouble diagnostics={trouble} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
