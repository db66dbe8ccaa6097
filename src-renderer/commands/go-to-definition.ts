import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'go-to-definition',
  title: 'Go to the definition',
  section: 'Go',
  key: 'F12',
  also: 'yaml class mode id',
  enabled: () => viewAction('go-to-definition') !== undefined,
  run: () => viewAction('go-to-definition')?.(),
};
export default command;
