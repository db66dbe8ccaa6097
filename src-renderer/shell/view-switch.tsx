import type { Row } from '../../src-shared/workbench/set-view.ts';
import { classNames } from '../controls/class-names.ts';
import { reveal, selectedCard } from '../state/selection.ts';
import { activeTab, openTab, type Tab, useActiveTab } from '../state/tabs.ts';
import { api, useSet, useWorkspace, workbenchNow } from '../state/workbench.ts';
import { fileOfRows, setOfFile, subjectOfFile } from './file-place.ts';
import styles from './view-switch.module.css';

const SWITCHED: readonly Tab['kind'][] = ['cards', 'faces', 'modes', 'source'];

/** Cards as a grid or as faces, modes as a form, and the YAML behind them. */
export function ViewSwitch() {
  const tab = useActiveTab();
  const view = useSet(tab?.set);
  const sets = useWorkspace()?.sets ?? [];
  if (!tab || !view || !SWITCHED.includes(tab.kind)) return null;

  const subject = tab.kind === 'source' ? subjectOfFile(view, tab.file) : undefined;
  if (tab.kind === 'source' && !subject) return null;
  const type = isOfCards(tab) ? tab.type : subject?.on === 'cards' ? subject.type : undefined;

  const source = (): Tab | undefined => {
    if (tab.kind === 'source') return undefined;
    const rows = isOfCards(tab) ? (view.cards[tab.type] ?? []) : view.modes;
    const wanted = wantedRow(tab, rows);
    const file = wanted?.file ?? fileOfRows(rows) ?? view.files[0];
    return file === undefined ? undefined : { kind: 'source', file, set: setOfFile(file, sets) ?? tab.set };
  };
  const go = (to: Tab | undefined): void => {
    if (to) openTab(to);
  };
  const goToSource = (): void => {
    go(source());
    void showSelected(tab);
  };
  const goToForm = (): void => {
    if (subject?.on === 'mode') go({ kind: 'modes', set: tab.set, mode: subject.key });
  };

  return (
    <fieldset aria-label="View" className={styles.switch}>
      {type === undefined ? (
        <Side title="Form" isOn={tab.kind === 'modes'} onPick={goToForm} />
      ) : (
        <>
          <Side title="Grid" isOn={tab.kind === 'cards'} onPick={() => go({ kind: 'cards', set: tab.set, type })} />
          <Side title="Faces" isOn={tab.kind === 'faces'} onPick={() => go({ kind: 'faces', set: tab.set, type })} />
        </>
      )}
      <Side title="Source" isOn={tab.kind === 'source'} onPick={goToSource} />
    </fieldset>
  );
}

function Side({ title, isOn, onPick }: { title: string; isOn: boolean; onPick: () => void }) {
  return (
    <button type="button" aria-pressed={isOn} className={classNames(styles.side, isOn && styles.on)} onClick={onPick}>
      {title}
    </button>
  );
}

const isOfCards = (tab: Tab): tab is Extract<Tab, { kind: 'cards' | 'faces' }> =>
  tab.kind === 'cards' || tab.kind === 'faces';

/** The selected card or shown mode, where this version itself writes something of it; its file is the one to open. */
function wantedRow(tab: Tab, rows: readonly Row[]): Row | undefined {
  const selected = selectedCard.get();
  const isHere = isOfCards(tab) && selected?.set === tab.set && selected.type === tab.type;
  const key = tab.kind === 'modes' ? tab.mode : isHere ? selected.key : undefined;
  return rows.find((row) => row.key === key && row.origin !== 'inherited');
}

/** The cursor goes to where the selected card is written. */
async function showSelected(from: Tab): Promise<void> {
  const view = workbenchNow().sets[from.set];
  const rows = isOfCards(from) ? view?.cards[from.type] : view?.modes;
  const row = wantedRow(from, rows ?? []);
  if (!row || (!isOfCards(from) && from.kind !== 'modes')) return;
  const subject = isOfCards(from)
    ? ({ on: 'card', type: from.type, key: row.key } as const)
    : ({ on: 'mode', key: row.key } as const);
  const answer = await api().locate({ set: from.set, subject, path: [] });
  const now = activeTab();
  if (answer.ok && now?.kind === 'source' && now.file === answer.value.file) {
    reveal.set({ in: 'source', place: answer.value });
  }
}
