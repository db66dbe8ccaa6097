import { choiceOf, PICK, whatOf } from '../choice.ts';
import { ACTED, type Step } from './step.ts';

/** MC-6.1: which member of the Front Row gets the tokens. */
export const addTokensTo: Step = {
  choices(_, state, into) {
    for (let place = 0; place < state.frontCount; place++) into[place] = choiceOf(PICK, state.front[place]!);
    return state.frontCount;
  },
  apply(_, state, choice) {
    state.tokens[whatOf(choice)]! += state.more;
    return ACTED;
  },
};
