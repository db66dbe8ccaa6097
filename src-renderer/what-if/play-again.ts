import type { PlayRequest } from '../../src-shared/what-if/play.ts';
import { askToPlay } from './play-state.ts';
import { changeSession } from './session.ts';

/** Makes a comparison the one that is chosen for its set, and plays it. Answers with the key of what is played. */
export function playAgain(request: PlayRequest): Promise<string | undefined> {
  const { set, before, after, setting } = request;
  changeSession(set, { on: after, against: before[0], setting });
  return askToPlay(request);
}
