import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'quick-fix',
  title: 'Fix the problem at the cursor',
  section: 'Edit',
  key: 'Mod+.',
  also: 'yaml light bulb repair',
  enabled: () => viewAction('quick-fix') !== undefined,
  run: () => viewAction('quick-fix')?.(),
};
export default command;
