import type { Game } from '../game.ts';
import type { Sample } from '../sample.ts';
import { moments } from './moments.ts';
import { quantiles } from './quantiles.ts';
import { wilsonInterval } from './wilson.ts';

/** The distribution of one measure over all seats of all tables, as people read it: scaled, and to two decimals. */
export interface MeasureSummary {
  readonly count: number;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
  readonly quantiles: {
    readonly p05: number;
    readonly p25: number;
    readonly p50: number;
    readonly p75: number;
    readonly p95: number;
  };
}

export interface SeatWins {
  /** From 1. */
  readonly seat: number;
  readonly rate: number;
  /** Wilson's interval at 95 %. */
  readonly low: number;
  readonly high: number;
}

export interface RuleSummary {
  readonly label: string;
  /** In how many tables it fired. */
  readonly tables: number;
  /** How often in all. */
  readonly times: number;
}

export interface Summary {
  readonly measures: { readonly [id: string]: MeasureSummary };
  readonly winRateBySeat: readonly SeatWins[];
  readonly rules: { readonly [id: string]: RuleSummary };
}

/** `samples` hold consecutive tables in order; how they are cut into samples makes no difference. */
export function summarise(game: Game, samples: readonly Sample[]): Summary {
  const values = columns(samples, game.measures.length);
  return {
    measures: Object.fromEntries(
      game.measures.map(({ id, decimals }, measure) => [id, summariseColumn(values[measure]!, decimals)]),
    ),
    winRateBySeat: winRates(samples),
    rules: Object.fromEntries(
      game.rules.map(({ id, label }, rule) => [
        id,
        {
          label,
          tables: samples.reduce((sum, { ruleTables }) => sum + ruleTables[rule]!, 0),
          times: samples.reduce((sum, { ruleTimes }) => sum + ruleTimes[rule]!, 0),
        },
      ]),
    ),
  };
}

/** The values of each measure. Sample by sample, because one sample fits into the caches of a core and all of them do not. */
function columns(samples: readonly Sample[], measures: number): Float64Array[] {
  const count = samples.reduce((sum, { tables, seats }) => sum + tables * seats, 0);
  const values = Array.from({ length: measures }, () => new Float64Array(count));
  let start = 0;
  for (const sample of samples) {
    const rows = sample.tables * sample.seats;
    for (let measure = 0; measure < measures; measure++) {
      gather(sample.values, measure, measures, values[measure]!, start, rows);
    }
    start += rows;
  }
  return values;
}

function gather(
  from: Float64Array,
  first: number,
  step: number,
  into: Float64Array,
  start: number,
  rows: number,
): void {
  for (let row = 0, at = first; row < rows; row++, at += step) into[start + row] = from[at]!;
}

function summariseColumn(values: Float64Array, decimals: number): MeasureSummary {
  const { count, mean, sd, min, max } = moments(values);
  const [p05, p25, p50, p75, p95] = quantiles(values, [0.05, 0.25, 0.5, 0.75, 0.95]);
  const read = (raw: number): number => readable(raw, decimals);
  return {
    count,
    mean: read(mean),
    sd: read(sd),
    min: read(min),
    max: read(max),
    quantiles: { p05: read(p05!), p25: read(p25!), p50: read(p50!), p75: read(p75!), p95: read(p95!) },
  };
}

/** A raw measure as people read it: divided by 10 ^ decimals, and with at most two decimals. */
export function readable(raw: number, decimals: number): number {
  const hundredths = Math.round(raw * 10 ** (2 - decimals));
  return hundredths === 0 ? 0 : hundredths / 100;
}

/** A first place shared by k seats counts 1/k of a win for each, so the rates add up to 1. */
function winRates(samples: readonly Sample[]): SeatWins[] {
  const seats = samples[0]?.seats ?? 0;
  // Wins by how many seats share them: whole numbers, whose sum does not depend on the order.
  const counts = Array.from({ length: seats }, () => new Float64Array(seats + 1));
  let tables = 0;
  for (const { places, tables: played } of samples) {
    tables += played;
    for (let table = 0; table < played; table++) {
      const start = table * seats;
      let winners = 0;
      for (let seat = 0; seat < seats; seat++) if (places[start + seat] === 1) winners++;
      for (let seat = 0; seat < seats; seat++) if (places[start + seat] === 1) counts[seat]![winners]!++;
    }
  }
  return counts.map((shared, place) => {
    const wins = shared.reduce((sum, count, sharers) => (sharers === 0 ? 0 : sum + count / sharers), 0);
    return { seat: place + 1, rate: tables === 0 ? 0 : wins / tables, ...wilsonInterval(wins, tables) };
  });
}
