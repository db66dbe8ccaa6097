import { type Level, withVerdict, type Yardstick } from './estimates.ts';
import type { Difference, Estimate } from './picture.ts';

/**
 * Wilson's score interval with correction for continuity, for a share of so many independent trials, at any level; trials may be
 * a fraction. Without the correction it misses the truth too often where things are rare and the level is high: if a rule fires
 * once in 5,000 tables, one look in ten at 512 of them would show an interval above that.
 */
export function wilson(share: number, trials: number, z: number): Estimate {
  if (trials <= 0) return { value: share, low: 0, high: 1 };
  const half = 0.5 / trials;
  return {
    value: share,
    low: share <= half ? 0 : Math.max(0, end(share - half, trials, -z)),
    high: share >= 1 - half ? 1 : Math.min(1, end(share + half, trials, z)),
  };
}

/** The end of Wilson's interval that lies `z` standard errors away, where the errors are those of the end itself. */
function end(share: number, trials: number, z: number): number {
  const square = (z * z) / trials;
  return (share + square / 2 + z * Math.sqrt((share * (1 - share) + square / 4) / trials)) / (1 + square);
}

/**
 * The share of seats of which something is true. Seats of one table depend on each other, so the trials are as many independent
 * seats as would vary as much as the tables did; never more than there are seats, and where nothing varied as many as there are
 * tables.
 */
export function rateByTables(share: number, variance: number, seats: number, tables: number, z: number): Estimate {
  return wilson(share, Math.min(seats, equivalentTrials(share, variance, seats, tables)), z);
}

function equivalentTrials(share: number, variance: number, seats: number, tables: number): number {
  if (share <= 0 || share >= 1 || tables < 2) return tables;
  return variance > 0 ? (share * (1 - share)) / variance : seats;
}

/** The same from how many seats there were in all tables, and the sum of the squares of how many there were in each. */
export function shareByTables(hits: number, squares: number, seats: number, tables: number, z: number): Estimate {
  if (seats * tables === 0) return wilson(0, 0, z);
  return rateByTables(hits / (seats * tables), varianceOf(hits, squares, seats, tables), seats * tables, tables, z);
}

/** Of the share. */
function varianceOf(hits: number, squares: number, seats: number, tables: number): number {
  return tables < 2 ? 0 : Math.max(0, squares - (hits * hits) / tables) / (tables - 1) / tables / seats ** 2;
}

/** Of how many seats something has become true, and of how many it no longer is: over all tables, sums by table, squares and products. */
export interface ShareMoves {
  readonly gained: number;
  readonly lost: number;
  readonly gainedSquares: number;
  readonly lostSquares: number;
  readonly products: number;
}

/** From columns of 1 and 0. */
export function shareMoves(before: Float64Array, after: Float64Array, seats: number): ShareMoves {
  const tables = seats === 0 ? 0 : before.length / seats;
  let gained = 0;
  let lost = 0;
  let gainedSquares = 0;
  let lostSquares = 0;
  let products = 0;
  for (let table = 0, at = 0; table < tables; table++) {
    let more = 0;
    let less = 0;
    for (let seat = 0; seat < seats; seat++, at++) {
      const step = after[at]! - before[at]!;
      more += Number(step > 0);
      less += Number(step < 0);
    }
    gained += more;
    lost += less;
    gainedSquares += more * more;
    lostSquares += less * less;
    products += more * less;
  }
  return { gained, lost, gainedSquares, lostSquares, products };
}

/**
 * How much more often something is true of a seat than before: the share of seats that have gained it less the share of those that
 * have lost it. The spread of the differences would say nothing where hardly a seat has changed, but each of the two shares has
 * an interval that holds even then; G. Y. Zou and A. Donner (Statistics in Medicine 27, 2008) put them together.
 */
export function shareDifference(moves: ShareMoves, seats: number, tables: number, z: number): Estimate {
  const { gained, lost, gainedSquares, lostSquares, products } = moves;
  // Seats that gain at the expense of others vary less than independent ones, and a difference may make use of that.
  const share = (hits: number, squares: number): Estimate => {
    const found = tables === 0 ? 0 : hits / (seats * tables);
    return wilson(found, equivalentTrials(found, varianceOf(hits, squares, seats, tables), seats * tables, tables), z);
  };
  const gain = share(gained, gainedSquares);
  const loss = share(lost, lostSquares);
  const spreads = (gainedSquares - gained ** 2 / tables) * (lostSquares - lost ** 2 / tables);
  const correlation = spreads > 0 ? (products - (gained * lost) / tables) / Math.sqrt(spreads) : 0;
  const together = (one: number, other: number): number =>
    Math.sqrt(Math.max(0, one * one + other * other - 2 * correlation * one * other));
  const value = gain.value - loss.value;
  return {
    value,
    low: value - together(gain.value - gain.low, loss.high - loss.value),
    high: value + together(gain.high - gain.value, loss.value - loss.low),
  };
}

/** The spread of what is true of so large a share of seats, and not of the others. */
export const shareYardstick = (share: number): Yardstick => ({ mean: share, sd: Math.sqrt(share * (1 - share)) });

/** The same with a verdict, which is measured by the share before. */
export function drawShareDifference(
  before: number,
  moves: ShareMoves,
  seats: number,
  tables: number,
  level: Level,
): Difference {
  const isIdentical = tables > 0 && moves.gained === 0 && moves.lost === 0;
  return withVerdict(
    shareDifference(moves, seats, tables, level.z),
    { changed: tables, telling: tables, isIdentical },
    shareYardstick(before),
    level,
  );
}
