import type { Row } from '../../src-shared/workbench/set-view.ts';
import { classNames } from '../controls/class-names.ts';
import { reveal, selectedCard } from '../state/selection.ts';
import { activeTab, openTab, type Tab, useActiveTab } from '../state/tabs.ts';
import { api, useSet, useWorkspace, workbenchNow } from '../state/workbench.ts';
import { fileOfRows, setOfFile, subjectOfFile } from './file-place.ts';
import styles from './view-switch.module.css';

/** Grid or form on one side, the YAML behind it on the other. */
export function ViewSwitch() {
  const tab = useActiveTab();
  const view = useSet(tab?.set);
  const sets = useWorkspace()?.sets ?? [];
  if (!tab || !view || tab.kind === 'compare') return null;

  const subject = tab.kind === 'source' ? subjectOfFile(view, tab.file) : undefined;
  if (tab.kind === 'source' && !subject) return null;
  const isGrid = tab.kind === 'cards' || subject?.on === 'cards';

  const source = (): Tab | undefined => {
    if (tab.kind === 'source') return undefined;
    const rows = tab.kind === 'cards' ? (view.cards[tab.type] ?? []) : view.modes;
    const wanted = wantedRow(tab, rows);
    const file = wanted?.file ?? fileOfRows(rows) ?? view.files[0];
    return file === undefined ? undefined : { kind: 'source', file, set: setOfFile(file, sets) ?? tab.set };
  };
  const shown = (): Tab | undefined => {
    if (subject?.on === 'cards') return { kind: 'cards', set: tab.set, type: subject.type };
    return subject && { kind: 'modes', set: tab.set, mode: subject.key };
  };
  const go = (to: Tab | undefined): void => {
    if (to) openTab(to);
  };
  const goToSource = (): void => {
    go(source());
    void showSelected(tab);
  };

  return (
    <fieldset aria-label="View" className={styles.switch}>
      <button
        type="button"
        aria-pressed={tab.kind !== 'source'}
        className={classNames(styles.side, tab.kind !== 'source' && styles.on)}
        onClick={() => go(shown())}
      >
        {isGrid ? 'Grid' : 'Form'}
      </button>
      <button
        type="button"
        aria-pressed={tab.kind === 'source'}
        className={classNames(styles.side, tab.kind === 'source' && styles.on)}
        onClick={goToSource}
      >
        Source
      </button>
    </fieldset>
  );
}

/** The selected card or shown mode, where this version itself writes something of it; its file is the one to open. */
function wantedRow(tab: Tab, rows: readonly Row[]): Row | undefined {
  const selected = selectedCard.get();
  const isHere = tab.kind === 'cards' && selected?.set === tab.set && selected.type === tab.type;
  const key = tab.kind === 'modes' ? tab.mode : isHere ? selected.key : undefined;
  return rows.find((row) => row.key === key && row.origin !== 'inherited');
}

/** The cursor goes to where the selected card is written. */
async function showSelected(from: Tab): Promise<void> {
  const view = workbenchNow().sets[from.set];
  const rows = from.kind === 'cards' ? view?.cards[from.type] : view?.modes;
  const row = wantedRow(from, rows ?? []);
  if (!row || (from.kind !== 'cards' && from.kind !== 'modes')) return;
  const subject =
    from.kind === 'cards'
      ? ({ on: 'card', type: from.type, key: row.key } as const)
      : ({ on: 'mode', key: row.key } as const);
  const answer = await api().locate({ set: from.set, subject, path: [] });
  const now = activeTab();
  if (answer.ok && now?.kind === 'source' && now.file === answer.value.file) {
    reveal.set({ in: 'source', place: answer.value });
  }
}
