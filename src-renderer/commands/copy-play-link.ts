import { currentSet } from '../shell/current-set.ts';
import { copyLink } from '../what-if/play-actions.ts';
import { shownPlay } from '../what-if/play-state.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'copy-play-link',
  title: 'Copy a link to the comparison',
  section: 'What if',
  also: 'share address result',
  enabled: () => shownPlay(currentSet())?.drawn !== undefined,
  run: () => copyLink(currentSet()!),
};
export default command;
