import { allSent } from '../../state/unsent.ts';
import { addNotice, answered, api, workbenchNow } from '../../state/workbench.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { openDialog } from '../dialogs/open-dialog.ts';
import { SaveFailureDialog } from '../dialogs/save-failure-dialog.tsx';
import { quantity } from '../quantity.ts';
import { say } from '../status.ts';
import { commitField } from '../text-field-focus.ts';

/** What to save: the files named, those of a set, or all. */
interface Saving {
  readonly files?: readonly string[];
  readonly set?: string;
}

/** Another program has written the file: the user chooses. */
const CONFLICT = 'file/changed-on-disk';

export const unsavedFiles = (set?: string): readonly string[] =>
  Object.values(workbenchNow().files)
    .filter((file) => file.unsaved && (set === undefined || file.set === set))
    .map(({ file }) => file);

/** Hands over what is being typed. Answers whether the program has all of it now. */
export function handOver(): Promise<boolean> {
  commitField();
  return allSent();
}

/** Writes what is unsaved, also what was typed a moment ago. Answers whether all of it is on disk now. */
export async function save(what: Saving = {}): Promise<boolean> {
  const isComplete = await handOver();
  // Which files are unsaved is the program's to say: news of the last change may still be on its way.
  const outcome = answered(await api().save(what));
  if (!outcome) return false;
  const { saved, failed } = outcome;
  if (saved.length > 0) say(`Saved ${saved.length === 1 ? saved[0] : quantity(saved.length, 'file')}`);
  else if (failed.length === 0) say('Nothing to save');
  const unwritten = failed.filter(({ problem }) => problem.code !== CONFLICT);
  if (unwritten.length > 0) {
    const files = unwritten.map(({ file }) => file);
    openDialog(SaveFailureDialog, { failed: unwritten, retry: () => void save({ files }) });
  }
  // All others are on disk by now. Where several wait for a choice, a banner for each stays.
  const conflict = failed.find(({ problem }) => problem.code === CONFLICT);
  if (conflict) openDialog(ConflictDialog, { file: conflict.file });
  if (!isComplete) {
    const message = 'Your last change is still on its way and is not saved yet. Save again in a moment.';
    addNotice({ severity: 'warning', message });
  }
  return failed.length === 0 && isComplete;
}
