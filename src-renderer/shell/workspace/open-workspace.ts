import { api, takeWorkspace, workbenchNow } from '../../state/workbench.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { UnsavedDialog } from '../dialogs/unsaved-dialog.tsx';
import { handOver, unsavedFiles } from './save.ts';

/** Opens a folder as the workspace. Answers with what went wrong, if anything did. */
export async function openWorkspace(path: string): Promise<string | undefined> {
  const answer = await api().openWorkspace({ path: path.trim() });
  if (!answer.ok) return answer.problem.message;
  takeWorkspace(answer.value);
  return undefined;
}

/** Asks what to do with unsaved work before going elsewhere. */
export async function leavingWorkspace(next: () => void): Promise<void> {
  await handOver();
  const files = unsavedFiles();
  if (files.length > 0 && !workbenchNow().workspace?.isSample) openDialog(UnsavedDialog, { files, next });
  else next();
}
