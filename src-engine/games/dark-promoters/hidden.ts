import { below, draw, type TableKey } from '../../random.ts';
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
  const places: number[] = [];
  for (let other = 0; other < numbers.seats; other++) {
    if (other === seat) continue;
    for (let at = 0; at < state.held[type * numbers.seats + other]!; at++) places.push(other * reach + at);
  }
  // All that the seat cannot see in one heap, shuffled, and dealt back.
  const unseen = [...places.map((place) => hands[place]!), ...deck.subarray(state.drawn[type]!)];
  for (let top = 0; top < unseen.length; top++) {
    const pick = top + below(unseen.length - top, draw(key.high, key.low, REDEAL_PURPOSE + type, 0, top));
    [unseen[top], unseen[pick]] = [unseen[pick]!, unseen[top]!];
  }
  for (const [nth, place] of places.entries()) hands[place] = unseen[nth]!;
  deck.set(unseen.slice(places.length), state.drawn[type]!);
  // What has left the deck stands in hands and on boards; its old order there would tell who was dealt what.
  deck.subarray(0, state.drawn[type]!).sort();
}
