import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'format-document',
  title: 'Format the document',
  section: 'Edit',
  key: 'Shift+Alt+F',
  also: 'yaml tidy indent',
  enabled: () => viewAction('format-document') !== undefined,
  run: () => viewAction('format-document')?.(),
};
export default command;
