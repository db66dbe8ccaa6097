import {
  ADD_TOKENS,
  ARRANGE_STANDS,
  CUE_SONGS,
  RECOLOUR,
  REFRESH_BACKSTAGE,
  RETUNE,
  TAKE_BACKSTAGE,
  TRADE_SONGS,
} from './card-types.ts';
import type { Numbers } from './numbers.ts';
import { RULE_OF_EFFECT } from './rules.ts';
import { fire, type NightState } from './state.ts';
import {
  ACTED,
  ADD_TOKENS_TO,
  ARRANGE,
  ASKS_AGAIN,
  CUE_MORE,
  RECOLOUR_SONG,
  RETUNE_SONG,
  TAKE_MORE,
  TRADE_OWN,
} from './steps/step.ts';
import { discardCard, hasSong, layBackstage, lookAtStands } from './supply.ts';

/** Whether the action card would do anything now; one that would not cannot be played. */
export function canPlay(numbers: Numbers, state: NightState, card: number): boolean {
  const seat = state.asked;
  switch (numbers.effect[card - numbers.songs.length]) {
    case ADD_TOKENS:
      return state.frontCount > 0;
    case TAKE_BACKSTAGE:
      return state.openCount > 0;
    case REFRESH_BACKSTAGE:
      // A Backstage that has run empty is laid out again.
      return numbers.backstage > 0 && state.openCount + state.deckCount + state.discardCount > 0;
    case TRADE_SONGS:
      return state.songs[seat]! > 0 && hasOtherSongs(numbers, state, seat);
    case ARRANGE_STANDS:
      return state.standsCount > 1;
    case CUE_SONGS:
      return hasSong(numbers, state, seat);
    default:
      return state.songs[seat]! > 0;
  }
}

function hasOtherSongs(numbers: Numbers, state: NightState, seat: number): boolean {
  for (let other = 0; other < numbers.seats; other++) {
    if (other !== seat && state.songs[other]! > 0) return true;
  }
  return false;
}

/** Begins to resolve an action card: at once, or by asking the seat for what it needs to know. */
export function play(numbers: Numbers, state: NightState, card: number): number {
  const effect = numbers.effect[card - numbers.songs.length]!;
  const amount = numbers.amount[card - numbers.songs.length]!;
  fire(state, RULE_OF_EFFECT[effect]!);
  state.more = amount;
  switch (effect) {
    case ADD_TOKENS:
      state.step = ADD_TOKENS_TO;
      return ASKS_AGAIN;
    case TAKE_BACKSTAGE:
      state.step = TAKE_MORE;
      return ASKS_AGAIN;
    case TRADE_SONGS:
      state.step = TRADE_OWN;
      return ASKS_AGAIN;
    case REFRESH_BACKSTAGE:
      refresh(numbers, state);
      return ACTED;
    case ARRANGE_STANDS:
      state.more = Math.min(amount, state.standsCount);
      lookAtStands(state, state.asked, state.more);
      state.step = ARRANGE;
      return ASKS_AGAIN;
    case CUE_SONGS:
      state.step = CUE_MORE;
      return ASKS_AGAIN;
    case RECOLOUR:
      state.step = RECOLOUR_SONG;
      return ASKS_AGAIN;
    case RETUNE:
      state.step = RETUNE_SONG;
      return ASKS_AGAIN;
    default:
      throw new RangeError(`There is no effect ${effect}.`);
  }
}

/** MC-6.4: all that lies Backstage goes, then new cards are laid out. */
function refresh(numbers: Numbers, state: NightState): void {
  while (state.openCount > 0) {
    state.openCount--;
    discardCard(state, state.backstage[state.openCount]!);
  }
  while (state.openCount < numbers.backstage && layBackstage(state));
}
