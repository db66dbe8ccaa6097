import { below, drawFrom, laneOf, tableKey } from '../../random.ts';

/**
 * Made-up tables whose truth is known exactly, by going through all that can happen: a table draws one of 64 numbers for all its
 * seats, and each seat one of 64 for itself. Both lists are skewed, and the first makes the seats of a table depend on each other.
 */
export const SEATS = 4;
const SHARED = Array.from({ length: 64 }, (_, at) => Math.round(-30 * Math.log((at + 0.5) / 64)));
const OWN = Array.from({ length: 64 }, (_, at) => Math.round(-20 * Math.log((at + 0.5) / 64)) + 5);

/** A change comes to one table in eight, and moves each of its seats by one of these. */
const CHANGE_ONE_IN = 8;
const CHANGES = [2, 3, 5, 8, 13, 21, 34, -4];

/** Something rare comes to one table in 400, and there to every other seat; before the change it is never there. */
const RARE_ONE_IN = 400;

/** A rule so rare that it hardly ever fires in the tables of the first look. */
const RULE_ONE_IN = 4300;

/** A seat is in the group when its own draw is behind that of its table: how many are depends on the table, and so does their value. */
const isInGroup = (shared: number, own: number): boolean => own > shared;

const everything = SHARED.flatMap((shared, table) =>
  OWN.map((own, seat) => ({ value: shared + own, isInGroup: isInGroup(table, seat) })),
);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const values = everything.map(({ value }) => value).sort((one, other) => one - other);

export const TRUTH = {
  mean: mean(values),
  // Half of all that can happen is at most this.
  median: values[values.length / 2 - 1]!,
  groupMean: mean(everything.flatMap(({ value, isInGroup: isIn }) => (isIn ? [value] : []))),
  difference: mean(CHANGES) / CHANGE_ONE_IN,
  rate: 0.5 / RARE_ONE_IN,
  rule: 1 / RULE_ONE_IN,
};

/** The tables of one run, on both sides of a change. */
export interface WatchedRun {
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** 1 for seats of the group, which is the same on both sides. */
  readonly group: Float64Array;
  /** 1 for seats of which the rare thing is true. */
  readonly rare: Float64Array;
  /** By table: 1 where the rule has fired. */
  readonly rule: Uint8Array;
}

export const emptyRun = (tables: number): WatchedRun => ({
  before: new Float64Array(tables * SEATS),
  after: new Float64Array(tables * SEATS),
  group: new Float64Array(tables * SEATS),
  rare: new Float64Array(tables * SEATS),
  rule: new Uint8Array(tables),
});

const VALUES = 1;
const CHANGING = 2;
const RARE = 3;

/** Plays run number `seed` into arrays that are used again. */
export function playRun(seed: number, { before, after, group, rare, rule }: WatchedRun): void {
  for (let table = 0; table < rule.length; table++) {
    const { high, low } = tableKey(seed, table);
    const lane = laneOf(high, VALUES, 0);
    const changing = laneOf(high, CHANGING, 0);
    const rarely = laneOf(high, RARE, 0);
    const shared = below(64, drawFrom(lane, low, SEATS));
    const isChanged = below(CHANGE_ONE_IN, drawFrom(changing, low, SEATS)) === 0;
    const isRare = below(RARE_ONE_IN, drawFrom(rarely, low, SEATS)) === 0;
    rule[table] = Number(below(RULE_ONE_IN, drawFrom(rarely, low, SEATS + 1)) === 0);
    for (let seat = 0, at = table * SEATS; seat < SEATS; seat++, at++) {
      const own = below(64, drawFrom(lane, low, seat));
      before[at] = SHARED[shared]! + OWN[own]!;
      after[at] = before[at]! + (isChanged ? CHANGES[below(CHANGES.length, drawFrom(changing, low, seat))]! : 0);
      group[at] = Number(isInGroup(shared, own));
      rare[at] = isRare ? below(2, drawFrom(rarely, low, seat)) : 0;
    }
  }
}
