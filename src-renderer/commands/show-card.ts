import { showPanel } from '../shell/panels.ts';
import { changeSetting } from '../state/workbench.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-card',
  title: 'Show the selected card as a form',
  section: 'View',
  also: 'inspector fields',
  run: () => {
    showPanel('inspector', true);
    changeSetting('shell.side', 'card');
  },
};
export default command;
