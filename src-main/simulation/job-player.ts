import { botById } from '../../src-engine/bots/bots.ts';
import { gameById } from '../../src-engine/games/games.ts';
import { type Sample, Sampler } from '../../src-engine/sample.ts';
import type { Bot } from '../../src-engine/table.ts';
import type { SimulationJob } from './simulation-job.ts';

/** So many tables are played before a worker looks whether it should stop. */
const SLICE = 32;

/** A job with its rules compiled, ready to play any of its tables. */
export class JobPlayer {
  private readonly sampler: Sampler;
  private readonly bots: readonly Bot[];
  private readonly seed: number;

  constructor(job: SimulationJob) {
    const game = gameById(job.game);
    if (!game) throw new RangeError(`There is no game “${job.game}”.`);
    this.bots = job.bots.map((id) => {
      const bot = botById(id);
      if (!bot) throw new RangeError(`There is no bot “${id}”.`);
      return bot;
    });
    if (this.bots.length !== job.seats) {
      throw new RangeError(`${job.seats} seats need as many bots, not ${this.bots.length}.`);
    }
    this.sampler = new Sampler(game, game.compile(job.set, job.mode, job.seats));
    this.seed = job.seed;
  }

  /** Stops early, with the tables played so far, when `cancelled` says so. */
  play(first: number, tables: number, cancelled: () => boolean): Sample {
    const slices: Sample[] = [];
    for (let done = 0; done < tables && !cancelled(); done += SLICE) {
      slices.push(this.sampler.play(this.bots, this.seed, first + done, Math.min(SLICE, tables - done)));
    }
    return joined(first, this.bots.length, slices);
  }
}

/** Samples of consecutive tables as one. */
export function joined(first: number, seats: number, samples: readonly Sample[]): Sample {
  const total = (size: (sample: Sample) => number): number => samples.reduce((sum, sample) => sum + size(sample), 0);
  const values = new Float64Array(total((sample) => sample.values.length));
  const places = new Uint8Array(total((sample) => sample.places.length));
  const ruleTables = new Float64Array(samples[0]?.ruleTables.length ?? 0);
  const ruleTimes = new Float64Array(ruleTables.length);
  let valuesAt = 0;
  let placesAt = 0;
  for (const sample of samples) {
    values.set(sample.values, valuesAt);
    places.set(sample.places, placesAt);
    valuesAt += sample.values.length;
    placesAt += sample.places.length;
    for (let rule = 0; rule < ruleTables.length; rule++) {
      ruleTables[rule]! += sample.ruleTables[rule]!;
      ruleTimes[rule]! += sample.ruleTimes[rule]!;
    }
  }
  return {
    first,
    tables: total((sample) => sample.tables),
    seats,
    values,
    places,
    ruleTables,
    ruleTimes,
    choices: total((sample) => sample.choices),
  };
}
