import { currentSet } from '../shell/current-set.ts';
import { openWhatIfs } from '../shell/open-place.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-what-if',
  title: 'What if: play the tables of this set',
  section: 'What if',
  key: 'Alt+I',
  also: 'simulate charts distributions statistics',
  enabled: () => currentSet() !== undefined,
  run: () => openWhatIfs(currentSet()!),
};
export default command;
