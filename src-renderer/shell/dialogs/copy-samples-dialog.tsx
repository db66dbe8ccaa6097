import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { copySamplesTo } from '../workspace/copy-samples-to.ts';
import parts from './dialog-parts.module.css';
import { FolderBrowser } from './folder-browser.tsx';
import type { DialogControls } from './open-dialog.ts';

export function CopySamplesDialog({ close }: DialogControls) {
  const [parent, setParent] = useState('');
  const [name, setName] = useState('card-sets');
  const [failure, setFailure] = useState<string>();
  const target = joined(parent, name);

  const copy = async (): Promise<void> => {
    const problem = await copySamplesTo(target);
    if (problem === undefined) close();
    else setFailure(problem);
  };

  return (
    <Dialog
      title="Copy the sample sets"
      onClose={close}
      onSubmit={() => void copy()}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={parent.trim() === '' || name.trim() === ''}>
            Copy and open
          </Button>
        </>
      }
    >
      <p className={parts.text}>The samples become your own: edit them, save them, keep them under version control.</p>
      <FolderBrowser label="In the folder" path={parent} onPath={setParent} />
      <TextField
        label="As a new folder named"
        mono
        value={name}
        hint={target}
        onChange={(event) => setName(event.target.value)}
      />
      {failure && (
        <p role="alert" className={parts.problem}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}

const joined = (parent: string, name: string): string => {
  const separator = parent.includes('\\') ? '\\' : '/';
  return `${parent.replace(/[/\\]+$/, '')}${separator}${name.trim()}`;
};
