import { playCard } from '../choice.ts';
import type { Numbers } from '../numbers.ts';
import type { PromotersState } from '../state.ts';
import { reachable, reachCount, reachStart } from '../supply.ts';

/** Lists the cards of a type that the asked seat can reach and pay for (DP-4.6), from `count` on; returns the new count. */
export function affordable(
  numbers: Numbers,
  state: PromotersState,
  type: number,
  costs: Int32Array,
  into: Int32Array,
  count: number,
): number {
  const seat = state.asked;
  const { cash } = state.books[seat]!;
  const list = reachable(numbers, state, type);
  const start = reachStart(numbers, type, seat);
  const end = start + reachCount(numbers, state, type, seat);
  for (let at = start; at < end; at++) {
    const card = list[at]!;
    if (costs[card]! <= cash) into[count++] = playCard(card);
  }
  return count;
}
