import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'move-cards-up',
  title: 'Move the selected cards up',
  section: 'Cards',
  key: 'Alt+ArrowUp',
  also: 'reorder',
  enabled: () => viewAction('move-up') !== undefined,
  run: () => viewAction('move-up')?.(),
};
export default command;
