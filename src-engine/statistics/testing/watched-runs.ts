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

/** A change so rare that most runs have not seen it at the first look. */
const RARE_CHANGE_ONE_IN = 1000;

/** Another change gives every seat the same, and takes from all seats of one table in 200, or in 1,000, just as much in the mean. */
const GAIN = 100;
const LOSS_ONE_IN = 200;

/** An amount that few tables have, and there every seat. */
const PART_ONE_IN = 40;

/** A rule so rare that it hardly ever fires in the tables of the first look. */
const RULE_ONE_IN = 4300;

/** A seat is in the group when its own draw is behind that of its table: how many are depends on the table, and so does their value. */
const isInGroup = (shared: number, own: number): boolean => own > shared;

const everything = SHARED.flatMap((shared, table) =>
  OWN.map((own, seat) => ({ value: shared + own, own, isInGroup: isInGroup(table, seat) })),
);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const values = everything.map(({ value }) => value).sort((one, other) => one - other);

/** So much of all that can happen is at most this. */
const quantile = (p: number): number => values[Math.ceil(p * values.length) - 1]!;

/** What a seat with so much of its own wins on average: all of a table whose others have less, and of equals its part. */
function wonWith(own: number): number {
  const less = OWN.filter((other) => other < own).length / OWN.length;
  const equal = OWN.filter((other) => other === own).length / OWN.length;
  const ways = [1, 3, 3, 1];
  return ways.reduce((sum, count, equals) => sum + (count * equal ** equals * less ** (3 - equals)) / (equals + 1), 0);
}

export const TRUTH = {
  mean: mean(values),
  p05: quantile(0.05),
  p25: quantile(0.25),
  median: quantile(0.5),
  p75: quantile(0.75),
  p95: quantile(0.95),
  groupWins: mean(everything.flatMap(({ own, isInGroup: isIn }) => (isIn ? [wonWith(own)] : []))),
  groupMean: mean(everything.flatMap(({ value, isInGroup: isIn }) => (isIn ? [value] : []))),
  difference: mean(CHANGES) / CHANGE_ONE_IN,
  rareChange: mean(CHANGES) / RARE_CHANGE_ONE_IN,
  shift: 0,
  part: mean(OWN) / PART_ONE_IN,
  rate: 0.5 / RARE_ONE_IN,
  rule: 1 / RULE_ONE_IN,
};

/** The tables of one run, on both sides of a change. */
export interface WatchedRun {
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** After a change that hardly any table feels. */
  readonly rarelyChanged: Float64Array;
  /** After changes that give nearly every table the same, and take from a few tables all that was given. */
  readonly shifted: Float64Array;
  readonly rarelyShifted: Float64Array;
  /** What each seat has of the amount that few tables have. */
  readonly part: Float64Array;
  /** What each seat has won, before. */
  readonly wins: Float64Array;
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
  rarelyChanged: new Float64Array(tables * SEATS),
  shifted: new Float64Array(tables * SEATS),
  rarelyShifted: new Float64Array(tables * SEATS),
  part: new Float64Array(tables * SEATS),
  wins: new Float64Array(tables * SEATS),
  group: new Float64Array(tables * SEATS),
  rare: new Float64Array(tables * SEATS),
  rule: new Uint8Array(tables),
});

const VALUES = 1;
const CHANGING = 2;
const RARE = 3;

/** Plays run number `seed` into arrays that are used again. */
export function playRun(seed: number, run: WatchedRun): void {
  const { before, after, rarelyChanged, shifted, rarelyShifted, part, wins, group, rare, rule } = run;
  for (let table = 0; table < rule.length; table++) {
    const { high, low } = tableKey(seed, table);
    const lane = laneOf(high, VALUES, 0);
    const changing = laneOf(high, CHANGING, 0);
    const rarely = laneOf(high, RARE, 0);
    const shared = below(64, drawFrom(lane, low, SEATS));
    const isChanged = below(CHANGE_ONE_IN, drawFrom(changing, low, SEATS)) === 0;
    const isRare = below(RARE_ONE_IN, drawFrom(rarely, low, SEATS)) === 0;
    rule[table] = Number(below(RULE_ONE_IN, drawFrom(rarely, low, SEATS + 1)) === 0);
    const isRarelyChanged = below(RARE_CHANGE_ONE_IN, drawFrom(rarely, low, SEATS + 2)) === 0;
    const hasPart = below(PART_ONE_IN, drawFrom(rarely, low, SEATS + 3)) === 0;
    const shift = GAIN - (below(LOSS_ONE_IN, drawFrom(rarely, low, SEATS + 4)) === 0 ? GAIN * LOSS_ONE_IN : 0);
    const rareShift = GAIN - (isRarelyChanged ? GAIN * RARE_CHANGE_ONE_IN : 0);
    let most = 0;
    let winners = 0;
    for (let seat = 0, at = table * SEATS; seat < SEATS; seat++, at++) {
      const own = below(64, drawFrom(lane, low, seat));
      before[at] = SHARED[shared]! + OWN[own]!;
      after[at] = before[at]! + (isChanged ? CHANGES[below(CHANGES.length, drawFrom(changing, low, seat))]! : 0);
      // 64 is eight times 8: each change is as likely as the others.
      rarelyChanged[at] = before[at]! + (isRarelyChanged ? CHANGES[own % CHANGES.length]! : 0);
      shifted[at] = before[at]! + shift;
      rarelyShifted[at] = before[at]! + rareShift;
      part[at] = hasPart ? OWN[own]! : 0;
      winners = before[at]! > most ? 1 : winners + Number(before[at] === most);
      most = Math.max(most, before[at]!);
      group[at] = Number(isInGroup(shared, own));
      rare[at] = isRare ? below(2, drawFrom(rarely, low, seat)) : 0;
    }
    for (let at = table * SEATS; at < (table + 1) * SEATS; at++) wins[at] = before[at] === most ? 1 / winners : 0;
  }
}
