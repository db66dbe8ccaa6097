import { botById } from '../../src-engine/bots/bots.ts';
import { type OpenSample, Sampler } from '../../src-engine/sample.ts';
import type { Bot } from '../../src-engine/table.ts';
import { type BlockShape, blockShapeOf } from './block.ts';
import { gameOf, type SimulationJob } from './simulation-job.ts';

/** At most so many tables are played before a worker looks whether it should stop; fewer, where bots think for long. */
const LONGEST_SLICE = 32;
/** Of a slice, in milliseconds. */
const SHORT = 20;
const LONG = 100;

/** A job with its rules compiled, ready to play any of its tables. */
export class JobPlayer {
  readonly shape: BlockShape;
  private readonly sampler: Sampler;
  private readonly bots: readonly Bot[];
  private readonly seed: number;
  private slice = 1;

  constructor(job: SimulationJob) {
    const game = gameOf(job);
    this.bots = job.bots.map((id) => {
      const bot = botById(id);
      if (!bot) throw new RangeError(`There is no bot “${id}”.`);
      return bot;
    });
    if (this.bots.length !== job.seats) {
      throw new RangeError(`${job.seats} seats need as many bots, not ${this.bots.length}.`);
    }
    const rules = game.compile(job.set, job.mode, job.seats);
    this.shape = blockShapeOf(job);
    this.sampler = new Sampler(game, rules);
    this.seed = job.seed;
  }

  /** Fills the room that a sample has left, and tells how many tables have come to it. Stops early when `cancelled` says so. */
  fill(sample: OpenSample, cancelled: () => boolean, played?: (tables: number) => void): void {
    const room = sample.places.length / sample.seats;
    while (sample.tables < room && !cancelled()) {
      const before = sample.tables;
      const began = performance.now();
      this.sampler.playOn(sample, this.bots, this.seed, Math.min(this.slice, room - before));
      played?.(sample.tables - before);
      const took = performance.now() - began;
      if (took < SHORT) this.slice = Math.min(2 * this.slice, LONGEST_SLICE);
      else if (took > LONG) this.slice = Math.max(1, this.slice >> 1);
    }
  }
}
