import { compareCurrent } from '../shell/compare.ts';
import { currentSet } from '../shell/current-set.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'compare-versions',
  title: 'Compare versions',
  section: 'View',
  key: 'Alt+C',
  also: 'diff changes difference as saved',
  enabled: () => currentSet() !== undefined,
  run: () => compareCurrent(currentSet()!),
};
export default command;
