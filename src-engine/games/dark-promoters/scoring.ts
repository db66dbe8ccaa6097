import { floorOfProduct } from '../../exact.ts';
import type { Books } from './books.ts';
import type { Figures } from './figures.ts';

/** Hundredths of percent points of acts × percent of marketing × percent of the band. */
const ONE = 10_000 * 100 * 100;

/** The seat without any marketing phase never named a price; it sells at the mode's own. */
export const STANDARD_BAND = 1;

/** DP-2.4: what is above the cap is spent all the same. */
export const marketingCounted = (figures: Figures, marketing: number): number =>
  Math.min(marketing, figures.marketingCap);

/** DP-2.1: base × acts × marketing × band, exact and rounded down once. */
export function preliminaryAudience(figures: Figures, actPoints: number, marketing: number, band: number): number {
  return floorOfProduct(
    figures.audienceBase,
    10_000 + actPoints,
    100 + marketingCounted(figures, marketing),
    figures.bandAudience[band]!,
    ONE,
  );
}

/** DP-2.5 to DP-2.7: sabotage is subtracted first, then the location caps what is left. */
export function effectiveAudience(preliminary: number, lost: number, capacity: number): number {
  const left = preliminary > lost ? preliminary - lost : 0;
  return Math.min(left, capacity);
}

export function ticketsAt(
  figures: Figures,
  band: number,
  actPoints: number,
  marketing: number,
  lost: number,
  capacity: number,
): number {
  const preliminary = preliminaryAudience(figures, actPoints, marketing, band);
  return figures.bandPrice[band]! * effectiveAudience(preliminary, lost, capacity);
}

/** The ticket income at the best band, as bots reckon it: what the bands have in common is multiplied once. */
export function bestTickets(
  figures: Figures,
  actPoints: number,
  marketing: number,
  lost: number,
  capacity: number,
): number {
  const crowd = figures.audienceBase * (10_000 + actPoints) * (100 + marketingCounted(figures, marketing));
  let best = 0;
  for (let band = 0; band < figures.bandPrice.length; band++) {
    const preliminary = Math.floor((crowd * figures.bandAudience[band]!) / ONE);
    best = Math.max(best, figures.bandPrice[band]! * effectiveAudience(preliminary, lost, capacity));
  }
  return best;
}

/** DP-4.1 for a price band, from the books as they stand now. */
export function profitAt(figures: Figures, books: Books, band: number): number {
  const { actPoints, marketing, lost, capacity, sponsoring, spend } = books;
  return ticketsAt(figures, band, actPoints, marketing, lost, capacity) + sponsoring - spend;
}

/** Writes the result of the event into the books. */
export function scoreEvent(figures: Figures, books: Books): void {
  const band = books.band < 0 ? STANDARD_BAND : books.band;
  books.preliminary = preliminaryAudience(figures, books.actPoints, books.marketing, band);
  books.afterSabotage = books.preliminary > books.lost ? books.preliminary - books.lost : 0;
  books.audience = effectiveAudience(books.preliminary, books.lost, books.capacity);
  books.ticketIncome = figures.bandPrice[band]! * books.audience;
  books.profit = books.ticketIncome + books.sponsoring - books.spend;
}

/** Above zero when `a` is ahead of `b`: DP-4.1, then the tie-breaks DP-4.2 to DP-4.4. Zero is a shared place, DP-4.5. */
export function compareBooks(a: Books, b: Books): number {
  return a.profit - b.profit || a.audience - b.audience || b.spend - a.spend || a.acts - b.acts;
}

/** Places from 1; equal ones are shared. */
export function rankBooks(books: readonly Books[], into: Uint8Array): void {
  for (let seat = 0; seat < books.length; seat++) {
    let place = 1;
    for (let other = 0; other < books.length; other++) {
      if (compareBooks(books[other]!, books[seat]!) > 0) place += 1;
    }
    into[seat] = place;
  }
}
