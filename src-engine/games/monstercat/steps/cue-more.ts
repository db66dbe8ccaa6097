import { openSlot, placeSong } from '../board.ts';
import { actionOf, CUE, choiceOf, DONE, whatOf } from '../choice.ts';
import { RULE } from '../rules.ts';
import { fire } from '../state.ts';
import { hasSong, takeFromHand } from '../supply.ts';
import { handSongs } from './hand-songs.ts';
import { ACTED, ASKS_AGAIN, CUE_ON_FULL, type Step } from './step.ts';

/** MC-6.6: the next song that an action card cues, or no more. */
export const cueMore: Step = {
  choices(numbers, state, into) {
    into[0] = choiceOf(DONE);
    return handSongs(numbers, state, CUE, into, 1);
  },
  apply(numbers, state, choice) {
    if (actionOf(choice) === DONE) return ACTED;
    const seat = state.asked;
    const song = whatOf(choice);
    const slot = openSlot(numbers, state, seat);
    if (slot === numbers.slots) {
      state.part = song;
      state.step = CUE_ON_FULL;
      return ASKS_AGAIN;
    }
    takeFromHand(numbers, state, seat, song);
    placeSong(numbers, state, seat, slot, song);
    fire(state, RULE.cueAction);
    state.more--;
    return state.more === 0 || !hasSong(numbers, state, seat) ? ACTED : ASKS_AGAIN;
  },
};
