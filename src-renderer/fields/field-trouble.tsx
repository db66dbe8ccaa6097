import type { WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { SeverityIcon } from '../controls/severity-icon.tsx';
import styles from './fields.module.css';
import { useFix } from './quick-fixes.tsx';

/** What is wrong with a value, in words, with the first quick fix as a button. */
export function FieldTrouble({
  id,
  diagnostics,
}: {
  readonly id?: string;
  readonly diagnostics: readonly WorkbenchDiagnostic[];
}) {
  if (diagnostics.length === 0) return null;
  return (
    <ul className={styles.troubles} id={id}>
      {diagnostics.map((diagnostic) => (
        <TroubleLine key={`${diagnostic.code}:${diagnostic.line}:${diagnostic.column}`} diagnostic={diagnostic} />
      ))}
    </ul>
  );
}

function TroubleLine({ diagnostic }: { readonly diagnostic: WorkbenchDiagnostic }) {
  const fix = useFix(diagnostic);
  return (
    <li className={styles.troubleLine}>
      <SeverityIcon severity={diagnostic.severity} size={13} />
      <span>
        {diagnostic.message}
        {fix && (
          <>
            {' '}
            <button type="button" className={styles.linkButton} onClick={fix.apply}>
              {fix.title}
            </button>
          </>
        )}
      </span>
    </li>
  );
}
