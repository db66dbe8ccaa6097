import { currentSet } from '../shell/current-set.ts';
import { copyPlayCommand } from '../what-if/play-actions.ts';
import { shownPlay } from '../what-if/play-state.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'copy-play-command',
  title: 'Copy the comparison as a command',
  section: 'What if',
  also: 'cli simulate terminal',
  enabled: () => shownPlay(currentSet())?.drawn !== undefined,
  run: () => copyPlayCommand(currentSet()!),
};
export default command;
