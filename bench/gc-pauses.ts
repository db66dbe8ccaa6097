import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CardSet } from '../src-engine/card-set.ts';
import type { Game } from '../src-engine/game.ts';
import { projectRoot } from '../src-main/library/project-root.ts';
import type { SimulationJob } from '../src-main/simulation/simulation-job.ts';
import { SimulationPool, type SimulationRun } from '../src-main/simulation/simulation-pool.ts';
import { gcPausesOf } from './gc-observer.ts';
import type { Figure } from './report.ts';
import { median, RUNS } from './timing.ts';

const TABLES = 100_000;
const MOST = 5;

/** Pauses of the garbage collector in a thread that plays, and in the main thread while a pool plays and it keeps all results. */
export async function gcPauses(game: Game, set: CardSet): Promise<Figure[]> {
  const bots = ['random', 'random', 'random', 'random'];
  const job: SimulationJob = { game: game.id, set, mode: 'clubnight', seats: 4, bots, seed: 1, tables: TABLES };
  const worker = new Worker(join(projectRoot, 'out/bench/gc-worker.js'), { workerData: job });
  const pool = new SimulationPool();
  const threads: Record<string, number[][]> = { 'the thread that plays': [], 'the main thread': [] };
  let kept: SimulationRun | undefined;
  try {
    for (let round = -1; round < RUNS; round++) {
      worker.postMessage('play');
      const [inWorker] = (await once(worker, 'message')) as [number[]];
      const here = await gcPausesOf(async () => {
        kept = await pool.run(job);
      });
      if (kept?.tables !== TABLES) throw new Error(`${kept?.tables} tables were kept instead of ${TABLES}.`);
      if (round < 0) continue;
      threads['the thread that plays']!.push(inWorker);
      threads['the main thread']!.push(here);
    }
  } finally {
    await worker.terminate();
    await pool.close();
  }
  return Object.entries(threads).flatMap(([thread, runs]) => {
    const name = `${TABLES.toLocaleString('en')} random Clubnight tables, garbage collection in ${thread}`;
    const longest = runs.map((pauses) => Math.max(0, ...pauses));
    const totals = runs.map((pauses) => pauses.reduce((sum, pause) => sum + pause, 0));
    const goal = { atMost: MOST };
    return [
      { name: `${name}: in all`, value: median(totals), unit: 'ms', runs: totals },
      { name: `${name}: longest pause of a run`, value: median(longest), unit: 'ms', runs: longest, goal },
      { name: `${name}: longest pause of ${RUNS} runs`, value: Math.max(...longest), unit: 'ms', goal },
    ];
  });
}
