import { CircleCheck, MonitorSmartphone, PlugZap } from 'lucide-react';
import { runCommand } from '../commands/commands.ts';
import { classNames } from '../controls/class-names.ts';
import { SeverityIcon } from '../controls/severity-icon.tsx';
import { tip } from '../controls/tip.ts';
import { useStore } from '../state/store.ts';
import { useConnected, useFiles, useHello, useSet } from '../state/workbench.ts';
import { useCurrentSummary } from './current-set.ts';
import { showPanel } from './panels.ts';
import { quantity } from './quantity.ts';
import { status } from './status.ts';
import styles from './status-bar.module.css';

export function StatusBar() {
  const summary = useCurrentSummary();
  const view = useSet(summary?.path);
  const message = useStore(status, (now) => now);
  return (
    <footer className={styles.bar}>
      {summary && (
        <span className={styles.part} {...tip(summary.path)}>
          {summary.title ?? summary.group} <b className={styles.version}>{summary.version}</b>
          {summary.status && <span className={styles.state}>{summary.status}</span>}
        </span>
      )}
      {summary && <Validity />}
      <Unsaved />
      <span role="status" className={styles.message}>
        {message}
      </span>
      {view?.checksum && (
        <span className={styles.part} {...tip('Checksum of the set as it is now')}>
          <code className={styles.checksum}>{shortChecksum(view.checksum)}</code>
        </span>
      )}
      <Host />
    </footer>
  );
}

/** `sha256-4f1c9a…` → `4f1c9a2b` */
const shortChecksum = (checksum: string): string => checksum.replace(/^sha256[-:]/, '').slice(0, 8);

function Validity() {
  const summary = useCurrentSummary();
  const errors = summary?.errors ?? 0;
  const warnings = summary?.warnings ?? 0;
  return (
    <button
      type="button"
      className={styles.part}
      onClick={() => showPanel('problems', true)}
      {...tip('Show the problems')}
    >
      {errors === 0 && (
        <span className={styles.good}>
          <CircleCheck size={13} aria-hidden /> valid
        </span>
      )}
      {errors > 0 && (
        <span className={styles.error}>
          <SeverityIcon severity="error" size={13} /> {quantity(errors, 'error')}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles.warning}>
          <SeverityIcon severity="warning" size={13} /> {quantity(warnings, 'warning')}
        </span>
      )}
    </button>
  );
}

function Unsaved() {
  const count = Object.values(useFiles()).filter((file) => file.unsaved).length;
  if (count === 0) return <span className={styles.part}>all saved</span>;
  return (
    <button
      type="button"
      className={classNames(styles.part, styles.unsaved)}
      onClick={() => runCommand('save-all')}
      {...tip('Save all of them', 'Mod+Shift+S')}
    >
      ● {quantity(count, 'unsaved file')}
    </button>
  );
}

function Host() {
  const hello = useHello();
  const isConnected = useConnected();
  if (!isConnected) {
    return (
      <span className={classNames(styles.part, styles.error)}>
        <PlugZap size={13} aria-hidden /> connecting again…
      </span>
    );
  }
  const where = hello?.host === 'desktop' ? 'Desktop app' : 'Page of a program on this machine';
  return (
    <span className={styles.part} {...tip(`${where}. Works offline: nothing leaves this machine.`)}>
      <MonitorSmartphone size={13} aria-hidden /> {hello?.host} · this machine only
    </span>
  );
}
