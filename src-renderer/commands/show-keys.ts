import { KeysDialog } from '../shell/dialogs/keys-dialog.tsx';
import { openDialog } from '../shell/dialogs/open-dialog.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-keys',
  title: 'Keyboard shortcuts',
  section: 'Help',
  key: 'Mod+/',
  also: 'keys hotkeys help',
  run: () => openDialog(KeysDialog, {}),
};
export default command;
