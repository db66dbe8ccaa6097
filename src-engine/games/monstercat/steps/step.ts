import type { Numbers } from '../numbers.ts';
import type { NightState } from '../state.ts';

/** One kind of question to the asked seat. */
export interface Step {
  choices(numbers: Numbers, state: NightState, into: Int32Array): number;
  /** Plays a listed choice and says how the turn goes on. */
  apply(numbers: Numbers, state: NightState, choice: number): number;
}

/** The seat is asked again, by the step that the state names now. */
export const ASKS_AGAIN = 0;
/** One action of the turn has been taken. */
export const ACTED = 1;
/** The seat is done with the step. */
export const DONE_WITH_STEP = 2;

// The places of the steps in the list of all.
export const STARTING_CARD = 0;
export const ACTION = 1;
export const DISCARD_DOWN = 2;
export const CUE_ON_FULL = 3;
export const CUE_MORE = 4;
export const ADD_TOKENS_TO = 5;
export const TAKE_MORE = 6;
export const TRADE_OWN = 7;
export const TRADE_OTHER = 8;
export const ARRANGE = 9;
export const RECOLOUR_SONG = 10;
export const RETUNE_SONG = 11;
