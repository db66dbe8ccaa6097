import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../src-main/library/project-root.ts';
import type { SimulationJob } from '../src-main/simulation/simulation-job.ts';

/** The engine in a thread of its own. */
export class EngineThread {
  private readonly worker: Worker;

  constructor(job: SimulationJob) {
    this.worker = new Worker(join(projectRoot, 'out/bench/engine-worker.js'), { workerData: job });
  }

  async play(first: number, tables: number): Promise<{ operations: number; seconds: number }> {
    this.worker.postMessage({ first, tables });
    const [seconds] = (await once(this.worker, 'message')) as [number];
    return { operations: tables, seconds };
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
