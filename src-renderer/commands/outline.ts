import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'outline',
  title: 'Show or hide the outline',
  section: 'View',
  key: 'Alt+O',
  also: 'yaml cards fields list',
  enabled: () => viewAction('outline') !== undefined,
  run: () => viewAction('outline')?.(),
};
export default command;
