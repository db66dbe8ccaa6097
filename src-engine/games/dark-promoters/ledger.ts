import { TYPES } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import type { PromotersState } from './state.ts';

/** What must stay the same from deal to end: every physical card is somewhere exactly once, and no cent or slot appears or vanishes. */
export function ledgerOf(numbers: Numbers, state: PromotersState): Record<string, number> {
  const ledger: Record<string, number> = {};
  const played = [
    state.books.filter((books) => books.location >= 0).length,
    sum(state.books, (books) => books.acts),
    sum(state.books, (books) => books.sponsors) + state.swept[0]!,
    sum(state.books, (books) => books.marketingCards),
    sum(state.books, (books) => books.suffered),
  ];
  for (const [type, name] of TYPES.entries()) {
    const held = state.held.subarray(type * numbers.seats, (type + 1) * numbers.seats);
    const inDeck = state.decks[type]!.length - state.drawn[type]!;
    ledger[`${name} cards`] = inDeck + sum([...held], (count) => count) + state.open[type]! + played[type]!;
  }
  for (const [seat, books] of state.books.entries()) {
    ledger[`money of seat ${seat + 1}`] = books.cash + books.spend - books.sponsoring;
    const slots = state.sponsorSlots.subarray(seat * numbers.supply[2]!.playable).slice(0, books.sponsors);
    ledger[`slots of seat ${seat + 1}`] = books.slotsUsed - sum([...slots], Math.abs);
  }
  return ledger;
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
