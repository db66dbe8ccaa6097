import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'copy-cells',
  title: 'Copy the selected cells',
  section: 'Cards',
  also: 'clipboard spreadsheet',
  enabled: () => viewAction('copy') !== undefined,
  run: () => viewAction('copy')?.(),
};
export default command;
