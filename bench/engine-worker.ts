import { parentPort, workerData } from 'node:worker_threads';
import { emptySample } from '../src-engine/sample.ts';
import { JobPlayer } from '../src-main/simulation/job-player.ts';
import type { SimulationJob } from '../src-main/simulation/simulation-job.ts';

// A thread of its own for one line-up of bots, as a simulation has: what the compiler learns from one does not slow another.
const player = new JobPlayer(workerData as SimulationJob);
parentPort!.on('message', ({ first, tables }: { first: number; tables: number }) => {
  const start = performance.now();
  player.fill(emptySample(player.shape, first, tables), () => false);
  parentPort!.postMessage((performance.now() - start) / 1000);
});
