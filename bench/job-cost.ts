import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { Sample } from '../src-engine/sample.ts';
import { summarise } from '../src-engine/statistics/summary.ts';
import { type LoadedSet, loadSet } from '../src-main/library/card-set-loader.ts';
import { loadWhatIf } from '../src-main/library/what-if-file.ts';
import type { BlockRequest, PlayedBlock } from '../src-main/simulation/block.ts';
import { JobPlayer } from '../src-main/simulation/job-player.ts';
import { JobResults } from '../src-main/simulation/job-results.ts';
import type { SimulationJob } from '../src-main/simulation/simulation-job.ts';
import { SimulationPool } from '../src-main/simulation/simulation-pool.ts';
import { playBlocks } from './blocks.ts';
import { checksum } from './checksum.ts';
import type { Figure } from './report.ts';
import { median, RUNS } from './timing.ts';

const TABLES = 100_000;
const CHECKED = 1000;
const MOST = 10;
const WHAT_IF = 'modes.clubnight.ticketPrice: +2\ncards.class:resident-dj.cost: -10%\nhouse.drawPerPhase: 2\n';

/** What a job costs outside the engine, as shares of the time it takes with all workers. */
export async function jobCost(loaded: LoadedSet): Promise<Figure[]> {
  const { game, set, path } = loaded;
  if (!game || !set) throw new Error('The set has errors.');
  const bots = ['greedy', 'greedy', 'greedy', 'greedy'];
  const job: SimulationJob = { game: game.id, set, mode: 'clubnight', seats: 4, bots, seed: 1, tables: TABLES };
  const folder = mkdtempSync(join(tmpdir(), 'soundcheck-bench-'));
  const whatIf = join(folder, 'what-if.yaml');
  writeFileSync(whatIf, WHAT_IF);
  const pool = new SimulationPool();
  const shares = new Map<string, number[]>();
  const note = (name: string, share: number): void => {
    shares.set(name, [...(shares.get(name) ?? []), share]);
  };
  const seconds: number[] = [];
  try {
    await checkTables(pool, { ...job, tables: CHECKED }, game.measures.length);
    for (let round = -1; round < RUNS; round++) {
      let samples: readonly Sample[] = [];
      const whole = await milliseconds(async () => {
        samples = (await pool.run(job)).samples;
      });
      const costs = {
        'validation of the set, files read': await milliseconds(() => loadSet(path)),
        'what-if of three lines, file read': await milliseconds(() => applied(whatIf, loaded)),
        'compiling the rules': await milliseconds(() => game.compile(set, job.mode, job.seats)),
        statistics: await milliseconds(() => summarise(game, samples)),
        // Serialised and read again, all on this thread; waking the threads is not in it, but in the scaling.
        'transport: all messages posted once more through a channel': await milliseconds(() => post(job)),
      };
      if (round < 0) continue;
      seconds.push(whole / 1000);
      for (const [name, cost] of Object.entries(costs)) note(name, (100 * cost) / whole);
    }
  } finally {
    await pool.close();
    rmSync(folder, { recursive: true });
  }
  const title = `job of ${TABLES.toLocaleString('en')} greedy Clubnight tables`;
  return [
    { name: `${title}, ${pool.workers} workers`, value: median(seconds), unit: 's', runs: seconds },
    ...[...shares].map(([name, runs]) => ({
      name: `beside it, ${name}`,
      value: median(runs),
      unit: '% of the job',
      runs,
      goal: { atMost: MOST },
    })),
  ];
}

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The built worker must play what the sources play. */
async function checkTables(pool: SimulationPool, job: SimulationJob, measures: number): Promise<void> {
  const sums = (samples: readonly Sample[]): string =>
    samples.map(({ values, places }) => checksum(values, places, measures)).join(' ');
  const { samples } = await pool.run(job);
  if (sums(samples) !== sums(playBlocks(new JobPlayer(job), job))) {
    throw new Error('The built worker plays other tables than the sources: run “npm run build”.');
  }
}

async function applied(path: string, loaded: LoadedSet): Promise<void> {
  const { set, diagnostics } = await loadWhatIf(path, loaded);
  if (!set) throw new Error(`The what-if does not apply: ${diagnostics[0]?.message}`);
}

/** As the threads do it: a request and an answer for every block, whose results lie in shared memory. */
function post(job: SimulationJob): void {
  const { port1, port2 } = new MessageChannel();
  const results = new JobResults(job);
  const [stopFrom, played] = [0, 0].map(() => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)));
  for (let number = 0; number < results.blocks; number++) {
    const block = results.block(number);
    const request: BlockRequest = { number: 1, block, stopFrom: stopFrom!, played: played! };
    port1.postMessage(request);
    receiveMessageOnPort(port2);
    const answer: PlayedBlock = { tables: block.tables, choices: 0, started: 0, ended: 0 };
    port2.postMessage(answer);
    receiveMessageOnPort(port1);
    results.add(block, answer);
  }
  port1.close();
}
