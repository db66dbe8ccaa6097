import type { RecoveryView } from '../../../src-shared/workbench/workspace-view.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { answered, api, takeWorkspace, useFiles } from '../../state/workbench.ts';
import { figure, quantity } from '../quantity.ts';
import { say } from '../status.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import parts from './dialog-parts.module.css';
import { type DialogControls, openDialog } from './open-dialog.ts';

interface RecoveryProps extends DialogControls {
  readonly recovery: RecoveryView;
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

async function recover(take: boolean, count: number): Promise<void> {
  const workspace = answered(await api().recover({ take }));
  if (!workspace) return;
  takeWorkspace(workspace);
  if (count > 0) say(take ? `Took over ${quantity(count, 'file')} with unsaved work` : 'Threw the unsaved work away');
}

/** Offers what an earlier run left unsaved. */
export function RecoveryDialog({ recovery: { files, trouble }, close }: RecoveryProps) {
  const decide = (take: boolean): void => {
    close();
    void recover(take, files.length);
  };
  const throwAway = (): void =>
    openDialog(ConfirmDialog, {
      title: 'Throw the unsaved work away?',
      message: `The changes to ${quantity(files.length, 'file')} are deleted for good. The files on disk stay as they are.`,
      action: 'Throw away',
      run: () => decide(false),
    });
  const actions =
    files.length > 0 ? (
      <>
        <Button kind="danger" className={parts.spread} onClick={throwAway}>
          Throw away…
        </Button>
        <Button onClick={close}>Decide later</Button>
        <Button kind="primary" data-focus onClick={() => decide(true)}>
          Take it over
        </Button>
      </>
    ) : (
      <>
        <Button onClick={close}>Remind me later</Button>
        <Button kind="primary" data-focus onClick={() => decide(false)}>
          Do without it
        </Button>
      </>
    );
  return (
    <Dialog title="Unsaved work from last time" onClose={close} actions={actions}>
      {trouble !== undefined && <p className={parts.problem}>{trouble}</p>}
      {files.length > 0 && (
        <>
          <p className={parts.text}>
            Soundcheck ended before these changes were saved. Taken over, they are unsaved again, as they were: nothing
            is written to disk until you save.
          </p>
          <LeftFiles files={files} />
        </>
      )}
    </Dialog>
  );
}

function LeftFiles({ files }: Pick<RecoveryView, 'files'>) {
  const now = useFiles();
  return (
    <table className={parts.table}>
      <thead>
        <tr>
          <th>File</th>
          <th>Last worked on</th>
          <th className={parts.number}>Lines</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ file, time, added, removed, changedOnDisk }) => (
          <tr key={file}>
            <td>
              <span className={parts.mono}>{file}</span>
              {changedOnDisk && <div className={parts.dim}>The file on disk has changed since.</div>}
              {now[file]?.unsaved && (
                <div className={parts.dim}>Takes the place of what is unsaved in it now; undo brings that back.</div>
              )}
            </td>
            <td>{when.format(time)}</td>
            <td className={parts.number}>
              <span className={parts.added}>+{figure(added)}</span>{' '}
              <span className={parts.removed}>−{figure(removed)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
