import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'delete-cards',
  title: 'Delete the selected cards',
  section: 'Cards',
  key: 'Mod+Delete',
  also: 'remove',
  enabled: () => viewAction('delete-cards') !== undefined,
  run: () => viewAction('delete-cards')?.(),
};
export default command;
