import { AboutDialog } from '../shell/dialogs/about-dialog.tsx';
import { openDialog } from '../shell/dialogs/open-dialog.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'about',
  title: 'About Soundcheck',
  section: 'Help',
  also: 'version offline',
  run: () => openDialog(AboutDialog, {}),
};
export default command;
