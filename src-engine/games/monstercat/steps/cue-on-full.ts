import { discardSong, placeSong } from '../board.ts';
import { whatOf } from '../choice.ts';
import { RULE } from '../rules.ts';
import { fire, NONE } from '../state.ts';
import { hasSong, takeFromHand } from '../supply.ts';
import { boardSongs } from './board-songs.ts';
import { ACTED, ASKS_AGAIN, CUE_MORE, type Step } from './step.ts';

/** MC-2.5: which song of the full board makes room for the one that is being cued. */
export const cueOnFull: Step = {
  choices: boardSongs,
  apply(numbers, state, choice) {
    const seat = state.asked;
    const song = state.part;
    state.part = NONE;
    discardSong(numbers, state, seat, whatOf(choice));
    takeFromHand(numbers, state, seat, song);
    placeSong(numbers, state, seat, whatOf(choice), song);
    fire(state, RULE.cueOnFull);
    if (state.inPlay === NONE) return ACTED;
    state.more--;
    if (state.more === 0 || !hasSong(numbers, state, seat)) return ACTED;
    state.step = CUE_MORE;
    return ASKS_AGAIN;
  },
};
