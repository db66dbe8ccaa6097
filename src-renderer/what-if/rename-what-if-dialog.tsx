import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { TextField } from '../controls/text-field.tsx';
import parts from '../shell/dialogs/dialog-parts.module.css';
import type { DialogControls } from '../shell/dialogs/open-dialog.ts';
import { handOver } from '../shell/workspace/save.ts';
import { api } from '../state/workbench.ts';
import { editorWanted } from './new-what-if.ts';
import { changeSession, sessionOf } from './session.ts';

interface RenameWhatIfProps extends DialogControls {
  readonly set: string;
  readonly file: string;
  readonly name: string;
}

/** Asks for another name of a what-if. */
export function RenameWhatIfDialog({ set, file, name: before, close }: RenameWhatIfProps) {
  const [name, setName] = useState(before);
  const [failure, setFailure] = useState<string>();
  const finish = async (): Promise<void> => {
    await handOver();
    const answer = await api().renameWhatIf({ file, name });
    if (!answer.ok) return setFailure(answer.problem.message);
    const { file: made } = answer.value;
    const { on, against } = sessionOf(set);
    changeSession(set, {
      file: made,
      on: on.map((other) => (other === file ? made : other)),
      against: against === file ? made : against,
    });
    close();
    editorWanted.set(made);
  };
  return (
    <Dialog
      title="Rename what-if"
      width="narrow"
      onClose={close}
      onSubmit={() => void finish()}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={name.trim() === ''}>
            Rename
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        value={name}
        hint="A file in the set’s what-ifs folder, written when you save."
        onChange={(event) => {
          setName(event.target.value);
          setFailure(undefined);
        }}
        onFocus={(event) => event.target.select()}
        data-focus
      />
      {failure && (
        <p role="alert" className={parts.problem}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
