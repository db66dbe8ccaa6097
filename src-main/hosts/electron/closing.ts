import { type BrowserWindow, dialog } from 'electron';
import type { WorkbenchLink } from './workbench-link.ts';

const LONGEST_SAVE = 20_000;
const MOST_NAMED = 8;

/** What happens to unsaved work when the window is closed. True when the window may go. */
export async function mayClose(window: BrowserWindow, workbench: WorkbenchLink): Promise<boolean> {
  const unsaved = await workbench.ask('unsaved', null);
  if (unsaved.length === 0) return true;
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message:
      unsaved.length === 1 ? `Save ${unsaved[0]} before closing?` : `Save ${unsaved.length} files before closing?`,
    detail: `${unsaved.length === 1 ? '' : `${namesOf(unsaved)}\n\n`}Without saving, your changes are set aside and offered at the next start.`,
    buttons: ['Save', 'Don’t save', 'Cancel'],
    defaultId: 0,
    cancelId: 2,
    noLink: true,
  });
  if (response === 2) return false;
  if (response === 1) return true;
  const trouble = await saveAll(workbench);
  if (trouble === undefined) return true;
  await dialog.showMessageBox(window, {
    type: 'error',
    message: 'Not everything was saved.',
    detail: trouble,
    buttons: ['Back to the window'],
  });
  return false;
}

function namesOf(files: readonly string[]): string {
  const more = files.length - MOST_NAMED;
  return [...files.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** What went wrong, if anything did. A disk that hangs does not hang the window. */
async function saveAll(workbench: WorkbenchLink): Promise<string | undefined> {
  const late = new Promise<undefined>((answer) => setTimeout(() => answer(undefined), LONGEST_SAVE));
  const saving = workbench.ask('unsaved', null).then((files) => workbench.ask('save', files));
  const answer = await Promise.race([saving, late]);
  if (answer === undefined) return 'The disk does not answer. Your changes are still here.';
  if (!answer.ok) return answer.problem.message;
  const { failed } = answer.value;
  return failed.length === 0 ? undefined : failed.map(({ problem }) => problem.message).join('\n');
}
