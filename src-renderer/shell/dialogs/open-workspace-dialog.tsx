import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { useRecent } from '../../state/workbench.ts';
import { openWorkspace } from '../workspace/open-workspace.ts';
import parts from './dialog-parts.module.css';
import { FolderBrowser } from './folder-browser.tsx';
import type { DialogControls } from './open-dialog.ts';

export function OpenWorkspaceDialog({ close }: DialogControls) {
  const [path, setPath] = useState('');
  const [failure, setFailure] = useState<string>();
  const recent = useRecent();

  const open = async (): Promise<void> => {
    const problem = await openWorkspace(path);
    if (problem === undefined) close();
    else setFailure(problem);
  };

  return (
    <Dialog
      title="Open a folder with card sets"
      onClose={close}
      onSubmit={() => void open()}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={path.trim() === ''}>
            Open this folder
          </Button>
        </>
      }
    >
      <FolderBrowser label="Folder" path={path} onPath={setPath} start={parentOf(recent[0])} />
      {failure && (
        <p role="alert" className={parts.problem}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}

/** Other workspaces are often beside the last one. */
const parentOf = (path: string | undefined): string | undefined => {
  const end = path?.replace(/[/\\]+$/, '').search(/[/\\][^/\\]*$/) ?? -1;
  return end > 0 ? path!.slice(0, end) : undefined;
};
