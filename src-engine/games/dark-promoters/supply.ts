import { below, drawFrom, laneOf } from '../../random.ts';
import { SPONSOR } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import { RULE } from './rules.ts';
import { fire, type PromotersState } from './state.ts';

/** Deals one card to the hand of every seat in this order; returns how many there were. */
export function dealRound(numbers: Numbers, state: PromotersState, type: number, order: Uint8Array): number {
  const { reach } = numbers.supply[type]!;
  const { held } = state;
  const hands = state.hands[type]!;
  const deck = state.decks[type]!;
  const lane = laneOf(state.chanceHigh, type, 0);
  const top = state.drawn[type]!;
  const dealt = Math.min(order.length, deck.length - top);
  for (let turn = 0; turn < dealt; turn++) {
    const seat = order[turn]!;
    const at = type * order.length + seat;
    hands[seat * reach + held[at]!] = drawAt(deck, top + turn, lane, state.chanceLow);
    held[at]!++;
  }
  state.drawn[type] = top + dealt;
  fire(state, RULE.emptyDeck, order.length - dealt);
  return dealt;
}

/** The card on top. The deck is shuffled as it is drawn: each card of the rest has the same chance, by its own keyed draw. */
function drawAt(deck: Int16Array, top: number, lane: number, low: number): number {
  const place = top + below(deck.length - top, drawFrom(lane, low, top));
  const card = deck[place]!;
  deck[place] = deck[top]!;
  deck[top] = card;
  return card;
}

/** Lays a card at the end of the row; false when the deck is empty. */
export function dealToRow(state: PromotersState, type: number): boolean {
  const deck = state.decks[type]!;
  const top = state.drawn[type]!;
  if (top === deck.length) {
    fire(state, RULE.emptyDeck);
    return false;
  }
  const card = drawAt(deck, top, laneOf(state.chanceHigh, type, 0), state.chanceLow);
  state.drawn[type] = top + 1;
  state.rows[type]![state.open[type]!++] = card;
  return true;
}

/** The list a seat chooses cards of a type from: its hand, or the row. */
export function reachable(numbers: Numbers, state: PromotersState, type: number): Int16Array {
  return numbers.supply[type]!.fromRow ? state.rows[type]! : state.hands[type]!;
}

export function reachStart(numbers: Numbers, type: number, seat: number): number {
  const { fromRow, reach } = numbers.supply[type]!;
  return fromRow ? 0 : seat * reach;
}

export function reachCount(numbers: Numbers, state: PromotersState, type: number, seat: number): number {
  return numbers.supply[type]!.fromRow ? state.open[type]! : state.held[type * numbers.seats + seat]!;
}

/** Takes a card out of the asked seat's reach; a row that is refilled gets its next card at the end. */
export function takeCard(numbers: Numbers, state: PromotersState, type: number, seat: number, card: number): void {
  const list = reachable(numbers, state, type);
  const start = reachStart(numbers, type, seat);
  const last = start + reachCount(numbers, state, type, seat) - 1;
  let place = start;
  while (list[place] !== card) place++;
  for (; place < last; place++) list[place] = list[place + 1]!;
  const { fromRow, refill } = numbers.supply[type]!;
  if (!fromRow) state.held[type * numbers.seats + seat]!--;
  else {
    state.open[type]!--;
    if (refill && dealToRow(state, type)) fire(state, RULE.rowRefill);
    if (type === SPONSOR) sweepRow(numbers, state);
  }
}

/** DP-6.3: copies of a locked sponsor would clog the row for good, so they are replaced, also those that a refill turns up. */
export function sweepRow(numbers: Numbers, state: PromotersState): void {
  const row = state.rows[SPONSOR]!;
  const { refill } = numbers.supply[SPONSOR]!;
  for (let place = 0; place < state.open[SPONSOR]!; ) {
    if (state.sponsorLocked[row[place]!] === 0) {
      place++;
      continue;
    }
    takeAt(row, place, state.open[SPONSOR]!);
    state.open[SPONSOR]!--;
    state.swept[0]!++;
    fire(state, RULE.rowSweep);
    if (refill) dealToRow(state, SPONSOR);
  }
}

function takeAt(list: Int16Array, place: number, count: number): void {
  for (let at = place; at < count - 1; at++) list[at] = list[at + 1]!;
}
