import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'choose-columns',
  title: 'Choose columns…',
  section: 'Cards',
  also: 'show hide order',
  enabled: () => viewAction('choose-columns') !== undefined,
  run: () => viewAction('choose-columns')?.(),
};
export default command;
