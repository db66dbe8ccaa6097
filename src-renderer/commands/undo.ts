import { moveInHistory } from '../shell/workspace/history.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'undo',
  title: 'Undo',
  section: 'Edit',
  key: 'Mod+Z',
  also: 'take back history',
  run: () => moveInHistory('undo'),
};
export default command;
