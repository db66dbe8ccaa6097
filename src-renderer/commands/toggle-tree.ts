import { togglePanel } from '../shell/panels.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'toggle-tree',
  title: 'Show or hide the workspace tree',
  section: 'View',
  key: 'Mod+B',
  also: 'sidebar left panel',
  run: () => togglePanel('tree'),
};
export default command;
