import { ChevronLeft, ChevronRight, ClipboardCopy } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { PlayRequest, Side, TableRequest, ToldTable } from '../../src-shared/what-if/play.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { useSame } from '../charts/use-same.ts';
import { copyText } from '../compare/copy-text.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { say } from '../shell/status.ts';
import { api } from '../state/workbench.ts';
import { copyTableCommand } from '../what-if/play-actions.ts';
import { NoTables } from './no-tables.tsx';
import { TableFacts } from './table-facts.tsx';
import styles from './table-log.module.css';
import { TableSteps } from './table-steps.tsx';

interface TableLogProps {
  readonly resultKey: string;
  readonly request: PlayRequest;
  readonly side: Side;
  /** Of which the table is, where it is not the chosen one. */
  readonly mode: string | undefined;
  readonly table: number;
  /** The seat that led here, if it was one. */
  readonly seat: number | undefined;
  /** The result, which was not kept any more, has been played again. */
  readonly onPlayed: () => void;
}

/** One table turn by turn, with what every seat has at the chosen step. */
export function TableLogView({ resultKey, request, side, mode, table, seat, onPlayed }: TableLogProps) {
  const [told, setTold] = useState<ToldTable>();
  const [problem, setProblem] = useState<Problem>();
  const { set } = request;
  const whatIfs = useSame(request[side]);
  const asked = useMemo(
    (): TableRequest => ({ key: resultKey, set, whatIfs, side, table, ...(mode !== undefined && { mode }) }),
    [resultKey, set, whatIfs, side, mode, table],
  );
  useEffect(() => {
    let isCurrent = true;
    void api()
      .tellTable(asked)
      .then((answer) => {
        if (!isCurrent) return;
        if (answer.ok) setTold(answer.value);
        else setProblem(answer.problem);
      });
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  if (!told && problem) return <NoTables problem={problem} resultKey={resultKey} request={request} {...{ onPlayed }} />;
  if (!told) return <p className={styles.empty}>Playing the table…</p>;
  return <Told told={told} seat={seat} copyCommand={() => void copyTableCommand(asked)} />;
}

/** Left and right everywhere; the rest only where nothing else scrolls by it. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const LOG_STEPS: Readonly<Record<string, number>> = {
  ...STEPS,
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface ToldProps {
  readonly told: ToldTable;
  readonly seat: number | undefined;
  readonly copyCommand: () => void;
}

export function Told({ told, seat, copyCommand }: ToldProps) {
  const { log, facts, seed, table } = told;
  const last = facts.length - 1;
  const [step, setStep] = useState(last);
  const steps = useRef<HTMLDivElement>(null);
  const go = (to: number): void => setStep(Math.min(Math.max(to, 0), last));
  const copy = (text: string, what: string): void =>
    say(copyText(text) ? `${what} is in the clipboard` : `${what} could not be copied`);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isInLog = steps.current?.contains(event.target as Node);
    const by = (isInLog ? LOG_STEPS : STEPS)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(step + by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside, also after a click beside it
    <div className={styles.told} data-testid="table-log" tabIndex={-1} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <h2>Table {table}</h2>
        <span className={styles.seed}>seed {seed}</span>
        <span className={styles.steps}>
          {/* Not disabled at the ends: the focus would be gone. */}
          <IconButton
            label="Step back"
            shortcut="Left"
            icon={<ChevronLeft size={14} />}
            aria-disabled={step === 0}
            onClick={() => go(step - 1)}
          />
          <span className={styles.step} role="status">
            step {step} of {last}
          </span>
          <IconButton
            label="Step on"
            shortcut="Right"
            icon={<ChevronRight size={14} />}
            aria-disabled={step === last}
            onClick={() => go(step + 1)}
          />
        </span>
        <Button kind="plain" icon={<ClipboardCopy size={12} />} onClick={() => copy(String(seed), 'The seed')}>
          Copy seed
        </Button>
        <Button kind="plain" icon={<ClipboardCopy size={12} />} onClick={copyCommand}>
          Copy command
        </Button>
      </header>
      <div className={styles.columns}>
        <TableSteps ref={steps} log={log} step={step} seat={seat} go={go} />
        <TableFacts now={facts[step]!} before={facts[step - 1]} seat={seat} />
      </div>
    </div>
  );
}
