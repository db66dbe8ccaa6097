import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'fill-down',
  title: 'Fill down',
  section: 'Cards',
  key: 'Mod+D',
  also: 'copy from above',
  enabled: () => viewAction('fill-down') !== undefined,
  run: () => viewAction('fill-down')?.(),
};
export default command;
