import { togglePanel } from '../shell/panels.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'toggle-problems',
  title: 'Show or hide the problems',
  section: 'View',
  key: 'Mod+J',
  also: 'bottom errors warnings panel',
  run: () => togglePanel('problems'),
};
export default command;
