import { answered, api, workbenchNow } from '../../state/workbench.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { openDialog } from '../dialogs/open-dialog.ts';
import { SaveFailureDialog } from '../dialogs/save-failure-dialog.tsx';
import { quantity } from '../quantity.ts';
import { say } from '../status.ts';
import { commitField } from '../text-field-focus.ts';

export const unsavedFiles = (set?: string): readonly string[] =>
  Object.values(workbenchNow().files)
    .filter((file) => file.unsaved && (set === undefined || file.set === set))
    .map(({ file }) => file);

/** Writes the files named, or all that are unsaved. Answers whether all of them are on disk now. */
export async function saveFiles(files?: readonly string[]): Promise<boolean> {
  commitField();
  const conflict = (files ?? unsavedFiles()).find((file) => workbenchNow().files[file]?.disk === 'changed');
  if (conflict !== undefined) {
    openDialog(ConflictDialog, { file: conflict });
    return false;
  }
  const outcome = answered(await api().save(files === undefined ? {} : { files }));
  if (!outcome) return false;
  const { saved, failed } = outcome;
  if (saved.length > 0) say(`Saved ${saved.length === 1 ? saved[0] : quantity(saved.length, 'file')}`);
  else if (failed.length === 0) say('Everything is saved already');
  if (failed.length > 0) {
    openDialog(SaveFailureDialog, { failed, retry: () => void saveFiles(failed.map(({ file }) => file)) });
  }
  return failed.length === 0;
}
