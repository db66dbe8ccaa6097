import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import { useConnected, useFiles, useWorkspace } from '../state/workbench.ts';
import styles from './banners.module.css';
import { useCurrentSummary } from './current-set.ts';
import { ConflictDialog } from './dialogs/conflict-dialog.tsx';
import { NewVersionDialog } from './dialogs/new-version-dialog.tsx';
import { openDialog } from './dialogs/open-dialog.ts';
import { RecoveryDialog } from './dialogs/recovery-dialog.tsx';
import { quantity } from './quantity.ts';
import { save } from './workspace/save.ts';

/** What the whole window should know of, in a line of its own above the views. */
export function Banners() {
  return (
    <div className={styles.banners}>
      <ConnectionBanner />
      <TroubleBanner />
      <LeftOutBanner />
      <RecoveryBanner />
      <DiskBanners />
      <ReleasedBanner />
    </div>
  );
}

interface BannerProps {
  readonly tone: 'error' | 'warning' | 'plain';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

function Banner({ tone, children, action, onDismiss }: BannerProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(styles.banner, styles[tone])}>
      <p>{children}</p>
      {action}
      {onDismiss && <IconButton label="Dismiss" icon={<X size={14} />} onClick={onDismiss} />}
    </div>
  );
}

function ConnectionBanner() {
  if (useConnected()) return null;
  return (
    <Banner tone="error">
      The program behind this window does not answer. Trying again… What you have done is kept in its recovery journal.
      If you have started Soundcheck anew, open the address that it prints.
    </Banner>
  );
}

function TroubleBanner() {
  const trouble = useWorkspace()?.trouble;
  return trouble === undefined ? null : <Banner tone="error">{trouble}</Banner>;
}

function LeftOutBanner() {
  const leftOut = useWorkspace()?.leftOut;
  const [dismissed, setDismissed] = useState<string>();
  if (leftOut === undefined || leftOut === dismissed) return null;
  return (
    <Banner tone="warning" onDismiss={() => setDismissed(leftOut)}>
      {leftOut}
    </Banner>
  );
}

function RecoveryBanner() {
  const recovery = useWorkspace()?.recovery;
  if (!recovery) return null;
  const { files, trouble } = recovery;
  return (
    <Banner
      tone={trouble === undefined ? 'plain' : 'warning'}
      action={<Button onClick={() => openDialog(RecoveryDialog, { recovery })}>Look at it…</Button>}
    >
      {files.length > 0 && `There is unsaved work from last time in ${quantity(files.length, 'file')}. `}
      {trouble !== undefined && 'Unsaved work from last time cannot be read any more.'}
    </Banner>
  );
}

function DiskBanners() {
  const files = Object.values(useFiles());
  const changed = files.filter((file) => file.disk === 'changed');
  const deleted = files.filter((file) => file.disk === 'deleted' && file.unsaved);
  return (
    <>
      {changed.map(({ file }) => (
        <Banner
          key={file}
          tone="warning"
          action={<Button onClick={() => openDialog(ConflictDialog, { file })}>Compare and choose…</Button>}
        >
          <code>{file}</code> has changed on disk while you have unsaved work in it.
        </Banner>
      ))}
      {deleted.map(({ file }) => (
        <Banner
          key={file}
          tone="warning"
          action={<Button onClick={() => void save({ files: [file] })}>Write it again</Button>}
        >
          <code>{file}</code> is no longer on disk. Your version of it is kept here.
        </Banner>
      ))}
    </>
  );
}

/** Hints once at what released numbers are for, and is in nobody's way. */
function ReleasedBanner() {
  const summary = useCurrentSummary();
  const files = Object.values(useFiles());
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  if (summary?.status !== 'released' || dismissed.includes(summary.path)) return null;
  if (!files.some((file) => file.unsaved && file.set === summary.path)) return null;
  const { path, version } = summary;
  return (
    <Banner
      tone="plain"
      action={<Button onClick={() => openDialog(NewVersionDialog, { base: path })}>New version…</Button>}
      onDismiss={() => setDismissed([...dismissed, path])}
    >
      {version} is released; new numbers belong in a new version.
    </Banner>
  );
}
