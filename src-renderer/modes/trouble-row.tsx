import type { WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { FieldTrouble } from '../fields/field-trouble.tsx';
import styles from './table.module.css';

/** What is wrong in a row of a table, right below it. */
export function TroubleRow({
  diagnostics,
  columns,
}: {
  readonly diagnostics: readonly WorkbenchDiagnostic[];
  readonly columns: number;
}) {
  if (diagnostics.length === 0) return null;
  return (
    <tr>
      <td className={styles.troubleCell} colSpan={columns}>
        <FieldTrouble diagnostics={diagnostics} />
      </td>
    </tr>
  );
}
