import type { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { Tinypool } from 'tinypool';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardSet } from '../../src-engine/card-set.ts';
import { emptySample, type Sample } from '../../src-engine/sample.ts';
import { summarise } from '../../src-engine/statistics/summary.ts';
import { loadSet } from '../library/card-set-loader.ts';
import { projectRoot } from '../library/project-root.ts';
import { BLOCK } from './block.ts';
import { JobPlayer } from './job-player.ts';
import { CHUNK } from './job-results.ts';
import type { SimulationJob } from './simulation-job.ts';
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

/** The first tables of a job, played in this thread. */
function playedAlone(job: SimulationJob, tables = job.tables): Sample {
  const player = new JobPlayer(job);
  const sample = emptySample(player.shape, 0, tables);
  player.fill(sample, () => false);
  return sample;
}

type Numbers = Float64Array | Uint8Array;

/** The place where two lists part, or −1. Comparing them as a whole would take minutes to print when they differ. */
function firstDifference(a: Numbers, b: Numbers): number {
  const shared = a.findIndex((value, at) => value !== b[at]);
  return shared < 0 && a.length !== b.length ? Math.min(a.length, b.length) : shared;
}

/** Samples that follow each other must hold what one long sample holds. */
function expectSame(samples: readonly Sample[], whole: Sample): void {
  let tables = 0;
  for (const sample of samples) {
    const values = whole.values.length / whole.tables;
    const end = tables + sample.tables;
    expect(sample.first).toBe(tables);
    expect(firstDifference(sample.values, whole.values.subarray(tables * values, end * values))).toBe(-1);
    expect(firstDifference(sample.places, whole.places.subarray(tables * whole.seats, end * whole.seats))).toBe(-1);
    tables = end;
  }
  expect(tables).toBe(whole.tables);
  expect(samples.reduce((sum, { choices }) => sum + choices, 0)).toBe(whole.choices);
  expect(summarise(game!, samples)).toEqual(summarise(game!, [whole]));
}

describe('a pool of two threads', () => {
  let pool: SimulationPool;
  beforeAll(() => {
    pool = new SimulationPool({ workers: 2 });
  });
  afterAll(() => pool.close());

  test('gives the tables in order, as one player in this thread plays them', async () => {
    const job = jobOf();
    const { samples, tables, cancelled, tablesPerSecond } = await pool.run(job);
    expect({ tables, cancelled }).toEqual({ tables: job.tables, cancelled: false });
    expect(samples.map(({ first }) => first)).toEqual([0, BLOCK, 2 * BLOCK, 3 * BLOCK]);
    expect(tablesPerSecond).toBeGreaterThan(0);
    expectSame(samples, playedAlone(job));
  });

  test('gives them in more than one piece of memory', async () => {
    const job = jobOf({ bots: ['random', 'random', 'random'], tables: (CHUNK + 1) * BLOCK + 3 });
    const { samples } = await pool.run(job);
    expect(new Set(samples.map(({ values }) => values.buffer)).size).toBe(2);
    expectSame(samples, playedAlone(job));
  });

  test('plays several jobs at once without mixing them up', async () => {
    const jobs = [1, 2, 3, 4, 5, 6].map((seed) => jobOf({ seed, tables: BLOCK + seed }));
    const runs = await Promise.all(jobs.map((job) => pool.run(job)));
    for (const [place, job] of jobs.entries()) {
      expectSame(runs[place]!.samples, playedAlone(job));
    }
  });

  test('tells its progress up to the last table', async () => {
    const seen: Progress[] = [];
    const job = jobOf();
    await pool.run(job, { onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThanOrEqual(4);
    expect(seen.map(({ tables }) => tables)).toEqual(seen.map(({ tables }) => tables).toSorted((a, b) => a - b));
    expect(seen.at(-1)).toMatchObject({ tables: job.tables, of: job.tables, secondsLeft: 0 });
    expect(seen[0]!.tablesPerSecond).toBeGreaterThan(0);
  });

  test('tells its progress within a block, where bots think for long', async () => {
    const seen: number[] = [];
    const stop = new AbortController();
    await pool.run(jobOf({ tables: BLOCK, bots: ['search', 'search', 'search'] }), {
      signal: stop.signal,
      onProgress: ({ tables }) => {
        seen.push(tables);
        stop.abort();
      },
    });
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen[0]).toBeLessThan(BLOCK);
  });

  test('shows the leading tables while it plays', async () => {
    const job = jobOf({ tables: 12 * BLOCK });
    const alone = playedAlone(job);
    const seen: number[] = [];
    const { samples } = await pool.run(job, {
      onProgress: ({ tables }, leading) => {
        const shown = leading.reduce((sum, sample) => sum + sample.tables, 0);
        seen.push(shown);
        expect(shown).toBeLessThanOrEqual(tables);
        const last = leading.at(-1);
        if (!last) return;
        const places = alone.places.subarray(last.first * job.seats, shown * job.seats);
        expect(firstDifference(last.places, places)).toBe(-1);
      },
    });
    expect(seen.length).toBeGreaterThanOrEqual(12);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.some((tables) => tables > 0 && tables < job.tables)).toBe(true);
    expect(seen.at(-1)).toBe(job.tables);
    expectSame(samples, alone);
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
    expectSame(samples, playedAlone(job, tables));
  });

  test('plays nothing when it is stopped before it starts', async () => {
    const run = await pool.run(jobOf(), { signal: AbortSignal.abort() });
    expect(run).toMatchObject({ samples: [], tables: 0, cancelled: true, tablesPerSecond: 0 });
  });

  test('hands on what a thread throws, and plays on afterwards', async () => {
    await expect(pool.run(jobOf({ mode: 'nowhere' }))).rejects.toThrow(/nowhere/);
    await expect(pool.run(jobOf({ game: 'chess' }))).rejects.toThrow('There is no game “chess”.');
    await expect(pool.run(jobOf({ bots: ['greedy', 'oracle', 'greedy'] }))).rejects.toThrow(
      'There is no bot “oracle”.',
    );
    expect(await pool.run(jobOf())).toMatchObject({ cancelled: false });
    expect(pool.hasLostThread).toBe(false);
  });
});

test('a thread that dies while it plays is missed', async () => {
  const pool = new SimulationPool({ workers: 1 });
  const run = pool.run(jobOf({ tables: 100 * BLOCK }));
  const { threads } = (pool as unknown as { threads: Tinypool }).threads;
  // As Node tells of a thread that has run out of memory.
  (threads[0] as unknown as EventEmitter).emit('error', new Error('out of memory'));
  await expect(run).rejects.toThrow('out of memory');
  expect(pool.hasLostThread).toBe(true);
  await pool.close();
});

test('a polite pool plays the same tables, those after the first picture as well', async () => {
  const pool = new SimulationPool({ workers: 2, isPolite: true });
  const jobs = [1, 2].map((seed) => jobOf({ seed, bots: ['random', 'random', 'random'], tables: 20 * BLOCK + 5 }));
  const runs = await Promise.all(jobs.map((job) => pool.run(job)));
  for (const [place, job] of jobs.entries()) expectSame(runs[place]!.samples, playedAlone(job));
  await pool.close();
});

test('no more threads are started than there are blocks', async () => {
  const pools = [
    new SimulationPool({ workers: 8, tables: 10 }),
    new SimulationPool({ workers: 8, tables: 2 * BLOCK }),
    new SimulationPool({ workers: 2, tables: 100 * BLOCK }),
  ];
  expect(pools.map(({ workers }) => workers)).toEqual([1, 2, 2]);
  for (const pool of pools) await pool.close();
});
