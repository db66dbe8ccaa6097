import { currentSet } from '../shell/current-set.ts';
import { api } from '../state/workbench.ts';
import { shownPlay } from '../what-if/play-state.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'stop-playing',
  title: 'Stop playing tables',
  section: 'What if',
  also: 'cancel simulation',
  enabled: () => shownPlay(currentSet())?.progress?.state === 'playing',
  run: () => void api().stopPlay({}),
};
export default command;
