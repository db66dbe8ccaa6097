import { draw } from '../../random.ts';
import { discardSong, openSlot, placeSong } from './board.ts';
import { TEMPI } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import { RULE } from './rules.ts';
import { fire, type NightState, NONE } from './state.ts';
import { COIN } from './supply.ts';

/** In place of a tempo: a seat without a song comes after the fastest. */
export const NO_START = TEMPI + 1;

/** Puts all starting cards on their boards at once and finds the order of turns. */
export function revealStartingCards(numbers: Numbers, state: NightState): void {
  const { seats, slots } = numbers;
  const { startTempo } = state;
  for (let seat = 0; seat < seats; seat++) {
    const song = state.pending[seat]!;
    if (song === NONE) {
      startTempo[seat] = NO_START;
      fire(state, RULE.noStart);
      continue;
    }
    startTempo[seat] = numbers.tempo[song]!;
    let slot = openSlot(numbers, state, seat);
    if (slot === slots) {
      slot = slots - 1;
      discardSong(numbers, state, seat, slot);
      fire(state, RULE.startOnFull);
    }
    placeSong(numbers, state, seat, slot, song);
    state.pending[seat] = NONE;
    state.seen[song] = 0;
    fire(state, RULE.startingCard);
  }
  putInOrder(numbers, state);
  state.firsts[state.order[0]!]!++;
}

function putInOrder({ seats }: Numbers, state: NightState): void {
  const { order } = state;
  for (let seat = 0; seat < seats; seat++) {
    let place = seat;
    for (; place > 0 && goesBefore(state, seat, order[place - 1]!); place--) order[place] = order[place - 1]!;
    order[place] = seat;
  }
  for (let place = 1; place < seats; place++) {
    fire(state, decidedBy(state, order[place - 1]!, order[place]!));
  }
}

/** The rule that puts one seat before another. */
export function decidedBy({ startTempo, points }: NightState, one: number, two: number): number {
  if (startTempo[one] !== startTempo[two]) return RULE.lowestFirst;
  return points[one] !== points[two] ? RULE.fewerPointsFirst : RULE.coin;
}

function goesBefore(state: NightState, one: number, two: number): boolean {
  const { startTempo, points } = state;
  switch (decidedBy(state, one, two)) {
    case RULE.lowestFirst:
      return startTempo[one]! < startTempo[two]!;
    case RULE.fewerPointsFirst:
      return points[one]! < points[two]!;
    default:
      return coin(state, one) < coin(state, two);
  }
}

/** MC-1.6: the document flips a coin; every seat has a number of its own, so that more than two can be equal. */
const coin = ({ chanceHigh, chanceLow, round }: NightState, seat: number): number =>
  draw(chanceHigh, chanceLow, COIN, seat, round);
