import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'write-output',
  title: 'Write what is in front: PDF or export…',
  section: 'File',
  also: 'print save pdf',
  enabled: () => viewAction('write-output') !== undefined,
  run: () => viewAction('write-output')?.(),
};
export default command;
