import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'add-card',
  title: 'Add a card',
  section: 'Cards',
  key: 'Mod+Enter',
  also: 'new insert row',
  enabled: () => viewAction('add-card') !== undefined,
  run: () => viewAction('add-card')?.(),
};
export default command;
