import { focusIn } from '../shell/panel-focus.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'focus-view',
  title: 'Go to the tabs',
  section: 'Go',
  key: 'Alt+2',
  run: () => focusIn('[role=tab][aria-selected=true]'),
};
export default command;
