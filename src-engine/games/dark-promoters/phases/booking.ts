import { bookAct } from '../books.ts';
import { ACT } from '../card-types.ts';
import { actionOf, cardOf, DONE } from '../choice.ts';
import { RULE } from '../rules.ts';
import { fire } from '../state.ts';
import { takeCard } from '../supply.ts';
import { affordable } from './affordable.ts';
import type { Phase } from './phase.ts';

/** DP-1.4: any number of acts, each the only one of its kind. */
export const booking: Phase = {
  id: 'booking',
  label: 'Booking',
  draws: ACT,
  reversed: false,
  hasTurn: () => true,
  choices(numbers, state, into) {
    into[0] = DONE;
    return affordable(numbers, state, ACT, numbers.actCost, into, 1);
  },
  apply(numbers, state, choice) {
    if (actionOf(choice) === DONE) return true;
    const seat = state.asked;
    const books = state.books[seat]!;
    const act = cardOf(choice);
    takeCard(numbers, state, ACT, seat, act);
    state.acts[seat * numbers.supply[ACT]!.playable + books.acts] = act;
    bookAct(books, numbers, act);
    fire(state, RULE.booking);
    fire(state, RULE.unique);
    fire(state, RULE.payFromCash);
    return false;
  },
};
