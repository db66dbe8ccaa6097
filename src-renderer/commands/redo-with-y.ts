import { moveInHistory } from '../shell/workspace/history.ts';
import type { Command } from './command.ts';

/** The other key that many know. */
const command: Command = {
  id: 'redo-with-y',
  title: 'Redo',
  section: 'Edit',
  key: 'Mod+Y',
  isSecond: true,
  run: () => moveInHistory('redo'),
};
export default command;
