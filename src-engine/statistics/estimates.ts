import { moments } from './moments.ts';
import { studentQuantile } from './normal.ts';
import type { Difference, Estimate, Verdict } from './picture.ts';
import { tellingOf } from './telling.ts';

/** What the intervals of one look have in common. */
export interface Level {
  readonly z: number;
  /** A percentage; 0 for one that is never reached. */
  readonly precision: number;
}

/** What is asked of a verdict where no precision is: a percentage. */
const USUAL_PRECISION = 1;

/** From fewer tables nothing is concluded: that five differ in the same way is chance once in sixteen times. */
const FEWEST_TABLES = 6;

/**
 * The sums of each table's seats. Seats of one table depend on each other (they bid for the same acts), so everything that is
 * said about chance goes by tables.
 */
export function tableSums(column: Float64Array, seats: number): Float64Array {
  const sums = new Float64Array(seats === 0 ? 0 : column.length / seats);
  for (let table = 0, at = 0; table < sums.length; table++) {
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += column[at++]!;
    sums[table] = sum;
  }
  return sums;
}

/** How far an interval reaches whose standard error comes from so many tables. */
export const reach = (error: number, tables: number, z: number): number => studentQuantile(z, tables - 1) * error;

/** An interval of the same width on both sides. */
export const around = (value: number, half: number): Estimate => ({ value, low: value - half, high: value + half });

/**
 * The mean of all seats, from the sums of each table. Where most sums are the same (zero of a change that few tables notice, or of a
 * cost that few have; 75 of one that gives nearly every table 75) only the others tell how far sums spread, and only they count as
 * tables that the error comes from. Where these are fewer than some fifty, and skewed, the interval still holds a little less often
 * than it says. Where all tables are alike, or there is only one, there is no interval: both ends are the value.
 */
export function meanByTables(sums: Float64Array, seats: number, z: number): Estimate {
  const { count, mean, sd } = moments(sums);
  if (count === 0) return around(0, 0);
  return around(mean / seats, reach(sd / seats / Math.sqrt(count), tellingOf(sums), z));
}

/** What a difference is measured by: what was there before. */
export interface Yardstick {
  readonly mean: number;
  readonly sd: number;
}

/** A difference, and how many tables tell how far it spreads. */
export interface PairedDifference {
  readonly difference: Difference;
  readonly telling: number;
}

/** The difference of the means, paired by table. `isIdentical`: no seat of any table has changed. */
export function differenceByTables(
  before: Float64Array,
  after: Float64Array,
  seats: number,
  isIdentical: boolean,
  yardstick: Yardstick,
  level: Level,
): PairedDifference {
  const sums = minus(after, before);
  const telling = tellingOf(sums);
  const known = { changed: changedOf(sums), telling, isIdentical: isIdentical && before.length > 0 };
  return { difference: withVerdict(meanByTables(sums, seats, level.z), known, yardstick, level), telling };
}

function changedOf(differences: Float64Array): number {
  let changed = 0;
  for (let table = 0; table < differences.length; table++) changed += Number(differences[table] !== 0);
  return changed;
}

/**
 * How many times as many unpaired tables would have been needed for the same interval; nothing where every pair of tables differs
 * by the same.
 */
export function pairingGain(before: Float64Array, after: Float64Array): number | undefined {
  const paired = moments(minus(after, before)).sd ** 2;
  return paired === 0 ? undefined : (moments(before).sd ** 2 + moments(after).sd ** 2) / paired;
}

function minus(after: Float64Array, before: Float64Array): Float64Array {
  const differences = new Float64Array(before.length);
  for (let table = 0; table < differences.length; table++) differences[table] = after[table]! - before[table]!;
  return differences;
}

export function areEqual(before: Float64Array, after: Float64Array): boolean {
  for (let at = 0; at < before.length; at++) if (before[at] !== after[at]) return false;
  return true;
}

/** What a verdict on a difference rests on. */
export interface Known {
  /** Tables that differ. */
  readonly changed: number;
  /** Tables that tell how far the difference spreads: those that differ otherwise than most. */
  readonly telling: number;
  /** In all tables that were played there is no difference. */
  readonly isIdentical: boolean;
}

export const withVerdict = (
  difference: Estimate,
  known: Known,
  yardstick: Yardstick,
  { precision }: Level,
): Difference => ({
  ...difference,
  verdict: verdictOf(difference, known, yardstick, precision || USUAL_PRECISION),
});

/**
 * A direction is claimed where enough tables have changed; that a change does next to nothing only where enough tell how far it
 * spreads. Tables that all differ by the same say nothing of those that were not seen: one in a thousand may lose more than all
 * others gain. That is a fact about them, and no claim.
 */
function verdictOf(
  difference: Estimate,
  { changed, telling, isIdentical }: Known,
  yardstick: Yardstick,
  precision: number,
): Verdict {
  if (isIdentical) return 'identical';
  if (changed < FEWEST_TABLES) return 'not-enough-tables';
  if (!(difference.high > difference.low)) return difference.value === 0 ? 'not-enough-tables' : 'every-table';
  if (difference.low > 0) return 'higher';
  if (difference.high < 0) return 'lower';
  const isSeen = telling >= FEWEST_TABLES && isNarrow(difference, yardstick, precision);
  return isSeen ? 'no-difference-seen' : 'not-enough-tables';
}

/**
 * Whether half the interval is at most so many percent of the mean before, or of the spread before where that is larger: means
 * near zero would ask for the impossible.
 */
const isNarrow = ({ low, high }: Estimate, { mean, sd }: Yardstick, precision: number): boolean =>
  (high - low) / 2 <= (precision / 100) * Math.max(Math.abs(mean), sd);

/**
 * Whether the precision that was asked for has been reached, so that one may stop. `tables` are those that tell something: while
 * a change has come to hardly any table, or has done the same to nearly all, nobody knows what else it does.
 */
export const isPrecise = (estimate: Estimate, tables: number, yardstick: Yardstick, precision: number): boolean =>
  precision > 0 && tables >= FEWEST_TABLES && isNarrow(estimate, yardstick, precision);
