import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'change-many',
  title: 'Change many numbers at once…',
  section: 'Cards',
  key: 'Mod+Shift+M',
  also: 'percent raise lower multiply set bulk',
  enabled: () => viewAction('change-many') !== undefined,
  run: () => viewAction('change-many')?.(),
};
export default command;
