import type { KeyboardEvent } from 'react';
import type { Row, SetView } from '../../src-shared/workbench/set-view.ts';
import { SeverityIcon } from '../controls/severity-icon.tsx';
import { ChangedMark } from '../fields/origin-note.tsx';
import { nameOf } from '../fields/reference-names.ts';
import styles from './modes-view.module.css';

/** The modes of a set, one of them in front. */
export function ModeTabs({
  view,
  shown,
  panel,
  onShow,
}: {
  readonly view: SetView;
  readonly shown: Row;
  /** The id of what the tabs switch. */
  readonly panel: string;
  readonly onShow: (mode: string) => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = view.modes.indexOf(shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: view.modes.length - 1 }[event.key];
    const mode = to === undefined ? undefined : view.modes[(to + view.modes.length) % view.modes.length];
    if (!mode) return;
    event.preventDefault();
    onShow(mode.key);
    document.getElementById(`${panel}-${mode.key}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Modes" className={styles.tabs}>
      {view.modes.map((mode) => {
        const wrong = view.diagnostics.filter(({ subject }) => subject?.on === 'mode' && subject.key === mode.key);
        const severity = wrong.some((one) => one.severity === 'error') ? 'error' : 'warning';
        return (
          <button
            key={mode.key}
            type="button"
            role="tab"
            id={`${panel}-${mode.key}`}
            aria-selected={mode === shown}
            aria-controls={panel}
            tabIndex={mode === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onShow(mode.key)}
            onKeyDown={onKeyDown}
          >
            {nameOf(mode)}
            {mode.origin === 'changed' && <ChangedMark />}
            {wrong.length > 0 && <SeverityIcon severity={severity} size={12} />}
          </button>
        );
      })}
    </div>
  );
}
