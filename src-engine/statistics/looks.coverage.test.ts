import { describe, expect, test } from 'vitest';
import { differenceByTables, meanByTables, tableSums } from './estimates.ts';
import { byCategory, drawBreakdown } from './groups.ts';
import { plan, zOf } from './looks.ts';
import type { Estimate } from './picture.ts';
import { quantileEstimates, sorted } from './quantile-estimates.ts';
import { shareByTables, shareDifference, wilson } from './rates.ts';
import { emptyRun, playRun, SEATS, TRUTH, type WatchedRun } from './testing/watched-runs.ts';

/**
 * What is promised: whoever watches a run at all its planned looks sees the truth in the interval at every one of them, with at
 * least 95 %. Here many runs are watched whose truth is known.
 */
const RUNS = 1000;
const LOOKS = plan(4096);
const PROMISED = 0.95;

/**
 * What chance may take from the share of runs that hold, or give to it: three standard errors of a share of 0.95 among so many runs.
 * All draws are keyed, so that the test gives the same today and tomorrow.
 */
const ALLOWANCE = 3 * Math.sqrt((PROMISED * (1 - PROMISED)) / RUNS);

const PLANNED = zOf(LOOKS.length);
const PLAIN = zOf(1);

/** What is seen of the first tables of a run: all that must hold, and behind it what shows that less would not do. */
const watch = (run: WatchedRun, tables: number) => {
  const leading = (column: Float64Array): Float64Array => column.subarray(0, tables * SEATS);
  const before = leading(run.before);
  const after = leading(run.after);
  const rare = leading(run.rare);
  const place = { before: leading(run.group), after: leading(run.group) };
  const sums = { before: tableSums(before, SEATS), after: tableSums(after, SEATS), rare: tableSums(rare, SEATS) };
  const hits = sums.rare.reduce((sum, own) => sum + own, 0);
  const squares = sums.rare.reduce((sum, own) => sum + own * own, 0);
  const fired = run.rule.subarray(0, tables).reduce((sum, own) => sum + own, 0);
  const level = { z: PLANNED, precision: 0 };
  const difference = (z: number): Estimate =>
    differenceByTables(sums.before, sums.after, SEATS, false, { mean: 1, sd: 1 }, { ...level, z });
  const [, group] = drawBreakdown(
    byCategory({ id: 'group', label: '', help: '', kind: 'category' }, ['out', 'in'], place),
    { measures: [{ columns: { before, after }, scale: 1 }], wins: place },
    SEATS,
    level,
  ).groups;
  return {
    mean: meanByTables(sums.before, SEATS, PLANNED),
    difference: difference(PLANNED),
    median: quantileEstimates(before, sorted(before), SEATS, [0.5], PLANNED)[0]!,
    rate: shareByTables(hits, squares, SEATS, tables, PLANNED),
    rateDifference: shareDifference(new Float64Array(rare.length), rare, SEATS, PLANNED),
    rule: wilson(fired / tables, tables, PLANNED),
    groupMean: group!.before.means[0]!,
    groupDifference: group!.differences[0]!,
    meanPeekedAt: meanByTables(sums.before, SEATS, PLAIN),
    differencePeekedAt: difference(PLAIN),
    meanBySeats: meanByTables(before, 1, PLANNED),
    ruleUncorrected: uncorrectedWilson(fired / tables, tables, PLANNED),
    rateDifferenceBySpread: meanByTables(sums.rare, SEATS, PLANNED),
  };
};
type Watched = keyof ReturnType<typeof watch>;

const truths: { readonly [name in Watched]: number } = {
  ...TRUTH,
  rateDifference: TRUTH.rate,
  groupDifference: TRUTH.difference,
  meanPeekedAt: TRUTH.mean,
  differencePeekedAt: TRUTH.difference,
  meanBySeats: TRUTH.mean,
  ruleUncorrected: TRUTH.rule,
  rateDifferenceBySpread: TRUTH.rate,
};

/** As it is in books, without the correction. */
function uncorrectedWilson(share: number, trials: number, z: number): Estimate {
  const square = (z * z) / trials;
  const centre = (share + square / 2) / (1 + square);
  const half = (z * Math.sqrt((share * (1 - share) + square / 4) / trials)) / (1 + square);
  return { value: share, low: centre - half, high: centre + half };
}

/** The share of runs in which the interval held the truth at every look. */
function watchRuns(): { readonly [name in Watched]: number } {
  const names = Object.keys(truths) as Watched[];
  const missed = Object.fromEntries(names.map((name) => [name, 0])) as Record<Watched, number>;
  const run = emptyRun(LOOKS.at(-1)!);
  for (let seed = 0; seed < RUNS; seed++) {
    playRun(seed, run);
    const looks = LOOKS.map((tables) => watch(run, tables));
    for (const name of names) {
      const holds = looks.every((look) => look[name].low <= truths[name] && truths[name] <= look[name].high);
      if (!holds) missed[name] += 1;
    }
  }
  return Object.fromEntries(names.map((name) => [name, 1 - missed[name] / RUNS])) as Record<Watched, number>;
}

const held = watchRuns();

describe(`of ${RUNS} runs watched at ${LOOKS.join(', ')} tables, the truth is in the interval at every look in 95 %`, () => {
  test.each<[Watched, string]>([
    ['mean', 'the mean of seats that depend on each other'],
    ['difference', 'the paired difference, where one table in eight changes'],
    ['median', 'the median'],
    ['rate', 'a rare rate among seats that depend on each other'],
    ['rateDifference', 'the difference of rates, where something rare becomes possible'],
    ['rule', 'a rule that fires once in thousands of tables'],
    ['groupMean', 'the mean of a group'],
    ['groupDifference', 'the paired difference of a group'],
  ])('%s: %s', (name) => {
    expect(held[name]).toBeGreaterThanOrEqual(PROMISED - ALLOWANCE);
  });
});

describe('less would not do: the truth is missed too often by', () => {
  test.each<[Watched, string]>([
    ['meanPeekedAt', 'the mean at a plain 95 % that is peeked at'],
    ['differencePeekedAt', 'the paired difference at a plain 95 % that is peeked at'],
    ['meanBySeats', 'the mean of seats as if they did not depend on each other'],
    ['ruleUncorrected', 'the rare rule without correction for continuity'],
    ['rateDifferenceBySpread', 'the difference of rare rates from its spread by tables'],
  ])('%s: %s', (name) => {
    expect(held[name]).toBeLessThan(PROMISED - ALLOWANCE);
  });
});
