import { currentSet } from '../shell/current-set.ts';
import { NewVersionDialog } from '../shell/dialogs/new-version-dialog.tsx';
import { openDialog } from '../shell/dialogs/open-dialog.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'new-version',
  title: 'New version from this one…',
  section: 'File',
  key: 'Alt+N',
  also: 'draft extends branch',
  enabled: () => currentSet() !== undefined,
  run: () => openDialog(NewVersionDialog, { base: currentSet()! }),
};
export default command;
