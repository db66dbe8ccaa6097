import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-in-grid',
  title: 'Show the card in the grid',
  section: 'Go',
  key: 'Alt+G',
  also: 'yaml form mode row',
  enabled: () => viewAction('show-in-grid') !== undefined,
  run: () => viewAction('show-in-grid')?.(),
};
export default command;
