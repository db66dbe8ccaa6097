import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'move-cards-down',
  title: 'Move the selected cards down',
  section: 'Cards',
  key: 'Alt+ArrowDown',
  also: 'reorder',
  enabled: () => viewAction('move-down') !== undefined,
  run: () => viewAction('move-down')?.(),
};
export default command;
