import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'paste-cells',
  title: 'Paste into the grid',
  section: 'Cards',
  also: 'clipboard spreadsheet block',
  enabled: () => viewAction('paste') !== undefined,
  run: () => viewAction('paste')?.(),
};
export default command;
