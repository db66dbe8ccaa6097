import { NONE, playMarketing } from '../books.ts';
import { BANDS, MARKETING } from '../card-types.ts';
import { actionOf, cardOf, DONE, SET_PRICE, setPrice } from '../choice.ts';
import { RULE } from '../rules.ts';
import { fire } from '../state.ts';
import { takeCard } from '../supply.ts';
import { affordable } from './affordable.ts';
import type { Phase } from './phase.ts';

/** DP-1.5: any number of marketing cards. DP-1.6: the first marketing turn of a seat ends with naming its price, for good. */
export const marketing: Phase = {
  id: 'marketing',
  label: 'Marketing',
  draws: MARKETING,
  reversed: false,
  hasTurn: () => true,
  choices(numbers, state, into) {
    let count = 0;
    if (state.books[state.asked]!.band === NONE) {
      for (let band = 0; band < BANDS.length; band++) into[count++] = setPrice(band);
    } else {
      into[count++] = DONE;
    }
    return affordable(numbers, state, MARKETING, numbers.marketingCost, into, count);
  },
  apply(numbers, state, choice) {
    const seat = state.asked;
    const books = state.books[seat]!;
    const action = actionOf(choice);
    if (action === DONE) return true;
    const card = cardOf(choice);
    if (action === SET_PRICE) {
      books.band = card;
      fire(state, RULE.setPrice);
      return true;
    }
    takeCard(numbers, state, MARKETING, seat, card);
    state.marketing[seat * numbers.supply[MARKETING]!.playable + books.marketingCards] = card;
    playMarketing(books, numbers, card);
    fire(state, RULE.marketing);
    fire(state, RULE.payFromCash);
    return false;
  },
};
