import type { QuickFix } from '../../../src-shared/workbench/api.ts';
import { classNames } from '../../controls/class-names.ts';
import { SeverityIcon } from '../../controls/severity-icon.tsx';
import { tip } from '../../controls/tip.ts';
import type { SetProblem } from './problem-list.ts';
import styles from './problem-row.module.css';

interface ProblemRowProps {
  readonly id: string;
  readonly problem: SetProblem;
  readonly place: number;
  readonly top: number;
  readonly isCurrent: boolean;
  readonly fix: QuickFix | undefined;
  readonly onGo: (where: 'value' | 'source') => void;
  readonly onFix: () => void;
}

export function ProblemRow({ id, problem, place, top, isCurrent, fix, onGo, onFix }: ProblemRowProps) {
  const { severity, message, code, file, line, column, subject } = problem.diagnostic;
  const about = subject?.on === 'card' ? subject.key : undefined;
  const where = `${file}:${line}:${column}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of its lines
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-rowindex={place}
      className={classNames(styles.row, isCurrent && styles.current)}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => onGo(event.altKey ? 'source' : 'value')}
    >
      <span role="gridcell" className={styles.message} {...tip(message)}>
        <SeverityIcon severity={severity} />
        {about !== undefined && <span className={styles.subject}>{about}</span>}
        <span>{message}</span>
      </span>
      {fix && (
        <span role="gridcell" className={styles.fixCell}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.fix}
            onClick={(event) => {
              event.stopPropagation();
              onFix();
            }}
          >
            {fix.title}
          </button>
        </span>
      )}
      <span role="gridcell" className={styles.code}>
        {code}
      </span>
      <span role="gridcell" className={styles.placeCell}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.place}
          aria-label={`Open ${where}`}
          {...tip(`${where}\nOpen the source here`)}
          onClick={(event) => {
            event.stopPropagation();
            onGo('source');
          }}
        >
          {file.startsWith(`${problem.set}/`) ? file.slice(file.lastIndexOf('/') + 1) : inOtherVersion(file)}
          <span className={styles.line}>
            {line}:{column}
          </span>
        </button>
      </span>
    </div>
  );
}

/** `…/v0.3/cards/acts.yaml` → `v0.3 › acts.yaml`: an inherited file must not be taken for the version's own. */
function inOtherVersion(file: string): string {
  const parts = file.split('/');
  const folder = parts.findLastIndex((part) => part === 'cards' || part === 'modes');
  return `${parts.at(folder > 0 ? folder - 1 : -2)} › ${parts.at(-1)}`;
}
