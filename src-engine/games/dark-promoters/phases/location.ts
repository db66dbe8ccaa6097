import { NONE, rentLocation } from '../books.ts';
import { LOCATION } from '../card-types.ts';
import { cardOf } from '../choice.ts';
import { RULE } from '../rules.ts';
import { fire } from '../state.ts';
import { reachable, reachCount, reachStart, takeCard } from '../supply.ts';
import { affordable } from './affordable.ts';
import type { Phase } from './phase.ts';

/** DP-1.3: exactly one location a seat, first come, first served. Who cannot pay for any has no venue (DP-1.9). */
export const location: Phase = {
  id: 'location',
  label: 'Location',
  draws: LOCATION,
  reversed: false,
  hasTurn(numbers, state) {
    const books = state.books[state.asked]!;
    if (books.location !== NONE) return false;
    const list = reachable(numbers, state, LOCATION);
    const start = reachStart(numbers, LOCATION, state.asked);
    const end = start + reachCount(numbers, state, LOCATION, state.asked);
    for (let at = start; at < end; at++) if (numbers.rent[list[at]!]! <= books.cash) return true;
    fire(state, RULE.noVenue);
    return false;
  },
  choices: (numbers, state, into) => affordable(numbers, state, LOCATION, numbers.rent, into, 0),
  apply(numbers, state, choice) {
    const card = cardOf(choice);
    takeCard(numbers, state, LOCATION, state.asked, card);
    rentLocation(state.books[state.asked]!, numbers, card);
    fire(state, RULE.takeLocation);
    fire(state, RULE.unique);
    fire(state, RULE.payFromCash);
    return true;
  },
};
