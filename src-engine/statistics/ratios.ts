import type { Sides } from './picture.ts';
import type { ShareMoves } from './rates.ts';
import { tellingOf } from './telling.ts';

/**
 * A cell is what one table has of one group, on either side. The cells of a group follow one another in the order of the tables,
 * so that whatever is added up of a group stays in registers.
 */
export interface Cells {
  /** By group: its first cell; and at the end the number of all cells. */
  readonly starts: Uint32Array;
  /** How many seats each cell has. */
  readonly sizes: Sides<Uint16Array>;
  /** The cell of each seat. */
  readonly of: Sides<Uint32Array>;
}

/** The cells of seats whose groups are given. */
export function cellsOf(groups: number, of: Sides<Uint16Array>, seats: number): Cells {
  const rows = of.before.length;
  const cellOf = { before: new Uint32Array(rows), after: new Uint32Array(rows) };
  // Numbered by tables at first. Every seat of both sides could have a cell of its own.
  const groupOf = new Uint16Array(2 * rows + 1);
  const latest = new Int32Array(groups).fill(-1);
  let cells = 0;
  for (let start = 0; start < rows; start += seats) {
    const first = cells;
    cells = numberCells(of.before, cellOf.before, start, seats, first, cells, latest, groupOf);
    cells = numberCells(of.after, cellOf.after, start, seats, first, cells, latest, groupOf);
  }

  const starts = new Uint32Array(groups + 1);
  for (let cell = 0; cell < cells; cell++) starts[groupOf[cell]! + 1]!++;
  for (let group = 0; group < groups; group++) starts[group + 1]! += starts[group]!;
  const next = starts.slice();
  const numbers = new Uint32Array(cells);
  for (let cell = 0; cell < cells; cell++) numbers[cell] = next[groupOf[cell]!]!++;
  return {
    starts,
    sizes: { before: renumber(cellOf.before, numbers), after: renumber(cellOf.after, numbers) },
    of: cellOf,
  };
}

/** Numbers the cells of one side of a table, and returns how many there are now. A number is used where a branch could not be foreseen. */
function numberCells(
  of: Uint16Array,
  into: Uint32Array,
  start: number,
  seats: number,
  first: number,
  cells: number,
  latest: Int32Array,
  groupOf: Uint16Array,
): number {
  for (let at = start; at < start + seats; at++) {
    const group = of[at]!;
    const known = latest[group]!;
    const isNew = Number(known < first);
    const cell = known + isNew * (cells - known);
    groupOf[cell] = group;
    latest[group] = cell;
    into[at] = cell;
    cells += isNew;
  }
  return cells;
}

/** Changes the numbers of cells in place, and returns how many seats each has. */
function renumber(of: Uint32Array, numbers: Uint32Array): Uint16Array {
  const sizes = new Uint16Array(numbers.length);
  for (let at = 0; at < of.length; at++) {
    const cell = numbers[of[at]!]!;
    of[at] = cell;
    sizes[cell]!++;
  }
  return sizes;
}

/** A group on one side. */
export interface Members {
  /** How many seats of all tables. */
  readonly count: number;
  /** The sum of the squares of how many seats of each table. */
  readonly squares: number;
  /** In how many tables there is one. */
  readonly tables: number;
}

export function countMembers({ starts }: Cells, sizes: Uint16Array, group: number): Members {
  let count = 0;
  let squares = 0;
  let tables = 0;
  for (let cell = starts[group]!; cell < starts[group + 1]!; cell++) {
    const size = sizes[cell]!;
    count += size;
    squares += size * size;
    tables += Number(size > 0);
  }
  return { count, squares, tables };
}

/** By how many seats a group has grown or shrunk at each table, whichever seats they were. */
export function groupMoves({ starts, sizes: { before, after } }: Cells, group: number): ShareMoves {
  let gained = 0;
  let lost = 0;
  let gainedSquares = 0;
  let lostSquares = 0;
  for (let cell = starts[group]!; cell < starts[group + 1]!; cell++) {
    const step = after[cell]! - before[cell]!;
    const more = Math.max(step, 0);
    const less = more - step;
    gained += more;
    lost += less;
    gainedSquares += more * more;
    lostSquares += less * less;
  }
  // No table does both.
  return { gained, lost, gainedSquares, lostSquares, products: 0 };
}

/** Adds up a number of every seat by cells. */
export function addUp(of: Uint32Array, column: Float64Array, into: Float64Array): void {
  into.fill(0);
  for (let at = 0; at < of.length; at++) into[of[at]!]! += column[at]!;
}

/** The mean of a number over the seats of a group. */
export interface Ratio {
  readonly mean: number;
  /** Of the mean. */
  readonly variance: number;
  /** How many tables the variance comes from: where most have the same a seat, only the others. */
  readonly telling: number;
}

export interface PairedRatio extends Sides<Ratio> {
  readonly covariance: number;
  /** In how many tables the sum or the number of seats has changed. */
  readonly changed: number;
  /** How many tables the variance of the difference comes from: where most have changed by the same a seat, only the others. */
  readonly telling: number;
}

/**
 * Means of a group, from the sums of its cells. How many seats a group has is chance as well, so a mean is a ratio of two sums
 * over tables, and varies as the sums over each table of what its seats are above the mean do (the linearised variance). The same
 * sums of both sides, table by table, tell how much of that the sides have in common; this pairs them as far as they are alike,
 * whichever seats they are of.
 */
export function ratioOf(
  { starts, sizes }: Cells,
  sums: Sides<Float64Array>,
  members: Sides<Members>,
  group: number,
): PairedRatio {
  const { before: sumsBefore, after: sumsAfter } = sums;
  const { before: sizesBefore, after: sizesAfter } = sizes;
  const first = starts[group]!;
  const end = starts[group + 1]!;
  let totalBefore = 0;
  let totalAfter = 0;
  for (let cell = first; cell < end; cell++) {
    totalBefore += sumsBefore[cell]!;
    totalAfter += sumsAfter[cell]!;
  }
  const meanBefore = members.before.count === 0 ? 0 : totalBefore / members.before.count;
  const meanAfter = members.after.count === 0 ? 0 : totalAfter / members.after.count;
  let squaresBefore = 0;
  let squaresAfter = 0;
  let products = 0;
  let changed = 0;
  for (let cell = first; cell < end; cell++) {
    const sumBefore = sumsBefore[cell]!;
    const sumAfter = sumsAfter[cell]!;
    const sizeBefore = sizesBefore[cell]!;
    const sizeAfter = sizesAfter[cell]!;
    const aboveBefore = sumBefore - sizeBefore * meanBefore;
    const aboveAfter = sumAfter - sizeAfter * meanAfter;
    squaresBefore += aboveBefore * aboveBefore;
    squaresAfter += aboveAfter * aboveAfter;
    products += aboveBefore * aboveAfter;
    // A number in place of a branch that could not be foreseen.
    changed += Number(sumBefore !== sumAfter) | Number(sizeBefore !== sizeAfter);
  }
  const { before, after } = members;
  const scratch = new Float64Array(end - first);
  return {
    before: {
      mean: meanBefore,
      variance: spread(squaresBefore, before, before),
      telling: tellingOf(sumsPerSeat(sumsBefore, sizesBefore, first, end, scratch)),
    },
    after: {
      mean: meanAfter,
      variance: spread(squaresAfter, after, after),
      telling: tellingOf(sumsPerSeat(sumsAfter, sizesAfter, first, end, scratch)),
    },
    covariance: spread(products, before, after),
    changed,
    telling: tellingOf(stepsPerSeat(sums, sizes, first, end, scratch)),
  };
}

/** What each table has of a group a seat; those without a seat are left out. */
function sumsPerSeat(
  sums: Float64Array,
  sizes: Uint16Array,
  first: number,
  end: number,
  scratch: Float64Array,
): Float64Array {
  let count = 0;
  for (let cell = first; cell < end; cell++) {
    scratch[count] = sums[cell]! / sizes[cell]!;
    count += Number(sizes[cell]! > 0);
  }
  return scratch.subarray(0, count);
}

/** By how much that has changed at each table. Where seats have come or gone, a table is like no other. */
function stepsPerSeat(
  { before: sumsBefore, after: sumsAfter }: Sides<Float64Array>,
  { before: sizesBefore, after: sizesAfter }: Sides<Uint16Array>,
  first: number,
  end: number,
  scratch: Float64Array,
): Float64Array {
  for (let cell = first; cell < end; cell++) {
    const size = sizesBefore[cell] === sizesAfter[cell] ? sizesAfter[cell]! : Number.NaN;
    scratch[cell - first] = (sumsAfter[cell]! - sumsBefore[cell]!) / size;
  }
  return scratch;
}

/** As with any spread of a sample, of one table less; of the tables that have the group. */
function spread(products: number, one: Members, other: Members): number {
  const tables = Math.max(one.tables, other.tables);
  return tables < 2 || products === 0 ? 0 : ((tables / (tables - 1)) * products) / (one.count * other.count);
}
