import type { WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { Button } from '../controls/button.tsx';
import { SeverityIcon } from '../controls/severity-icon.tsx';
import { showPanel } from '../shell/panels.ts';
import { goToProblem } from '../shell/problems/go-to-problem.ts';
import { figure, quantity } from '../shell/quantity.ts';
import { useOpenedSet } from '../state/workbench.ts';
import styles from './note-list.module.css';

const SHOWN = 20;
const NONE: readonly WorkbenchDiagnostic[] = [];

interface InvalidSetProps {
  readonly set: string;
  /** `Proof sheets can be printed` */
  readonly what: string;
}

/** Why nothing leaves the program: what is wrong, and the way to it. */
export function InvalidSet({ set, what }: InvalidSetProps) {
  const all = useOpenedSet(set)?.diagnostics ?? NONE;
  const errors = all.filter(({ severity }) => severity === 'error');
  const more = errors.length - SHOWN;
  return (
    <section className={styles.invalid} role="alert" aria-label="Errors of the set">
      <h3>
        The set has {quantity(errors.length, 'error')}. {what} once {errors.length === 1 ? 'it is' : 'they are'} mended.
      </h3>
      <ul className={styles.list}>
        {errors.slice(0, SHOWN).map((diagnostic) => (
          <li key={`${diagnostic.file}:${diagnostic.line}:${diagnostic.column}:${diagnostic.message}`}>
            <button type="button" className={styles.note} onClick={() => goToProblem({ set, diagnostic }, 'value')}>
              <SeverityIcon severity="error" />
              {diagnostic.subject?.on === 'card' && <span className={styles.subject}>{diagnostic.subject.key}</span>}
              <span className={styles.words}>{diagnostic.message}</span>
              <span className={styles.place}>
                {diagnostic.file.slice(diagnostic.file.lastIndexOf('/') + 1)} {diagnostic.line}:{diagnostic.column}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>and {figure(more)} more</p>}
      <Button onClick={() => showPanel('problems', true)}>Show the problems</Button>
    </section>
  );
}
