import type { Box } from './box.ts';
import type { Player, TableState } from './state.ts';

export interface Result {
  readonly audience: number;
  readonly profit: number;
  readonly ticketIncome: number;
  readonly sponsoring: number;
  readonly spend: number;
  /** Audience in hundredths of a percent of the capacity. */
  readonly fill: number;
  readonly acts: number;
  readonly slots: number;
}

/** A seat that was never asked for its price sells at the mode's own. */
const STANDARD_BAND = 1;

export const resultsOf = (box: Box, { players }: TableState): Result[] =>
  players.map((player) => resultOf(box, player));

function resultOf(box: Box, player: Player): Result {
  const { sponsoring, spend, location, acts, freeSlots } = player;
  const band = box.bands[player.band ?? STANDARD_BAND]!;
  const capacity = location === null ? 0 : box.locations[location]!.capacity;
  const interested = preliminaryAudience(box, player, band.audience);
  const audience = Math.min(capacity, Math.max(0, interested - player.lost));
  const ticketIncome = band.price * audience;
  return {
    audience,
    profit: ticketIncome + sponsoring - spend,
    ticketIncome,
    sponsoring,
    spend,
    fill: capacity === 0 ? 0 : wholeQuotient(audience * 10_000, capacity),
    acts: acts.length,
    slots: box.slots - freeSlots,
  };
}

/** Multiplied in whole numbers and rounded down once: acts in hundredths of a percent point, the other two in percent. */
function preliminaryAudience(box: Box, { acts, marketing }: Player, bandPercent: number): number {
  let actPoints = 10_000;
  for (const [place, { card, neutralised }] of acts.entries()) {
    if (!neutralised) actPoints += box.acts[card]!.audience * (place < box.fullActs ? 100 : box.furtherShare);
  }
  let marketingPercent = 0;
  for (const card of marketing) marketingPercent += box.marketing[card]!.audience;
  const factors = actPoints * (100 + Math.min(box.marketingCap, marketingPercent)) * bandPercent;
  return wholeQuotient(box.audienceBase * factors, 10_000 * 100 * 100);
}

function wholeQuotient(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(dividend)) throw new RangeError(`${dividend} is too large to be exact.`);
  return (dividend - (dividend % divisor)) / divisor;
}

/** Profit, then audience, then lower spend, then more acts; who is still equal shares the place. */
export function placesOf(results: readonly Result[]): number[] {
  const order = results.toSorted(compare);
  return results.map((result) => order.findIndex((other) => compare(other, result) === 0) + 1);
}

const compare = (a: Result, b: Result): number =>
  b.profit - a.profit || b.audience - a.audience || a.spend - b.spend || b.acts - a.acts;
