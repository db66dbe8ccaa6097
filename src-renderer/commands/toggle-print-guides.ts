import { toggleGuides } from '../faces/face-options.ts';
import { say } from '../shell/status.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'toggle-print-guides',
  title: 'Show or hide print guides on faces: bleed, trim, safe zone',
  section: 'View',
  key: 'Alt+Shift+G',
  also: 'cut lines overlay printer',
  run: () => say(toggleGuides() ? 'Print guides are shown' : 'Print guides are hidden'),
};
export default command;
