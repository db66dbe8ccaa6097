import { studentQuantile } from './normal.ts';
import type { Estimate } from './picture.ts';

/** Counting pays where a list of whole numbers has at most so many possible values for each one that it holds, or so many in all. */
const SPREAD = 4;
const FEW = 1 << 14;

/** A sorted copy. */
export function sorted(column: Float64Array): Float64Array {
  const count = column.length;
  let lowest = column[0] ?? 0;
  let highest = lowest;
  let isWhole = true;
  for (let at = 0; at < count; at++) {
    const value = column[at]!;
    if (value < lowest) lowest = value;
    else if (value > highest) highest = value;
    if (value !== Math.floor(value)) isWhole = false;
  }
  if (!isWhole || highest - lowest >= Math.max(FEW, SPREAD * count)) return column.toSorted();
  const counts = new Uint32Array(highest - lowest + 1);
  for (let at = 0; at < count; at++) counts[column[at]! - lowest]!++;
  const order = new Float64Array(count);
  let start = 0;
  for (let value = 0; value < counts.length; value++) {
    const end = start + counts[value]!;
    if (end > start) order.fill(lowest + value, start, end);
    start = end;
  }
  return order;
}

/** How many values of a sorted list are smaller. */
export function countBelow(order: Float64Array, value: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (order[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Type 7, as in `quantiles.ts`. */
export function quantileOf(order: Float64Array, probability: number): number {
  if (order.length === 0) return 0;
  const place = (order.length - 1) * probability;
  const below = Math.floor(place);
  const low = order[below]!;
  return place === below ? low : low + (place - below) * (order[below + 1]! - low);
}

/**
 * Quantiles of all seats with Woodruff's intervals: how exactly the share of seats below the quantile is known, by tables, read
 * back through the sorted values. Nothing is assumed about the shape of the distribution, and many equal values do no harm.
 */
export function quantileEstimates(
  column: Float64Array,
  order: Float64Array,
  seats: number,
  probabilities: readonly number[],
  z: number,
): Estimate[] {
  return probabilities.map((probability) => {
    const value = quantileOf(order, probability);
    const half = shareReach(column, seats, value, z);
    const last = order.length - 1;
    const below = Math.floor(order.length * (probability - half)) - 1;
    const above = Math.ceil(order.length * (probability + half));
    return {
      value,
      low: order[Math.min(last, Math.max(0, below))] ?? 0,
      high: order[Math.max(0, Math.min(last, above))] ?? 0,
    };
  });
}

/**
 * How far the interval of a share reaches: of the seats below a value, or of those that are not above it, whichever is known less
 * exactly. Where many seats have just this value the two differ, and the quantile's own share lies somewhere between them.
 */
function shareReach(column: Float64Array, seats: number, value: number, z: number): number {
  const tables = seats === 0 ? 0 : column.length / seats;
  if (tables < 2) return 0;
  let below = 0;
  let belowSquares = 0;
  let upTo = 0;
  let upToSquares = 0;
  for (let table = 0, at = 0; table < tables; table++) {
    let smaller = 0;
    let notLarger = 0;
    for (let seat = 0; seat < seats; seat++, at++) {
      const other = column[at]!;
      // Numbers in place of branches that nobody could predict.
      smaller += Number(other < value);
      notLarger += Number(other <= value);
    }
    below += smaller;
    belowSquares += smaller * smaller;
    upTo += notLarger;
    upToSquares += notLarger * notLarger;
  }
  const squares = Math.max(belowSquares - (below * below) / tables, upToSquares - (upTo * upTo) / tables, 0);
  return (studentQuantile(z, tables - 1) * Math.sqrt(squares / (tables - 1) / tables)) / seats;
}
