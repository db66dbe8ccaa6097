import { Fragment, type Ref, useEffect, useMemo, useRef } from 'react';
import type { TableLog } from '../../src-engine/log.ts';
import { classNames } from '../controls/class-names.ts';
import styles from './table-steps.module.css';

interface TableStepsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly log: TableLog;
  /** 0 is before the first choice. */
  readonly step: number;
  readonly seat: number | undefined;
  readonly go: (step: number) => void;
}

/** The table in words. One stop of the Tab key; a step is gone to by arrows or a click. */
export function TableSteps({ ref, log, step, seat, go }: TableStepsProps) {
  const moments = useMemo(() => numbered(log), [log]);
  const current = useRef<HTMLButtonElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // A table is opened at its first line, although what is beside it is how it ended.
    if (shown.current === step) return;
    shown.current = step;
    const button = current.current!;
    if (button.closest('[data-steps]')?.contains(document.activeElement)) button.focus({ preventScroll: true });
    // Newer browsers answer with a promise, which an effect must not.
    void button.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const stepProps = (own: number) => ({
    ref: own === step ? current : null,
    tabIndex: own === step ? 0 : -1,
    'aria-current': own === step ? ('step' as const) : undefined,
    className: classNames(styles.choice, own === step && styles.chosen, own > step && styles.later),
    onClick: () => go(own),
  });
  return (
    <div ref={ref} className={styles.log} data-steps>
      <button type="button" {...stepProps(0)}>
        The table is set up
      </button>
      {moments.map(({ title, opening, choices }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its place
        <section key={i} aria-label={title}>
          <h3>{title}</h3>
          {opening.map((line) => (
            <p key={line} className={styles.note}>
              {line}
            </p>
          ))}
          {choices.map(({ step: own, seat: who, text, outcome = [] }) => (
            <Fragment key={own}>
              <button type="button" {...stepProps(own)}>
                <span className={who === seat ? styles.own : styles.who}>Seat {who}</span> {text}
              </button>
              {outcome.map((line) => (
                <p key={line} className={styles.note}>
                  {line}
                </p>
              ))}
            </Fragment>
          ))}
        </section>
      ))}
      <section aria-label="The end">
        <h3>The end</h3>
        {log.ending.map((line) => (
          <p key={line} className={styles.note}>
            {line}
          </p>
        ))}
      </section>
    </div>
  );
}

/** The choices with their steps: the state after the first choice is step 1. */
function numbered({ moments }: TableLog) {
  let step = 0;
  return moments.map(({ title, opening, choices }) => ({
    title,
    opening,
    choices: choices.map((choice) => {
      step++;
      return { ...choice, step };
    }),
  }));
}
