import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'change-many',
  title: 'Change many at once…',
  section: 'Cards',
  key: 'Mod+Shift+M',
  also: 'numbers percent raise lower multiply set bulk',
  enabled: () => viewAction('change-many') !== undefined,
  run: () => viewAction('change-many')?.(),
};
export default command;
