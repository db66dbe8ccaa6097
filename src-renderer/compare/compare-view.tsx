import { ArrowLeftRight, Copy, Equal, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isEmptyDiff } from '../../src-shared/set-diff.ts';
import { diffAsMarkdown } from '../../src-shared/set-diff-report.ts';
import type { VersionRef } from '../../src-shared/workbench/api.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { openTab } from '../state/tabs.ts';
import { addNotice, useGame, useSummary, useWorkspace } from '../state/workbench.ts';
import { type ChangeFilter, changeSections, filterSections, summaryOf } from './change-list.ts';
import { ChangeTable } from './change-table.tsx';
import styles from './compare-view.module.css';
import { copyText } from './copy-text.ts';
import { useComparison } from './use-comparison.ts';
import { useReverting } from './use-reverting.ts';
import { refName, refOptions, usualPair } from './version-refs.ts';

interface CompareViewProps {
  readonly set: string;
  readonly before?: VersionRef | undefined;
  readonly after?: VersionRef | undefined;
}

const NO_FILTER: ChangeFilter = { text: '', section: '', onlyNumbers: false };

/** Two versions beside each other: what differs, card by card and number by number, and the way back. */
export function CompareView({ set, before: chosenBefore, after: chosenAfter }: CompareViewProps) {
  const sets = useWorkspace()?.sets ?? [];
  const usual = usualPair(set, sets);
  const before = chosenBefore ?? usual.before;
  const after = chosenAfter ?? usual.after;
  const game = useGame(useSummary(set)?.game);
  const { diff, problem } = useComparison(before, after);
  const [filter, setFilter] = useState(NO_FILTER);
  const sections = useMemo(() => (diff ? changeSections(diff, game) : []), [diff, game]);
  const shown = useMemo(() => filterSections(sections, filter), [sections, filter]);
  const revert = useReverting(before, after);

  const choose = (pair: { readonly before: VersionRef; readonly after: VersionRef }) =>
    openTab({ kind: 'compare', set, ...pair });
  const copy = () => {
    if (!diff) return;
    const isCopied = copyText(diffAsMarkdown(diff));
    addNotice(
      isCopied
        ? { severity: 'info', message: 'The difference is in the clipboard, as Markdown.' }
        : { severity: 'error', message: 'The clipboard could not be written. Click into the window and try again.' },
    );
  };

  return (
    <div className={styles.view}>
      <div className={styles.toolbar}>
        <VersionSelect
          label="Before"
          chosen={before}
          game={game?.id}
          onChoose={(ref) => choose({ before: ref, after })}
        />
        <IconButton
          label="Swap before and after"
          icon={<ArrowLeftRight size={15} />}
          onClick={() => choose({ before: after, after: before })}
        />
        <VersionSelect
          label="After"
          chosen={after}
          game={game?.id}
          onChoose={(ref) => choose({ before, after: ref })}
        />
        <span className={styles.space} />
        <Button kind="plain" icon={<Copy size={14} />} disabled={!diff} onClick={copy}>
          Copy as Markdown
        </Button>
      </div>
      {problem && (
        <p className={styles.empty} role="alert">
          {problem.message}
        </p>
      )}
      {diff && isEmptyDiff(diff) && (
        <div className={styles.empty}>
          <Equal size={20} aria-hidden="true" />
          <p>No difference</p>
        </div>
      )}
      {diff && !isEmptyDiff(diff) && (
        <>
          <FilterBar filter={filter} sections={sections} summary={summaryOf(diff)} onChange={setFilter} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className={styles.scroll} aria-label="Changes" tabIndex={0}>
            {shown.map((section) => (
              <ChangeTable
                key={section.key}
                section={section}
                game={game}
                set={after.set}
                {...(after.as === 'edited' && { onRevert: revert })}
              />
            ))}
            {shown.length === 0 && (
              <div className={styles.empty}>
                <p>No change fits the filter.</p>
                <Button onClick={() => setFilter(NO_FILTER)}>Show all changes</Button>
              </div>
            )}
          </section>
        </>
      )}
    </div>
  );
}

function VersionSelect({
  label,
  chosen,
  game,
  onChoose,
}: {
  readonly label: string;
  readonly chosen: VersionRef;
  readonly game: string | undefined;
  readonly onChoose: (ref: VersionRef) => void;
}) {
  const options = refOptions(useWorkspace()?.sets ?? [], game);
  return (
    <Select
      label={label}
      hideLabel
      className={styles.version}
      value={refName(chosen)}
      options={options}
      onPick={(value) => {
        const option = options.find((one) => one.value === value);
        if (option) onChoose(option.ref);
      }}
    />
  );
}

function FilterBar({
  filter,
  sections,
  summary,
  onChange,
}: {
  readonly filter: ChangeFilter;
  readonly sections: ReturnType<typeof changeSections>;
  readonly summary: string;
  readonly onChange: (filter: ChangeFilter) => void;
}) {
  return (
    <div className={styles.filters}>
      <TextField
        label="Filter changes"
        hideLabel
        className={styles.search}
        placeholder="Filter changes …"
        icon={<Search size={14} />}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
        onKeyDown={(event) => event.key === 'Escape' && onChange({ ...filter, text: '' })}
      />
      <Select
        label="Section"
        hideLabel
        value={filter.section}
        options={[
          { value: '', title: 'Everything' },
          ...sections.map(({ key, title, things }) => ({ value: key, title: `${title} (${things.length})` })),
        ]}
        onPick={(section) => onChange({ ...filter, section })}
      />
      <label className={styles.only}>
        <input
          type="checkbox"
          checked={filter.onlyNumbers}
          onChange={(event) => onChange({ ...filter, onlyNumbers: event.target.checked })}
        />
        Only numbers
      </label>
      <p className={styles.summary} aria-live="polite">
        {summary}
      </p>
    </div>
  );
}
