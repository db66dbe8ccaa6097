import { choiceOf, PICK, whatOf } from '../choice.ts';
import { RULE } from '../rules.ts';
import { fire } from '../state.ts';
import { discardCard, takeFromHand } from '../supply.ts';
import { ASKS_AGAIN, DONE_WITH_STEP, type Step } from './step.ts';

/** MC-4.2: a hand above the limit gives up one card after the other. */
export const discardDown: Step = {
  choices({ handRoom }, { asked, hands, held }, into) {
    const start = asked * handRoom;
    for (let place = 0; place < held[asked]!; place++) into[place] = choiceOf(PICK, hands[start + place]!);
    return held[asked]!;
  },
  apply(numbers, state, choice) {
    takeFromHand(numbers, state, state.asked, whatOf(choice));
    discardCard(state, whatOf(choice));
    fire(state, RULE.handLimit);
    return state.held[state.asked]! > numbers.handLimit ? ASKS_AGAIN : DONE_WITH_STEP;
  },
};
