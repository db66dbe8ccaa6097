import { parentPort, workerData } from 'node:worker_threads';
import { JobPlayer } from '../src-main/simulation/job-player.ts';
import type { SimulationJob } from '../src-main/simulation/simulation-job.ts';
import { playBlocks } from './blocks.ts';
import { gcPausesOf } from './gc-observer.ts';

// A thread that plays a job whenever it gets a message, as a simulation worker does, and tells its pauses.
const job = workerData as SimulationJob;
const port = parentPort!;
port.on('message', async () => {
  const pauses = await gcPausesOf(() => {
    playBlocks(new JobPlayer(job), job);
  });
  port.postMessage(pauses);
});
