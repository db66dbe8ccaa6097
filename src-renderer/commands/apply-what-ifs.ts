import { currentSet } from '../shell/current-set.ts';
import { applyWhatIfs, switchedOn } from '../what-if/play-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'apply-what-ifs',
  title: 'Apply the what-ifs that are on to the set',
  section: 'What if',
  also: 'write into set',
  enabled: () => switchedOn(currentSet()).length > 0,
  run: () => applyWhatIfs(currentSet()!, switchedOn(currentSet())),
};
export default command;
