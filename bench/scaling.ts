import type { CardSet } from '../src-engine/card-set.ts';
import type { Game } from '../src-engine/game.ts';
import type { Sample } from '../src-engine/sample.ts';
import { BLOCK } from '../src-main/simulation/block.ts';
import { JobPlayer } from '../src-main/simulation/job-player.ts';
import type { SimulationJob } from '../src-main/simulation/simulation-job.ts';
import { SimulationPool } from '../src-main/simulation/simulation-pool.ts';
import { playBlocks } from './blocks.ts';
import { LimitProcesses } from './limit-processes.ts';
import type { Figure } from './report.ts';
import { type Contender, interleaved, median, RUNS, ratios } from './timing.ts';

const TABLES = 40_000;
const LIMIT_TABLES = 120_000;
const ONE_LIMIT = 'C, one process';
const ALL_LIMITS = 'C, all processes';
/** Of the number of workers: two should be at least 1.8 times as fast as one. */
const SCALING = 0.9;

/** What threads give: speed from one worker to all cores, and how soon there is something to see. */
export async function scaling(game: Game, set: CardSet): Promise<Figure[]> {
  const bots = ['greedy', 'greedy', 'greedy', 'greedy'];
  const job = { game: game.id, set, mode: 'clubnight', seats: bots.length, bots, seed: 1, tables: TABLES };
  const one = new SimulationPool({ workers: 1 });
  const all = new SimulationPool();
  const limit = LimitProcesses.available ? new LimitProcesses(set, job.mode, job.seats) : undefined;
  try {
    const alone = new JobPlayer(job);
    const contenders: Contender[] = [
      { name: 'in the main thread', run: () => tablesOf(playBlocks(alone, job)) },
      { name: 'one worker', run: async () => (await one.run(job)).tables },
      { name: 'all workers', run: async () => (await all.run(job)).tables },
    ];
    if (limit) {
      contenders.push({ name: ONE_LIMIT, run: () => limit.play(1, LIMIT_TABLES) });
      contenders.push({ name: ALL_LIMITS, run: () => limit.play(all.workers, LIMIT_TABLES) });
    }
    const timings = await interleaved(contenders);
    const ours = [...timings].filter(([name]) => name !== ONE_LIMIT && name !== ALL_LIMITS);
    const figures: Figure[] = ours.map(([name, { median: value, runs }]) => ({
      name: `Clubnight, 4 greedy bots: ${name === 'all workers' ? workersInWords(all.workers) : name}`,
      value,
      unit: 'tables/s',
      runs,
    }));
    const workers = ratios(timings, 'all workers', 'one worker');
    const cores = ratios(timings, ALL_LIMITS, ONE_LIMIT);
    const pool = ratios(timings, 'one worker', 'in the main thread');
    figures.push(
      {
        name: `${workersInWords(all.workers)} / one`,
        value: median(workers),
        unit: '×',
        runs: workers,
        ...(all.workers > 1 && { goal: { atLeast: SCALING * all.workers } }),
      },
      ...(cores.length > 0
        ? [
            {
              name: `what the machine gave meanwhile: C in ${all.workers} processes / in one`,
              value: median(cores),
              unit: '×',
              runs: cores,
            },
          ]
        : []),
      { name: 'one worker / the same blocks in the main thread', value: median(pool), unit: '×', runs: pool },
      ...(await firstResults(all, job)),
    );
    return figures;
  } finally {
    limit?.close();
    await one.close();
    await all.close();
  }
}

const workersInWords = (workers: number): string => (workers === 1 ? 'one worker' : `${workers} workers`);

const tablesOf = (samples: readonly Sample[]): number => samples.reduce((sum, { tables }) => sum + tables, 0);

/** From the call of `run` to the first progress; cold with the start of the threads. */
async function firstResults(warm: SimulationPool, job: SimulationJob): Promise<Figure[]> {
  const warmRuns: number[] = [];
  const coldRuns: number[] = [];
  for (let round = -1; round < RUNS; round++) {
    const warmTime = await timeToFirst(warm, job, performance.now());
    const start = performance.now();
    const cold = new SimulationPool();
    const coldTime = await timeToFirst(cold, job, start);
    await cold.close();
    if (round < 0) continue;
    warmRuns.push(warmTime);
    coldRuns.push(coldTime);
  }
  const name = `first result of a job (${BLOCK} greedy tables)`;
  return [
    { name: `${name}: warm pool`, value: median(warmRuns), unit: 'ms', runs: warmRuns },
    { name: `${name}: with the start of the threads`, value: median(coldRuns), unit: 'ms', runs: coldRuns },
  ];
}

async function timeToFirst(pool: SimulationPool, job: SimulationJob, start: number): Promise<number> {
  const stop = new AbortController();
  let first = 0;
  await pool.run(job, {
    signal: stop.signal,
    onProgress: () => {
      first ||= performance.now() - start;
      stop.abort();
    },
  });
  return first;
}
