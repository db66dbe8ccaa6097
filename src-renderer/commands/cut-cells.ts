import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'cut-cells',
  title: 'Cut the selected cells',
  section: 'Cards',
  also: 'clipboard',
  enabled: () => viewAction('cut') !== undefined,
  run: () => viewAction('cut')?.(),
};
export default command;
