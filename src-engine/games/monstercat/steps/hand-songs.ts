import { choiceOf } from '../choice.ts';
import { isSong, type Numbers } from '../numbers.ts';
import type { NightState } from '../state.ts';

/** Writes a choice for every song in the asked seat's hand, from `at` on, and returns where the list ends. */
export function handSongs(numbers: Numbers, state: NightState, action: number, into: Int32Array, at: number): number {
  const start = state.asked * numbers.handRoom;
  const end = start + state.held[state.asked]!;
  for (let place = start; place < end; place++) {
    const card = state.hands[place]!;
    if (isSong(numbers, card)) into[at++] = choiceOf(action, card);
  }
  return at;
}
