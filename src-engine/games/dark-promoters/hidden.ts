import { draw, type TableKey } from '../../random.ts';
import { TYPES } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import type { PromotersState } from './state.ts';

const REDEAL_PURPOSE = 64;

/**
 * Replaces what a seat cannot know: the others' hands are shuffled with the rest of each deck and dealt anew, and all chance
 * to come gets another key. How many cards everybody holds is public.
 */
export function imagineHidden(numbers: Numbers, state: PromotersState, seat: number, key: TableKey): void {
  state.chanceHigh = key.high;
  state.chanceLow = key.low;
  for (let type = 0; type < TYPES.length; type++) {
    if (!numbers.supply[type]!.fromRow) redeal(numbers, state, type, seat, key);
  }
}

function redeal(numbers: Numbers, state: PromotersState, type: number, seat: number, key: TableKey): void {
  const { reach } = numbers.supply[type]!;
  const deck = state.decks[type]!;
  const hands = state.hands[type]!;
  const top = state.drawn[type]!;
  let index = 0;
  for (let other = 0; other < numbers.seats; other++) {
    if (other === seat) continue;
    for (let at = 0; at < state.held[type * numbers.seats + other]!; at++) {
      // Trade the card for a random one of the rest of the deck, itself included.
      const left = deck.length - top;
      const pick = draw(key.high, key.low, REDEAL_PURPOSE + type, other, index++) % (left + 1);
      if (pick === left) continue;
      const place = other * reach + at;
      const mine = hands[place]!;
      hands[place] = deck[top + pick]!;
      deck[top + pick] = mine;
    }
  }
}
