import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-in-source',
  title: 'Show the cell in the source',
  section: 'Cards',
  also: 'yaml go to',
  enabled: () => viewAction('show-in-source') !== undefined,
  run: () => viewAction('show-in-source')?.(),
};
export default command;
