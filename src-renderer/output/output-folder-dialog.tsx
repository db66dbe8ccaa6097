import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { FolderBrowser } from '../shell/dialogs/folder-browser.tsx';
import type { DialogControls } from '../shell/dialogs/open-dialog.ts';
import styles from './output-folder-dialog.module.css';

interface OutputFolderProps extends DialogControls {
  /** `Write the proof sheets` */
  readonly title: string;
  readonly start: string | undefined;
  /** What the file will be called, where it is one and known before. */
  readonly file: string | undefined;
  choose(folder: string): void;
  cancel(): void;
}

/** For hosts without a dialog of their own. A folder that is typed and not there yet is made. */
export function OutputFolderDialog({ title, start, file, choose, cancel, close }: OutputFolderProps) {
  const refuse = (): void => {
    close();
    cancel();
  };
  const [folder, setFolder] = useState(start ?? '');
  return (
    <Dialog
      title={title}
      onClose={refuse}
      onSubmit={() => {
        close();
        choose(folder.trim());
      }}
      actions={
        <>
          <Button onClick={refuse}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={folder.trim() === ''}>
            Write here
          </Button>
        </>
      }
    >
      {file !== undefined && (
        <p className={styles.file}>
          The file will be <code>{file}</code>.
        </p>
      )}
      <FolderBrowser label="Into the folder" path={folder} onPath={setFolder} start={start} mayBeNew />
    </Dialog>
  );
}
