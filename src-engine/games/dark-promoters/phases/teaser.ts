import { buyMiniMarketing } from '../books.ts';
import { actionOf, MINI_MARKETING } from '../choice.ts';
import type { Numbers } from '../numbers.ts';
import { RULE } from '../rules.ts';
import { fire, type PromotersState } from '../state.ts';
import type { Phase } from './phase.ts';
import { applySponsor, sponsorChoices } from './sponsoring.ts';

const canBuy = (numbers: Numbers, state: PromotersState): boolean =>
  state.books[state.asked]!.cash >= numbers.teaserCost;

/** Room to look whether a seat has any sponsor to play. */
let scratch = new Int32Array(0);

/** DP-8.1, DP-8.2: before the first phase every seat does exactly one of two things. Nothing is drawn. */
export const teaser: Phase = {
  id: 'teaser',
  label: 'Teaser',
  draws: -1,
  reversed: false,
  hasTurn(numbers, state) {
    if (canBuy(numbers, state)) return true;
    const room = numbers.sponsors.length * numbers.slots * 2;
    if (scratch.length < room) scratch = new Int32Array(room);
    return sponsorChoices(numbers, state, scratch, 0) > 0;
  },
  choices(numbers, state, into) {
    let count = 0;
    if (canBuy(numbers, state)) into[count++] = MINI_MARKETING;
    return sponsorChoices(numbers, state, into, count);
  },
  apply(numbers, state, choice) {
    if (actionOf(choice) === MINI_MARKETING) {
      buyMiniMarketing(state.books[state.asked]!, numbers);
      fire(state, RULE.teaserMarketing);
      fire(state, RULE.payFromCash);
    } else {
      applySponsor(numbers, state, choice);
      fire(state, RULE.teaserSponsor);
    }
    return true;
  },
};
