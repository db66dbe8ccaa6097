import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { activeTab } from '../../state/tabs.ts';
import { api, workbenchNow } from '../../state/workbench.ts';
import { summaryOf } from '../current-set.ts';
import { openCards } from '../open-place.ts';
import { say } from '../status.ts';
import parts from './dialog-parts.module.css';
import type { DialogControls } from './open-dialog.ts';
import { nextVersion, versionProblem } from './version-name.ts';

interface NewVersionProps extends DialogControls {
  /** The set that the new version extends. */
  readonly base: string;
}

export function NewVersionDialog({ base, close }: NewVersionProps) {
  const [summary] = useState(() => summaryOf(base));
  const [taken] = useState(() =>
    (workbenchNow().workspace?.sets ?? []).filter(({ group }) => group === summary?.group).map((set) => set.version),
  );
  const [version, setVersion] = useState(() => nextVersion(summary?.version ?? '', taken));
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const problem = versionProblem(version, taken);

  const create = async (): Promise<void> => {
    if (problem !== undefined || isBusy) return;
    setBusy(true);
    const answer = await api().createVersion({ base, version });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.problem.message);
    close();
    say(`${version} extends ${summary?.version ?? base} and holds nothing of its own yet`);
    const tab = activeTab();
    const type = tab?.kind === 'cards' || tab?.kind === 'faces' ? tab.type : summary?.cardTypes[0]?.id;
    if (type !== undefined) openCards(answer.value.set, type);
  };

  return (
    <Dialog
      title="New version"
      width="narrow"
      onClose={close}
      onSubmit={() => void create()}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={problem !== undefined || isBusy}>
            Create version
          </Button>
        </>
      }
    >
      <p className={parts.text}>
        The new version starts with everything that is in <strong>{summary?.version ?? base}</strong> and keeps only
        what you change.
      </p>
      <TextField
        label="Version"
        mono
        value={version}
        error={problem}
        hint={`A new folder beside ${summary?.version ?? base}.`}
        onChange={(event) => {
          setVersion(event.target.value.trim());
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
