import type { Numbers } from '../numbers.ts';
import type { PromotersState } from '../state.ts';

/** One phase of a round. Seats act one after the other, each doing all it wants before the next. */
export interface Phase {
  readonly id: string;
  readonly label: string;
  /** The card type that every seat draws when the phase begins, or −1. */
  readonly draws: number;
  /** Whether the seats act in reverse turn order. */
  readonly reversed: boolean;
  /** Whether the asked seat has anything to decide in this phase; asked once, when its turn comes. */
  hasTurn(numbers: Numbers, state: PromotersState): boolean;
  choices(numbers: Numbers, state: PromotersState, into: Int32Array): number;
  /** Plays a listed choice; true when the seat's turn in this phase ends with it. */
  apply(numbers: Numbers, state: PromotersState, choice: number): boolean;
}
