import { addNotice, answered, api, workbenchNow } from '../../state/workbench.ts';
import { CopySamplesDialog } from '../dialogs/copy-samples-dialog.tsx';
import { openDialog } from '../dialogs/open-dialog.ts';
import { OpenWorkspaceDialog } from '../dialogs/open-workspace-dialog.tsx';
import { copySamplesTo } from './copy-samples-to.ts';
import { leavingWorkspace, openWorkspace } from './open-workspace.ts';

const warn = (message: string | undefined): void => {
  if (message !== undefined) addNotice({ severity: 'error', message });
};

const hasNativeDialogs = (): boolean => workbenchNow().hello?.hasNativeDialogs ?? false;

/** With the system's dialog where there is one, else with ours. */
export function chooseWorkspace(): void {
  void leavingWorkspace(async () => {
    if (!hasNativeDialogs()) return openDialog(OpenWorkspaceDialog, {});
    const chosen = answered(await api().chooseFolder({ purpose: 'open' }));
    if (chosen?.path !== undefined) warn(await openWorkspace(chosen.path));
  });
}

/** A workspace that is known by its path: a recent one, or what a later start of the program names. */
export function openNamed(path: string): void {
  void leavingWorkspace(async () => warn(await openWorkspace(path)));
}

export function chooseSampleFolder(): void {
  void leavingWorkspace(async () => {
    if (!hasNativeDialogs()) return openDialog(CopySamplesDialog, {});
    const chosen = answered(await api().chooseFolder({ purpose: 'copy' }));
    if (chosen?.path !== undefined) warn(await copySamplesTo(chosen.path));
  });
}
