import { type Books, playSponsor } from '../books.ts';
import { SPONSOR } from '../card-types.ts';
import { cardOf, isExclusive, playSponsorCard, slotsOf } from '../choice.ts';
import type { Numbers } from '../numbers.ts';
import { RULE } from '../rules.ts';
import { fire, type PromotersState } from '../state.ts';
import { reachable, reachCount, reachStart, sweepRow, takeCard } from '../supply.ts';

/** DP-5.1: with a least of 0 the sponsor still needs one slot. */
const leastFor = (numbers: Numbers, sponsor: number, extra: number): number =>
  Math.max(1, numbers.leastSlots[sponsor]! + extra);

const freeFor = (numbers: Numbers, books: Books): number =>
  Math.min(numbers.slots - books.slotsUsed, numbers.maxSlotsPerSponsor);

/** Lists every way to play a sponsor within reach, from `count` on, and returns the new count. */
export function sponsorChoices(numbers: Numbers, state: PromotersState, into: Int32Array, count: number): number {
  const seat = state.asked;
  const most = freeFor(numbers, state.books[seat]!);
  if (most <= 0) return count;
  const list = reachable(numbers, state, SPONSOR);
  const start = reachStart(numbers, SPONSOR, seat);
  const end = start + reachCount(numbers, state, SPONSOR, seat);
  for (let at = start; at < end; at++) {
    const sponsor = list[at]!;
    if (state.sponsorLocked[sponsor] === 1) continue; // DP-5.5
    const playedBy = state.sponsorSeats[sponsor]!;
    if (((playedBy >> seat) & 1) === 1) continue; // DP-5.7
    if (isRepeated(list, start, at, sponsor)) continue;
    for (let slots = leastFor(numbers, sponsor, 0); slots <= most; slots++) {
      into[count++] = playSponsorCard(sponsor, slots, 0);
    }
    if (playedBy !== 0) continue; // only the first may claim it
    for (let slots = leastFor(numbers, sponsor, numbers.exclusiveExtraSlots); slots <= most; slots++) {
      into[count++] = playSponsorCard(sponsor, slots, 1);
    }
  }
  return count;
}

/** Copies are alike: a second one within reach offers nothing new. */
function isRepeated(list: Int16Array, start: number, at: number, sponsor: number): boolean {
  for (let before = start; before < at; before++) if (list[before] === sponsor) return true;
  return false;
}

export function applySponsor(numbers: Numbers, state: PromotersState, choice: number): void {
  const seat = state.asked;
  const books = state.books[seat]!;
  const sponsor = cardOf(choice);
  const slots = slotsOf(choice);
  const exclusive = isExclusive(choice);
  takeCard(numbers, state, SPONSOR, seat, sponsor);
  const at = seat * numbers.supply[SPONSOR]!.playable + books.sponsors;
  state.sponsors[at] = sponsor;
  state.sponsorSlots[at] = exclusive ? -slots : slots;
  playSponsor(books, numbers, sponsor, slots, exclusive);
  fire(state, RULE.leastSlots);
  fire(state, RULE.payout);
  if (books.slotsUsed === numbers.slots) fire(state, RULE.slotLimit);
  if (state.sponsorSeats[sponsor] !== 0) fire(state, RULE.sharedSponsor);
  state.sponsorSeats[sponsor]! |= 1 << seat;
  if (exclusive) {
    state.sponsorLocked[sponsor] = 1;
    fire(state, RULE.exclusiveSlot);
    fire(state, RULE.exclusiveBonus);
    fire(state, RULE.exclusiveLock);
    if (numbers.supply[SPONSOR]!.fromRow) sweepRow(numbers, state);
  } else if (!numbers.supply[SPONSOR]!.fromRow && holds(numbers, state, seat, sponsor)) {
    fire(state, RULE.oneCopy);
  }
}

function holds(numbers: Numbers, state: PromotersState, seat: number, sponsor: number): boolean {
  const start = reachStart(numbers, SPONSOR, seat);
  const end = start + reachCount(numbers, state, SPONSOR, seat);
  for (let at = start; at < end; at++) if (state.hands[SPONSOR]![at] === sponsor) return true;
  return false;
}
