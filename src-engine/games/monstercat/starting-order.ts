import { draw } from '../../random.ts';
import { discardSong, openSlot, placeSong } from './board.ts';
import { TEMPI } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import { RULE } from './rules.ts';
import { fire, type NightState, NONE } from './state.ts';
import { COIN } from './supply.ts';

/** By seat: the tempo of the starting card; a seat without one comes after the fastest. */
const tempi = new Int16Array(16);

/** Puts all starting cards on their boards at once and finds the order of turns. */
export function revealStartingCards(numbers: Numbers, state: NightState): void {
  const { seats, slots } = numbers;
  for (let seat = 0; seat < seats; seat++) {
    const song = state.pending[seat]!;
    if (song === NONE) {
      tempi[seat] = TEMPI + 1;
      fire(state, RULE.noStart);
      continue;
    }
    tempi[seat] = numbers.tempo[song]!;
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
  const { order, points } = state;
  for (let seat = 0; seat < seats; seat++) {
    let place = seat;
    for (; place > 0 && goesBefore(state, seat, order[place - 1]!); place--) order[place] = order[place - 1]!;
    order[place] = seat;
  }
  for (let place = 1; place < seats; place++) {
    const one = order[place - 1]!;
    const two = order[place]!;
    if (tempi[one] !== tempi[two]) fire(state, RULE.lowestFirst);
    else fire(state, points[one] !== points[two] ? RULE.fewerPointsFirst : RULE.coin);
  }
}

function goesBefore(state: NightState, one: number, two: number): boolean {
  if (tempi[one] !== tempi[two]) return tempi[one]! < tempi[two]!;
  if (state.points[one] !== state.points[two]) return state.points[one]! < state.points[two]!;
  return coin(state, one) < coin(state, two);
}

/** MC-1.6: the document flips a coin; every seat has a number of its own, so that more than two can be equal. */
const coin = ({ chanceHigh, chanceLow, round }: NightState, seat: number): number =>
  draw(chanceHigh, chanceLow, COIN, seat, round);
