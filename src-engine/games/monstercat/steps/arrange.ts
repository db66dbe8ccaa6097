import { choiceOf, PICK, whatOf } from '../choice.ts';
import { ACTED, ASKS_AGAIN, type Step } from './step.ts';

/**
 * MC-6.5: who of the members looked at comes next. `part` counts those that have their place; it begins before the first one. A
 * choice names a place, not a member, so that what is on offer tells nobody who stands there.
 */
export const arrange: Step = {
  choices(_, state, into) {
    for (let place = 0; place < state.more; place++) into[place] = choiceOf(PICK, place);
    return state.more;
  },
  apply(_, state, choice) {
    const { stands } = state;
    // Those without a place yet stand below those that have one; `more` of them are left.
    const next = state.standsCount - 1 - (state.part + 1);
    const picked = next - whatOf(choice);
    const member = stands[picked]!;
    for (let place = picked; place < next; place++) stands[place] = stands[place + 1]!;
    stands[next] = member;
    state.part++;
    state.more--;
    return state.more <= 1 ? ACTED : ASKS_AGAIN;
  },
};
