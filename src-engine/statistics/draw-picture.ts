import type { Game, Rules } from '../game.ts';
import type { DetailedSample } from '../sample.ts';
import { drawBins } from './bins.ts';
import {
  areEqual,
  differenceByTables,
  isPrecise,
  type Level,
  meanByTables,
  pairingGain,
  tableSums,
} from './estimates.ts';
import { byCategory, byCount, bySeat, drawBreakdown, type Grouping, scaled } from './groups.ts';
import { zOf } from './looks.ts';
import { type Moments, moments } from './moments.ts';
import type {
  AccountPicture,
  BreakdownPicture,
  CourseBand,
  CoursePicture,
  Difference,
  Estimate,
  FlagPicture,
  MeasurePicture,
  Picture,
  RulePicture,
  Sides,
} from './picture.ts';
import { quantileEstimates, sorted } from './quantile-estimates.ts';
import { quantiles } from './quantiles.ts';
import { drawShareDifference, shareByTables, shareMoves, wilson } from './rates.ts';
import { ruleMoves } from './rule-moves.ts';
import { sharedStops } from './shared-stops.ts';
import { tellingOf } from './telling.ts';

/** What is needed of a game, and of its compiled rules, to draw a picture. */
export type PictureGame = Pick<Game, 'measures' | 'headlines' | 'traits' | 'account' | 'course' | 'rules'> &
  Pick<Rules, 'categories'> & {
    /** What the course of each side is followed by: a change may be one of rounds or phases. */
    readonly stops: Sides<Rules['stops']>;
  };

export interface PicturePlan {
  /** Which of the planned looks this is, from 1. */
  readonly look: number;
  readonly looks: number;
  /** A percentage of the mean or spread before, whichever is larger; 0 for never stopping early. */
  readonly precision: number;
  /** Whether there is a change. Where both sides are the same set, it is the means that are to be known precisely. */
  readonly compares: boolean;
}

const PROBABILITIES = [0.05, 0.25, 0.5, 0.75, 0.95];

/**
 * `before` and `after` each hold consecutive tables in order, the same tables on both sides; how they are cut into samples makes
 * no difference. Throws RangeError when the sides do not match.
 */
export function drawPicture(
  game: PictureGame,
  before: readonly DetailedSample[],
  after: readonly DetailedSample[],
  { look, looks, precision, compares }: PicturePlan,
): Picture {
  const level = { z: zOf(looks), precision };
  const samples = { before, after };
  const tables = tablesOf(before);
  const seats = before[0]?.seats ?? 0;
  if (tablesOf(after) !== tables || (after[0]?.seats ?? 0) !== seats || before[0]?.first !== after[0]?.first) {
    throw new RangeError('Both sides of a picture must hold the same tables.');
  }

  const columns = both(samples, ({ values }) => values, game.measures.length);
  const drawn = game.measures.map((measure, index) => drawMeasure(measure, columns[index]!, seats, level, compares));
  const traits = both(samples, ({ details }) => details.traits, game.traits.length);

  return {
    tables,
    look,
    looks,
    isPrecise: game.measures.every(({ id }, index) => !game.headlines.includes(id) || drawn[index]!.isPrecise),
    measures: drawn.map(({ picture }) => picture),
    breakdowns: drawBreakdowns(game, samples, columns, traits, seats, level),
    flags: game.traits.flatMap(({ id, kind }, trait) =>
      kind === 'flag' ? [drawFlag(id, traits[trait]!, seats, level)] : [],
    ),
    ...(game.account && { account: drawAccount(game, game.account, samples, seats, level) }),
    ...(game.course && { course: drawCourse(game.course, game.stops, samples, seats, level) }),
    rules: drawRules(game, samples, tables, level),
  };
}

type Samples = Sides<readonly DetailedSample[]>;

const tablesOf = (samples: readonly DetailedSample[]): number => samples.reduce((sum, { tables }) => sum + tables, 0);

type Numbers = (sample: DetailedSample) => Float64Array | Int16Array;

const both = ({ before, after }: Samples, of: Numbers, width: number): Sides<Float64Array>[] => {
  const columns = { before: columnsOf(before, of, width), after: columnsOf(after, of, width) };
  return columns.before.map((column, place) => ({ before: column, after: columns.after[place]! }));
};

/**
 * Each of so many numbers of every seat of every table. Sample by sample, because one sample fits into the caches of a core and
 * all of them do not.
 */
function columnsOf(samples: readonly DetailedSample[], of: Numbers, width: number): Float64Array[] {
  const count = samples.reduce((sum, { tables, seats }) => sum + tables * seats, 0);
  const columns = Array.from({ length: width }, () => new Float64Array(count));
  let start = 0;
  for (const sample of samples) {
    const rows = sample.tables * sample.seats;
    for (const [place, column] of columns.entries()) gather(of(sample), place, width, column, start, rows);
    start += rows;
  }
  return columns;
}

function gather(
  from: Float64Array | Int16Array,
  first: number,
  step: number,
  into: Float64Array,
  start: number,
  rows: number,
): void {
  for (let row = 0, at = first; row < rows; row++, at += step) into[start + row] = from[at]!;
}

const mapSides = <T, U>({ before, after }: Sides<T>, map: (side: T) => U): Sides<U> => ({
  before: map(before),
  after: map(after),
});

const scaledDifference = ({ verdict, ...estimate }: Difference, scale: number): Difference => ({
  ...scaled(estimate, scale),
  verdict,
});

function drawMeasure(
  { id, decimals }: Game['measures'][number],
  columns: Sides<Float64Array>,
  seats: number,
  level: Level,
  compares: boolean,
): { readonly picture: MeasurePicture; readonly isPrecise: boolean } {
  const scale = 10 ** decimals;
  const read = (pick: (found: Moments) => number): Sides<number> => mapSides(found, (side) => pick(side) / scale + 0);
  const found = mapSides(columns, moments);
  const sums = mapSides(columns, (side) => tableSums(side, seats));
  const order = mapSides(columns, sorted);
  const estimates = mapSides({ before: 'before', after: 'after' } as const, (side) =>
    quantileEstimates(columns[side], order[side], seats, PROBABILITIES, level.z),
  );
  const isIdentical = areEqual(columns.before, columns.after);
  const mean = mapSides(sums, (side) => meanByTables(side, seats, level.z));
  const { difference, telling } = differenceByTables(sums.before, sums.after, seats, isIdentical, found.before, level);
  const gain = pairingGain(sums.before, sums.after);
  return {
    picture: {
      id,
      bins: drawBins(order.before, order.after, scale),
      mean: mapSides(mean, (side) => scaled(side, scale)),
      sd: read(({ sd }) => sd),
      min: read(({ min }) => min),
      max: read(({ max }) => max),
      quantiles: PROBABILITIES.map((p, place) => ({
        p,
        ...mapSides(estimates, (side) => scaled(side[place]!, scale)),
      })),
      difference: scaledDifference(difference, scale),
      ...(gain !== undefined && { pairingGain: gain }),
    },
    isPrecise: compares
      ? isPrecise(difference, telling, found.before, level.precision)
      : isPrecise(mean.before, tellingOf(sums.before), found.before, level.precision),
  };
}

function drawBreakdowns(
  { measures, traits, categories }: PictureGame,
  samples: Samples,
  columns: readonly Sides<Float64Array>[],
  traitColumns: readonly Sides<Float64Array>[],
  seats: number,
  level: Level,
): BreakdownPicture[] {
  const numbers = {
    measures: measures.map(({ decimals }, measure) => ({ columns: columns[measure]!, scale: 10 ** decimals })),
    wins: mapSides(samples, winsOf),
  };
  const groupings: Grouping[] = [bySeat(seats, tablesOf(samples.before))];
  for (const [index, trait] of traits.entries()) {
    if (trait.kind === 'category') groupings.push(byCategory(trait, categories[index] ?? [], traitColumns[index]!));
    else if (trait.kind === 'count') groupings.push(byCount(trait, traitColumns[index]!));
  }
  return groupings.map((grouping) => drawBreakdown(grouping, numbers, seats, level));
}

/** A first place shared by k seats counts 1/k of a win for each. */
function winsOf(samples: readonly DetailedSample[]): Float64Array {
  const wins = new Float64Array(samples.reduce((sum, { tables, seats }) => sum + tables * seats, 0));
  let at = 0;
  for (const { places, tables, seats } of samples) {
    for (let table = 0, start = 0; table < tables; table++, start += seats) {
      let winners = 0;
      for (let seat = 0; seat < seats; seat++) if (places[start + seat] === 1) winners++;
      for (let seat = 0; seat < seats; seat++, at++) if (places[start + seat] === 1) wins[at] = 1 / winners;
    }
  }
  return wins;
}

function drawFlag(id: string, columns: Sides<Float64Array>, seats: number, level: Level): FlagPicture {
  const shares = mapSides(columns, (side): Estimate => {
    const sums = tableSums(side, seats);
    let hits = 0;
    let squares = 0;
    for (let table = 0; table < sums.length; table++) {
      hits += sums[table]!;
      squares += sums[table]! ** 2;
    }
    return shareByTables(hits, squares, seats, sums.length, level.z);
  });
  const tables = seats === 0 ? 0 : columns.before.length / seats;
  const moves = shareMoves(columns.before, columns.after, seats);
  return { id, ...shares, difference: drawShareDifference(shares.before.value, moves, seats, tables, level) };
}

function drawAccount(
  game: PictureGame,
  { measure, parts }: NonNullable<PictureGame['account']>,
  samples: Samples,
  seats: number,
  level: Level,
): AccountPicture {
  const scale = 10 ** (game.measures.find(({ id }) => id === measure)?.decimals ?? 0);
  const columnsOfParts = both(samples, ({ details }) => details.parts, parts.length);
  return {
    parts: parts.map(({ id }, part) => {
      const columns = columnsOfParts[part]!;
      const sums = mapSides(columns, (side) => tableSums(side, seats));
      const isIdentical = areEqual(columns.before, columns.after);
      const found = moments(columns.before);
      const { difference } = differenceByTables(sums.before, sums.after, seats, isIdentical, found, level);
      return {
        id,
        ...mapSides(sums, (side) => scaled(meanByTables(side, seats, level.z), scale)),
        difference: scaledDifference(difference, scale),
      };
    }),
  };
}

function drawCourse(
  { decimals }: NonNullable<PictureGame['course']>,
  stops: PictureGame['stops'],
  samples: Samples,
  seats: number,
  level: Level,
): CoursePicture {
  const scale = 10 ** decimals;
  const drawBand = (column: Float64Array): CourseBand => {
    const mean = scaled(meanByTables(tableSums(column, seats), seats, level.z), scale);
    // The last use of the column: this puts it in another order.
    const [p05, p25, p50, p75, p95] = quantiles(column, PROBABILITIES).map((raw) => raw / scale + 0);
    return { p05: p05!, p25: p25!, p50: p50!, p75: p75!, p95: p95!, mean };
  };
  const shared = sharedStops(stops);
  const last = shared.at(-1);
  // One side at a time, since there may be many stops.
  const drawSide = (side: keyof Samples) => {
    const columns = columnsOf(samples[side], ({ details }) => details.course, stops[side].length);
    const end = last && columns[last.place[side]]!.slice();
    return { bands: columns.map(drawBand), end };
  };
  const sides = { before: drawSide('before'), after: drawSide('after') };
  const bands = mapSides(sides, (side) => side.bands);
  const ends = mapSides(sides, ({ end }) => end ?? new Float64Array());
  const sums = mapSides(ends, (end) => tableSums(end, seats));
  const isIdentical = areEqual(ends.before, ends.after);
  const found = differenceByTables(sums.before, sums.after, seats, isIdentical, moments(ends.before), level);
  return {
    difference: last ? scaledDifference(found.difference, scale) : null,
    stops: shared.map(({ label, place }) => ({
      label,
      before: bands.before[place.before]!,
      after: bands.after[place.after]!,
    })),
  };
}

function drawRules({ rules }: PictureGame, samples: Samples, tables: number, level: Level): RulePicture[] {
  const moves = ruleMoves(samples, rules.length);
  return rules.map(({ id }, rule) => {
    const sum = (pick: (sample: DetailedSample) => Float64Array) =>
      mapSides(samples, (side) => side.reduce((total, sample) => total + pick(sample)[rule]!, 0));
    const share = mapSides(
      sum(({ ruleTables }) => ruleTables),
      (count) => wilson(tables === 0 ? 0 : count / tables, tables, level.z),
    );
    return {
      id,
      share,
      difference: drawShareDifference(share.before.value, moves[rule]!, 1, tables, level),
      times: sum(({ ruleTimes }) => ruleTimes),
    };
  });
}
