import { choiceOf, PICK } from '../choice.ts';
import type { Numbers } from '../numbers.ts';
import { type NightState, NONE } from '../state.ts';

/** Writes a choice for every song on the asked seat's board, named by its slot, and returns how many there are. */
export function boardSongs({ slots }: Numbers, { asked, board }: NightState, into: Int32Array): number {
  let count = 0;
  for (let slot = 0; slot < slots; slot++) {
    if (board[asked * slots + slot] !== NONE) into[count++] = choiceOf(PICK, slot);
  }
  return count;
}
