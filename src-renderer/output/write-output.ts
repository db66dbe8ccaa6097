import type { Answer } from '../../src-shared/workbench/api.ts';
import type { OutputPlace, WrittenOutput } from '../../src-shared/workbench/output.ts';
import { ConfirmDialog } from '../shell/dialogs/confirm-dialog.tsx';
import { openDialog } from '../shell/dialogs/open-dialog.ts';
import { quantity } from '../shell/quantity.ts';
import { addNotice, answered, api, changeSetting, settings, workbenchNow } from '../state/workbench.ts';
import { OutputFolderDialog } from './output-folder-dialog.tsx';

/** The folder that was written to last. */
const FOLDER = 'output.folder';

export type Write = (place: OutputPlace) => Answer<WrittenOutput>;

/** Asks for a folder, writes into it, asks again where that would replace files, and says where they are. */
export async function writeOutput(title: string, write: Write, file?: string): Promise<WrittenOutput | undefined> {
  const folder = await chosenFolder(title, file);
  if (folder === undefined) return undefined;
  const answer = await write({ folder, overwrite: false });
  const isTaken = !answer.ok && answer.problem.code === 'output/exists';
  if (isTaken && !(await mayReplace(answer.problem.message))) return undefined;
  const last = isTaken ? await write({ folder, overwrite: true }) : answer;
  if (!last.ok) {
    const isStopped = last.problem.code === 'output/stopped';
    addNotice({ severity: isStopped ? 'info' : 'error', message: last.problem.message });
    return undefined;
  }
  changeSetting(FOLDER, folder);
  const { files } = last.value;
  const [first = folder] = files;
  addNotice({
    severity: 'info',
    message: files.length === 1 ? `Written: ${first}` : `${quantity(files.length, 'file')} written to ${folder}`,
    ...(canShowInFolder() && { action: { title: 'Show in folder', run: () => showInFolder(first) } }),
  });
  return last.value;
}

export const canShowInFolder = (): boolean => workbenchNow().hello?.canShowInFolder ?? false;
export const showInFolder = async (path: string): Promise<void> => void answered(await api().showInFolder({ path }));

async function chosenFolder(title: string, file: string | undefined): Promise<string | undefined> {
  if (workbenchNow().hello?.hasNativeDialogs) return answered(await api().chooseFolder({ purpose: 'output' }))?.path;
  const kept = settings.get()[FOLDER];
  const start = typeof kept === 'string' ? kept : workbenchNow().workspace?.path;
  return new Promise((choose) =>
    openDialog(OutputFolderDialog, { title, start, file, choose, cancel: () => choose(undefined) }),
  );
}

const mayReplace = (message: string): Promise<boolean> =>
  new Promise((answer) => {
    openDialog(ConfirmDialog, {
      title: 'Replace files?',
      message: `${message} Writing again replaces what is there.`,
      action: 'Replace',
      run: () => answer(true),
      cancel: () => answer(false),
    });
  });
