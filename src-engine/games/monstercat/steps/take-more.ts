import { actionOf, choiceOf, DONE, TAKE, whatOf } from '../choice.ts';
import { takeFromBackstage } from '../supply.ts';
import { ACTED, ASKS_AGAIN, type Step } from './step.ts';

/** MC-6.2: the next card that an action card takes from Backstage, or no more. */
export const takeMore: Step = {
  choices(_, state, into) {
    into[0] = choiceOf(DONE);
    for (let place = 0; place < state.openCount; place++) into[place + 1] = choiceOf(TAKE, state.backstage[place]!);
    return state.openCount + 1;
  },
  apply(numbers, state, choice) {
    if (actionOf(choice) === DONE) return ACTED;
    takeFromBackstage(numbers, state, state.asked, whatOf(choice));
    state.more--;
    return state.more === 0 || state.openCount === 0 ? ACTED : ASKS_AGAIN;
  },
};
