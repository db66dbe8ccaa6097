import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'quick-outline',
  title: 'Go to a card in this file',
  section: 'Go',
  key: 'Mod+Shift+O',
  also: 'yaml symbol outline',
  enabled: () => viewAction('quick-outline') !== undefined,
  run: () => viewAction('quick-outline')?.(),
};
export default command;
