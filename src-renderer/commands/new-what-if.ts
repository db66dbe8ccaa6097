import { currentSet } from '../shell/current-set.ts';
import { newWhatIf } from '../what-if/new-what-if.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'new-what-if',
  title: 'New what-if',
  section: 'What if',
  key: 'Alt+Shift+N',
  also: 'try change number simulate',
  enabled: () => currentSet() !== undefined,
  run: () => newWhatIf(currentSet()!),
};
export default command;
