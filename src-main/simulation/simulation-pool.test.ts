import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardSet } from '../../src-engine/card-set.ts';
import { summarise } from '../../src-engine/statistics/summary.ts';
import { loadSet } from '../library/card-set-loader.ts';
import { projectRoot } from '../library/project-root.ts';
import { JobPlayer, joined } from './job-player.ts';
import { BLOCK, type SimulationJob } from './simulation-job.ts';
import { type Progress, SimulationPool } from './simulation-pool.ts';

// The threads run the built worker; `npm test` builds first.
const { game, set } = await loadSet(join(projectRoot, 'card-sets/dark-promoters/v0.3'));
const jobOf = (changes: Partial<SimulationJob> = {}): SimulationJob => ({
  game: game!.id,
  set: set as CardSet,
  mode: set!.modes[0]!.id,
  seats: 3,
  bots: ['greedy', 'random', 'random'],
  seed: 11,
  tables: 3 * BLOCK + 17,
  ...changes,
});

type Numbers = Float64Array | Uint8Array;

/** The place where two lists part, or −1. Comparing them as a whole would take minutes to print when they differ. */
function firstDifference(a: Numbers, b: Numbers): number {
  const shared = a.findIndex((value, at) => value !== b[at]);
  return shared < 0 && a.length !== b.length ? Math.min(a.length, b.length) : shared;
}

describe('a pool of two threads', () => {
  let pool: SimulationPool;
  beforeAll(() => {
    pool = new SimulationPool(2);
  });
  afterAll(() => pool.close());

  test('gives the tables in order, as one player in this thread plays them', async () => {
    const job = jobOf();
    const { samples, tables, cancelled, tablesPerSecond } = await pool.run(job);
    expect({ tables, cancelled }).toEqual({ tables: job.tables, cancelled: false });
    expect(samples.map(({ first }) => first)).toEqual([0, BLOCK, 2 * BLOCK, 3 * BLOCK]);
    expect(tablesPerSecond).toBeGreaterThan(0);
    const alone = new JobPlayer(job).play(0, job.tables, () => false);
    const together = joined(0, job.seats, samples);
    expect(firstDifference(together.values, alone.values)).toBe(-1);
    expect(firstDifference(together.places, alone.places)).toBe(-1);
    expect(summarise(game!, samples)).toEqual(summarise(game!, [alone]));
  });

  test('plays several jobs at once without mixing them up', async () => {
    const jobs = [1, 2, 3, 4, 5, 6].map((seed) => jobOf({ seed, tables: BLOCK + seed }));
    const runs = await Promise.all(jobs.map((job) => pool.run(job)));
    for (const [place, job] of jobs.entries()) {
      const alone = new JobPlayer(job).play(0, job.tables, () => false);
      expect(summarise(game!, runs[place]!.samples)).toEqual(summarise(game!, [alone]));
    }
  });

  test('tells its progress up to the last table', async () => {
    const seen: Progress[] = [];
    const job = jobOf();
    await pool.run(job, { onProgress: (progress) => seen.push(progress) });
    expect(seen).toHaveLength(4);
    expect(seen.at(-1)).toMatchObject({ tables: job.tables, of: job.tables, secondsLeft: 0 });
    expect(seen[0]!.tablesPerSecond).toBeGreaterThan(0);
  });

  test('stops when asked to, with the leading tables played so far', async () => {
    const job = jobOf({ tables: 2_000_000 });
    const stop = new AbortController();
    const { samples, tables, cancelled } = await pool.run(job, {
      signal: stop.signal,
      onProgress: ({ tables: done }) => {
        if (done >= 2 * BLOCK) stop.abort();
      },
    });
    expect(cancelled).toBe(true);
    expect(tables).toBeGreaterThan(0);
    expect(tables).toBeLessThan(job.tables / 10);
    const alone = new JobPlayer(job).play(0, tables, () => false);
    expect(summarise(game!, samples)).toEqual(summarise(game!, [alone]));
  });

  test('plays nothing when it is stopped before it starts', async () => {
    const run = await pool.run(jobOf(), { signal: AbortSignal.abort() });
    expect(run).toMatchObject({ samples: [], tables: 0, cancelled: true, tablesPerSecond: 0 });
  });

  test('hands on what a thread throws, and plays on afterwards', async () => {
    await expect(pool.run(jobOf({ mode: 'nowhere' }))).rejects.toThrow(/nowhere/);
    await expect(pool.run(jobOf({ bots: ['greedy', 'oracle', 'greedy'] }))).rejects.toThrow(
      'There is no bot “oracle”.',
    );
    expect(await pool.run(jobOf())).toMatchObject({ cancelled: false });
  });
});

test('no more threads are started than there are blocks', async () => {
  const pools = [new SimulationPool(8, 10), new SimulationPool(8, 2 * BLOCK), new SimulationPool(2, 100 * BLOCK)];
  expect(pools.map(({ workers }) => workers)).toEqual([1, 2, 2]);
  for (const pool of pools) await pool.close();
});
