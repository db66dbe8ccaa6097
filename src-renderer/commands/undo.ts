import { moveInHistory } from '../shell/workspace/history.ts';
import { takeBackRefused } from '../state/refused.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'undo',
  title: 'Undo',
  section: 'Edit',
  key: 'Mod+Z',
  also: 'take back history',
  run: () => (takeBackRefused() ? undefined : moveInHistory('undo')),
};
export default command;
