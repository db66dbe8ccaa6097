import { useVirtualizer } from '@tanstack/react-virtual';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Severity } from '../../../src-shared/diagnostic.ts';
import { IconButton } from '../../controls/button.tsx';
import { SeverityIcon } from '../../controls/severity-icon.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { tip } from '../../controls/tip.ts';
import { useStore } from '../../state/store.ts';
import { togglePanel } from '../panels.ts';
import { figure, quantity } from '../quantity.ts';
import { goToProblem, visited } from './go-to-problem.ts';
import { countBySeverity, problemId, type SetProblem } from './problem-list.ts';
import { ProblemRow } from './problem-row.tsx';
import styles from './problems-panel.module.css';
import { applyFix, useQuickFixes } from './quick-fixes.ts';
import { chooseScope, shown, useProblems, useScope } from './shown-problems.ts';

const ROW = 26;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'hint'];

export function ProblemsPanel() {
  const { all, list, isComplete, isOfNothing } = useProblems();
  return (
    <section aria-label="Problems" className={styles.panel}>
      <Header all={all} />
      {list.length > 0 ? (
        <ProblemList list={list} />
      ) : (
        <p className={styles.none}>{emptyText(all.length > 0, isComplete, isOfNothing)}</p>
      )}
    </section>
  );
}

function emptyText(isFiltered: boolean, isComplete: boolean, isOfNothing: boolean): string {
  if (isFiltered) return 'No problem matches the filter.';
  if (isOfNothing) return 'Open something of a set to see what is wrong in it, or look at all sets.';
  return isComplete ? 'No problems: all is valid.' : 'Checking…';
}

function Header({ all }: { readonly all: readonly SetProblem[] }) {
  const { text, hidden } = useStore(shown, (now) => now);
  const scope = useScope();
  const counts = countBySeverity(all);
  return (
    <header className={styles.header}>
      <h2 className={styles.heading}>
        Problems <span className={styles.total}>{figure(all.length)}</span>
      </h2>
      <fieldset className={styles.severities} aria-label="Severities">
        {SEVERITIES.map((severity) => (
          <button
            key={severity}
            type="button"
            className={styles.severity}
            aria-pressed={!hidden.includes(severity)}
            aria-label={quantity(counts[severity], severity)}
            {...tip(hidden.includes(severity) ? `Show ${severity}s` : `Hide ${severity}s`)}
            onClick={() =>
              shown.set((now) => ({
                ...now,
                hidden: hidden.includes(severity) ? hidden.filter((one) => one !== severity) : [...hidden, severity],
              }))
            }
          >
            <SeverityIcon severity={severity} size={13} />
            {figure(counts[severity])}
          </button>
        ))}
      </fieldset>
      <TextField
        label="Filter the problems"
        hideLabel
        className={styles.filter}
        icon={<Search size={13} />}
        placeholder="Filter…"
        value={text}
        onChange={(event) => shown.set((now) => ({ ...now, text: event.target.value }))}
      />
      <label className={styles.scope}>
        <input
          type="checkbox"
          checked={scope === 'workspace'}
          onChange={(event) => chooseScope(event.target.checked ? 'workspace' : 'set')}
        />
        All sets
      </label>
      <IconButton
        label="Hide the problems"
        shortcut="Mod+J"
        icon={<X size={15} />}
        onClick={() => togglePanel('problems')}
      />
    </header>
  );
}

function ProblemList({ list }: { readonly list: readonly SetProblem[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const base = useId();
  const last = useStore(visited, (id) => id);
  const [chosen, setChosen] = useState<string>();
  const current = chosen ?? last;
  const at = Math.max(
    0,
    list.findIndex(({ diagnostic }) => problemId(diagnostic) === current),
  );
  const rows = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const items = rows.getVirtualItems();

  // Also when a key has gone there, from wherever the focus is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another problem was gone to
  useEffect(() => {
    setChosen(last);
    const place = list.findIndex(({ diagnostic }) => problemId(diagnostic) === last);
    if (place >= 0) rows.scrollToIndex(place);
  }, [last]);
  const fixOf = useQuickFixes([...new Set(items.flatMap(({ index }) => list[index]?.diagnostic.file ?? []))]);

  const choose = (index: number): void => {
    const problem = list[index];
    if (!problem) return;
    setChosen(problemId(problem.diagnostic));
    rows.scrollToIndex(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? ROW) / ROW) - 1);
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: list.length - 1,
    }[event.key];
    const problem = list[at]!;
    if (event.key === 'Enter') goToProblem(problem, event.altKey ? 'source' : 'value');
    else if (event.key === '.' && (event.ctrlKey || event.metaKey)) {
      const fix = fixOf(problem);
      if (fix) void applyFix(problem.set, fix);
    } else if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    else choose(Math.max(0, Math.min(to, list.length - 1)));
    event.preventDefault();
  };

  return (
    <div
      ref={scroller}
      id="problem-list"
      role="grid"
      aria-rowcount={list.length}
      aria-label="Problems. Enter goes to the value, Alt+Enter to the source, Ctrl+. applies the fix"
      aria-activedescendant={`${base}-${at}`}
      tabIndex={0}
      className={styles.scroller}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {items.map(({ index, start }) => {
          const problem = list[index]!;
          const fix = fixOf(problem);
          return (
            <ProblemRow
              key={problemId(problem.diagnostic)}
              id={`${base}-${index}`}
              problem={problem}
              place={index + 1}
              top={start}
              isCurrent={index === at}
              fix={fix}
              onGo={(where) => {
                choose(index);
                goToProblem(problem, where);
              }}
              onFix={() => fix && void applyFix(problem.set, fix)}
            />
          );
        })}
      </div>
    </div>
  );
}
