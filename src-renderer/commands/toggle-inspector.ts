import { togglePanel } from '../shell/panels.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'toggle-inspector',
  title: 'Show or hide the inspector',
  section: 'View',
  key: 'Mod+I',
  also: 'right card form panel',
  run: () => togglePanel('inspector'),
};
export default command;
