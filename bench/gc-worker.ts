import { parentPort, workerData } from 'node:worker_threads';
import { JobPlayer } from '../src-main/simulation/job-player.ts';
import { BLOCK, type SimulationJob } from '../src-main/simulation/simulation-job.ts';
import { gcPausesOf } from './gc-observer.ts';

// A thread that plays a job whenever it gets a message, gives its results away as a simulation worker does, and tells its pauses.
const job = workerData as SimulationJob;
const port = parentPort!;
port.on('message', async () => {
  const pauses = await gcPausesOf(() => {
    const player = new JobPlayer(job);
    for (let first = 0; first < job.tables; first += BLOCK) {
      const sample = player.play(first, Math.min(BLOCK, job.tables - first), () => false);
      const { values, places, ruleTables, ruleTimes } = sample;
      const buffers = [values, places, ruleTables, ruleTimes].map(({ buffer }) => buffer as ArrayBuffer);
      port.postMessage({ sample }, buffers);
    }
  });
  port.postMessage({ pauses });
});
