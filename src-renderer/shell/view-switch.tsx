import { classNames } from '../controls/class-names.ts';
import { selectedCard } from '../state/selection.ts';
import { openTab, type Tab, useActiveTab } from '../state/tabs.ts';
import { useSet, useWorkspace, workbenchNow } from '../state/workbench.ts';
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
    const wanted = tab.kind === 'cards' ? selectedCard.get()?.key : tab.mode;
    const file = rows.find((row) => row.key === wanted)?.file ?? fileOfRows(rows) ?? view.files[0];
    return file === undefined ? undefined : { kind: 'source', file, set: setOfFile(file, sets) ?? tab.set };
  };
  const shown = (): Tab | undefined => {
    if (subject?.on === 'cards') return { kind: 'cards', set: tab.set, type: subject.type };
    return subject && { kind: 'modes', set: tab.set, mode: subject.key };
  };
  const go = (to: Tab | undefined): void => {
    if (to && workbenchNow().workspace) openTab(to);
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
        onClick={() => go(source())}
      >
        Source
      </button>
    </fieldset>
  );
}
