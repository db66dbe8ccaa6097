import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'duplicate-cards',
  title: 'Duplicate the selected cards',
  section: 'Cards',
  key: 'Mod+Shift+D',
  also: 'copy clone',
  enabled: () => viewAction('duplicate-cards') !== undefined,
  run: () => viewAction('duplicate-cards')?.(),
};
export default command;
