import { moveInHistory } from '../shell/workspace/history.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'redo',
  title: 'Redo',
  section: 'Edit',
  key: 'Mod+Shift+Z',
  also: 'do again history',
  run: () => moveInHistory('redo'),
};
export default command;
