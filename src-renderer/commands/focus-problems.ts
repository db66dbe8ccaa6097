import { focusIn } from '../shell/panel-focus.ts';
import { showPanel } from '../shell/panels.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'focus-problems',
  title: 'Go to the problems',
  section: 'Go',
  key: 'Alt+3',
  run: () => {
    showPanel('problems', true);
    focusIn('#problem-list');
  },
};
export default command;
