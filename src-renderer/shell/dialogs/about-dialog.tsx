import { Dialog } from '../../controls/dialog.tsx';
import { useHello, useWorkspace } from '../../state/workbench.ts';
import styles from './about-dialog.module.css';
import parts from './dialog-parts.module.css';
import type { DialogControls } from './open-dialog.ts';

export function AboutDialog({ close }: DialogControls) {
  const hello = useHello();
  const workspace = useWorkspace();
  return (
    <Dialog title="About Soundcheck" width="narrow" onClose={close}>
      <p className={parts.text}>A workbench for designers of card games about shows, money and crowds.</p>
      <dl className={styles.facts}>
        <dt>Version</dt>
        <dd>{hello?.version}</dd>
        <dt>Runs as</dt>
        <dd>{hello?.host === 'desktop' ? 'a desktop app' : 'a page in your browser, served by this machine'}</dd>
        <dt>System</dt>
        <dd>{hello?.platform}</dd>
        <dt>Workspace</dt>
        <dd className={parts.mono}>{workspace?.path ?? 'none'}</dd>
      </dl>
      <p className={parts.text}>It works offline. Nothing you write leaves this machine.</p>
    </Dialog>
  );
}
