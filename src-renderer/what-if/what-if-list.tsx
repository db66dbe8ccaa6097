import { MoreHorizontal } from 'lucide-react';
import type { WhatIfView } from '../../src-shared/workbench/set-view.ts';
import { IconButton } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import { showMenu } from '../controls/menu.ts';
import { SeverityIcon } from '../controls/severity-icon.tsx';
import { openDialog } from '../shell/dialogs/open-dialog.ts';
import { quantity } from '../shell/quantity.ts';
import { say } from '../shell/status.ts';
import { handOver } from '../shell/workspace/save.ts';
import { answered, api, useFiles } from '../state/workbench.ts';
import { applyWhatIfs } from './play-actions.ts';
import { RenameWhatIfDialog } from './rename-what-if-dialog.tsx';
import { changeSession, type Session } from './session.ts';
import styles from './what-if-panel.module.css';

interface WhatIfListProps {
  readonly set: string;
  readonly whatIfs: readonly WhatIfView[];
  readonly session: Session;
}

/** The what-ifs of a set: which is in the editor, which are switched on, and in which order they are applied. */
export function WhatIfList({ set, whatIfs, session }: WhatIfListProps) {
  const files = useFiles();
  const { on, file: inFront } = session;
  const toggle = (file: string): void =>
    changeSession(set, { on: on.includes(file) ? on.filter((other) => other !== file) : [...on, file] });
  return (
    <ul className={styles.list} aria-label="What-ifs of this set">
      {whatIfs.map((whatIf) => {
        const { file, name, values, diagnostics } = whatIf;
        const place = on.indexOf(file);
        const isWrong = diagnostics.some(({ severity }) => severity === 'error');
        return (
          <li key={file} className={classNames(styles.item, file === inFront && styles.front)}>
            <input
              type="checkbox"
              aria-label={`Switch ${name} on`}
              checked={place >= 0}
              onChange={() => toggle(file)}
            />
            <button
              type="button"
              className={styles.name}
              aria-pressed={file === inFront}
              onClick={() => changeSession(set, { file })}
            >
              {name}
              {files[file]?.unsaved && <span role="img" className={styles.unsaved} aria-label="unsaved" />}
            </button>
            {isWrong && <SeverityIcon severity="error" />}
            <span className={styles.count}>{countText(place >= 0 && on.length > 1 ? place : undefined, values)}</span>
            <IconButton
              label={`More for ${name}`}
              icon={<MoreHorizontal size={14} />}
              onClick={(event) =>
                showMenu({ label: name, at: event.currentTarget, items: menuOf(set, whatIf, session) })
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** `2. · 3 values`; how many it is that one changes only on top of others is not known. */
function countText(place: number | undefined, values: number): string {
  if (place === undefined) return quantity(values, 'value');
  return place > 0 && values === 0 ? `${place + 1}.` : `${place + 1}. · ${quantity(values, 'value')}`;
}

async function deleteWhatIf(file: string): Promise<void> {
  await handOver();
  if (answered(await api().deleteWhatIf({ file }))) say('Deleted; undo brings it back');
}

function menuOf(set: string, { file, name, diagnostics }: WhatIfView, { on, against }: Session) {
  const isWrong = diagnostics.some(({ severity }) => severity === 'error');
  return [
    { title: 'Apply to the set', disabled: isWrong, run: () => void applyWhatIfs(set, [file]) },
    {
      title: 'Compare against this',
      checked: against === file,
      run: () =>
        changeSession(set, {
          on: on.filter((other) => other !== file),
          against: against === file ? undefined : file,
        }),
    },
    'separator' as const,
    { title: 'Rename…', run: () => openDialog(RenameWhatIfDialog, { set, file, name }) },
    {
      title: 'Delete',
      danger: true,
      run: () => void deleteWhatIf(file),
    },
  ];
}
