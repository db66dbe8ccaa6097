import type { Trait } from '../game.ts';
import { around, type Level, reach, withVerdict, type Yardstick } from './estimates.ts';
import type { BreakdownPicture, Difference, Estimate, GroupPicture, GroupSide, Sides } from './picture.ts';
import { drawShareDifference, rateByTables, shareByTables, shareYardstick } from './rates.ts';
import {
  addUp,
  cellsOf,
  countMembers,
  groupMoves,
  type Members,
  type PairedRatio,
  type Ratio,
  ratioOf,
} from './ratios.ts';

/** The seats of all tables, told apart by something: by each seat's place in the list, the place of its group in `groups`. */
export interface Grouping {
  readonly id: string;
  readonly groups: readonly Pick<GroupPicture, 'key' | 'label' | 'isOpen'>[];
  readonly of: Sides<Uint16Array>;
  /** Whether there is the same number of seats in each group at every table, as with seats themselves. */
  readonly isFixed: boolean;
}

export function bySeat(seats: number, tables: number): Grouping {
  const of = new Uint16Array(seats * tables);
  for (let at = 0, seat = 0; at < of.length; at++, seat = seat + 1 === seats ? 0 : seat + 1) of[at] = seat;
  const groups = Array.from({ length: seats }, (_, seat) => ({ key: seat, label: `Seat ${seat + 1}` }));
  return { id: 'seat', groups, of: { before: of, after: of }, isFixed: true };
}

/** Every category has its group, even without a seat in it; a group for those that are none stands at the end, if there are any. */
export function byCategory({ id }: Trait, categories: readonly string[], columns: Sides<Float64Array>): Grouping {
  const none = categories.length;
  let hasNone = false;
  const groupsOf = (column: Float64Array): Uint16Array => {
    const of = new Uint16Array(column.length);
    for (let at = 0; at < of.length; at++) {
      const value = column[at]!;
      const isOne = value >= 0 && value < none;
      if (!isOne) hasNone = true;
      of[at] = isOne ? value : none;
    }
    return of;
  };
  const of = { before: groupsOf(columns.before), after: groupsOf(columns.after) };
  const groups = categories.map((label, key) => ({ key, label }));
  return { id, groups: hasNone ? [...groups, { key: -1, label: 'None' }] : groups, of, isFixed: false };
}

const MOST_GROUPS = 24;

/** A group for each value that occurs on either side; where there are too many, the last takes in all the larger ones. */
export function byCount({ id }: Trait, columns: Sides<Float64Array>): Grouping {
  const values = new Set<number>();
  for (const column of [columns.before, columns.after]) {
    let last = Number.NaN;
    for (let at = 0; at < column.length; at++) {
      if (column[at] === last) continue;
      last = column[at]!;
      values.add(last);
    }
  }
  const keys = [...values].sort((one, other) => one - other);
  const shown = keys.slice(0, MOST_GROUPS);
  const lowest = keys[0] ?? 0;
  const places = new Uint16Array((keys.at(-1) ?? 0) - lowest + 1);
  for (const [place, key] of keys.entries()) places[key - lowest] = Math.min(place, MOST_GROUPS - 1);
  const groupsOf = (column: Float64Array): Uint16Array => {
    const of = new Uint16Array(column.length);
    for (let at = 0; at < of.length; at++) of[at] = places[column[at]! - lowest]!;
    return of;
  };
  return {
    id,
    groups: shown.map((key, place) =>
      place === MOST_GROUPS - 1 && keys.length > MOST_GROUPS
        ? { key, label: `${key} or more`, isOpen: true }
        : { key, label: String(key) },
    ),
    of: { before: groupsOf(columns.before), after: groupsOf(columns.after) },
    isFixed: false,
  };
}

/** A number of every seat on both sides, and what it is divided by for people. */
export interface GroupedColumn {
  readonly columns: Sides<Float64Array>;
  readonly scale: number;
}

export interface GroupedNumbers {
  readonly measures: readonly GroupedColumn[];
  /** What each seat has won, from 0 to 1. */
  readonly wins: Sides<Float64Array>;
}

/** A group with fewer seats than this has no mean. */
const FEWEST_SEATS = 20;

export function drawBreakdown(
  { id, groups, of, isFixed }: Grouping,
  { measures, wins }: GroupedNumbers,
  seats: number,
  level: Level,
): BreakdownPicture {
  const tables = seats === 0 ? 0 : of.before.length / seats;
  const cells = cellsOf(groups.length, of, seats);
  const members = groups.map((_, group) => ({
    before: countMembers(cells, cells.sizes.before, group),
    after: countMembers(cells, cells.sizes.after, group),
  }));
  // Used again for every number, since they are large.
  const sums = {
    before: new Float64Array(cells.sizes.before.length),
    after: new Float64Array(cells.sizes.after.length),
  };
  const ratios = (columns: Sides<Float64Array>): PairedRatio[] => {
    addUp(cells.of.before, columns.before, sums.before);
    addUp(cells.of.after, columns.after, sums.after);
    return members.map((both, group) => ratioOf(cells, sums, both, group));
  };
  const won = ratios(wins);
  const found = measures.map(({ columns }) => {
    const paired = ratios(columns);
    return { paired, sd: spreads(of.before, columns.before, paired, members), isChanged: changes(of, columns, paired) };
  });

  const drawSide = (side: Side, group: number): GroupSide => {
    const { count, squares, tables: within } = members[group]![side];
    const { mean: rate, variance } = won[group]![side];
    return {
      count,
      share: isFixed
        ? around(tables === 0 ? 0 : count / (seats * tables), 0)
        : shareByTables(count, squares, seats, tables, level.z),
      wins: count === 0 ? null : rateByTables(rate, variance, count, within, level.z),
      means: measures.map(({ scale }, measure) =>
        isSmall(members[group]![side]) ? null : scaled(meanOf(found[measure]!.paired[group]![side], level.z), scale),
      ),
    };
  };

  const isKnown = (group: number): boolean => !isSmall(members[group]!.before) && !isSmall(members[group]!.after);
  const drawDifference = (
    { before, after, covariance, changed, telling }: PairedRatio,
    group: number,
    isIdentical: boolean,
    yardstick: Yardstick,
  ): Difference => {
    const within = Math.min(members[group]!.before.tables, members[group]!.after.tables);
    const known = { changed: Math.min(within, changed), telling: Math.min(within, telling), isIdentical };
    // Where none tells, what is left of the variance is only what binary fractions add.
    const variance = known.telling === 0 ? 0 : Math.max(0, before.variance + after.variance - 2 * covariance);
    const difference = around(after.mean - before.mean, reach(Math.sqrt(variance), known.telling, level.z));
    return withVerdict(difference, known, yardstick, level);
  };
  const drawMeanDifference = (measure: number, group: number): Difference | null => {
    if (!isKnown(group)) return null;
    const { paired, sd, isChanged } = found[measure]!;
    const ratio = paired[group]!;
    const yardstick = { mean: ratio.before.mean, sd: sd[group]! };
    const { verdict, ...estimate } = drawDifference(ratio, group, isChanged[group] === 0, yardstick);
    return { ...scaled(estimate, measures[measure]!.scale), verdict };
  };
  const drawWinsDifference = (group: number): Difference | null => {
    if (!isKnown(group)) return null;
    const ratio = won[group]!;
    return drawDifference(ratio, group, ratio.changed === 0, shareYardstick(ratio.before.mean));
  };
  const drawSizeDifference = (group: number): Difference | null => {
    if (isFixed || tables === 0) return null;
    const before = members[group]!.before.count / (seats * tables);
    return drawShareDifference(before, groupMoves(cells, group), seats, tables, level);
  };

  return {
    id,
    groups: groups.map(
      ({ key, label, isOpen }, group): GroupPicture => ({
        key,
        label,
        ...(isOpen && { isOpen }),
        before: drawSide('before', group),
        after: drawSide('after', group),
        differences: measures.map((_, measure) => drawMeanDifference(measure, group)),
        winsDifference: drawWinsDifference(group),
        shareDifference: drawSizeDifference(group),
      }),
    ),
  };
}

type Side = keyof Sides<unknown>;

/** Of one table nothing is known about others, however many seats it has. */
const isSmall = ({ count, tables }: Members): boolean => count < FEWEST_SEATS || tables < 2;

const meanOf = ({ mean, variance, telling }: Ratio, z: number): Estimate =>
  around(mean, reach(Math.sqrt(variance), telling, z));

export const scaled = ({ value, low, high }: Estimate, scale: number): Estimate => ({
  value: value / scale + 0,
  low: low / scale + 0,
  high: high / scale + 0,
});

/** By group: the standard deviation of the seats. */
function spreads(
  of: Uint16Array,
  column: Float64Array,
  paired: readonly PairedRatio[],
  members: readonly Sides<Members>[],
): Float64Array {
  const means = Float64Array.from(paired, ({ before }) => before.mean);
  const squares = new Float64Array(means.length);
  for (let at = 0; at < of.length; at++) {
    const group = of[at]!;
    const above = column[at]! - means[group]!;
    squares[group]! += above * above;
  }
  return squares.map((sum, group) => {
    const { count } = members[group]!.before;
    return count < 2 ? 0 : Math.sqrt(sum / (count - 1));
  });
}

/**
 * By group: 1 where a seat has come or gone, or has another number. Where a sum or the number of seats has changed that is known,
 * so that only seats are left which have gone for others that came.
 */
function changes(
  of: Sides<Uint16Array>,
  { before, after }: Sides<Float64Array>,
  paired: readonly PairedRatio[],
): Uint8Array {
  const isChanged = Uint8Array.from(paired, ({ changed }) => Number(changed > 0));
  if (isChanged.every(Boolean)) return isChanged;
  for (let at = 0; at < before.length; at++) {
    const group = of.before[at]!;
    if (isChanged[group] || (group === of.after[at] && before[at] === after[at])) continue;
    isChanged[group] = 1;
  }
  return isChanged;
}
