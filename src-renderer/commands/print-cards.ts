import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'print-cards',
  title: 'Proof sheets of the selected cards',
  section: 'Cards',
  also: 'print only these pdf',
  enabled: () => viewAction('print-cards') !== undefined,
  run: () => viewAction('print-cards')?.(),
};
export default command;
