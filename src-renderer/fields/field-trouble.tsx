import { CircleAlert, Lightbulb, TriangleAlert } from 'lucide-react';
import type { WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
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

const icons = { error: CircleAlert, warning: TriangleAlert, hint: Lightbulb };

function TroubleLine({ diagnostic }: { readonly diagnostic: WorkbenchDiagnostic }) {
  const fix = useFix(diagnostic);
  const Icon = icons[diagnostic.severity];
  return (
    <li className={styles.troubleLine} data-severity={diagnostic.severity}>
      <Icon size={13} aria-label={diagnostic.severity} />
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
