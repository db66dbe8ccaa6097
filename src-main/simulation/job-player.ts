import { botById } from '../../src-engine/bots/bots.ts';
import { type OpenSample, Sampler } from '../../src-engine/sample.ts';
import type { Bot } from '../../src-engine/table.ts';
import { type BlockShape, blockShapeOf } from './block.ts';
import { gameOf, type SimulationJob } from './simulation-job.ts';

/** So many tables are played before a worker looks whether it should stop. */
const SLICE = 32;

/** A job with its rules compiled, ready to play any of its tables. */
export class JobPlayer {
  readonly shape: BlockShape;
  private readonly sampler: Sampler;
  private readonly bots: readonly Bot[];
  private readonly seed: number;

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

  /** Fills the room that a sample has left. Stops early when `cancelled` says so. */
  fill(sample: OpenSample, cancelled: () => boolean): void {
    const room = sample.places.length / sample.seats;
    while (sample.tables < room && !cancelled()) {
      this.sampler.playOn(sample, this.bots, this.seed, Math.min(SLICE, room - sample.tables));
    }
  }
}
