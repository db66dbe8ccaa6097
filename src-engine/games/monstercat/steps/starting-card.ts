import { CUE, whatOf } from '../choice.ts';
import { layFaceDown } from '../supply.ts';
import { handSongs } from './hand-songs.ts';
import { DONE_WITH_STEP, type Step } from './step.ts';

/** MC-1.1: a song of the hand, laid face down. It stays hidden until every seat has chosen. */
export const startingCard: Step = {
  choices: (numbers, state, into) => handSongs(numbers, state, CUE, into, 0),
  apply(numbers, state, choice) {
    layFaceDown(numbers, state, state.asked, whatOf(choice));
    return DONE_WITH_STEP;
  },
};
