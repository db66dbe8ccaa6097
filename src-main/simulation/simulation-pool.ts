import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { Sample } from '../../src-engine/sample.ts';
import type { Picture } from '../../src-engine/statistics/picture.ts';
import { projectRoot } from '../library/project-root.ts';
import { BLOCK, type BlockAnswer, type BlockRequest, type PlayedBlock } from './block.ts';
import { JobResults } from './job-results.ts';
import type { PictureRequest } from './picture-request.ts';
import type { SimulationJob } from './simulation-job.ts';
import type { ThreadManners } from './thread-manners.ts';
import { Turns } from './turns.ts';

export interface Progress {
  readonly tables: number;
  readonly of: number;
  readonly tablesPerSecond: number;
  readonly secondsLeft: number;
}

export interface RunOptions {
  /** Stops the run in the middle of a block; what has been played so far is returned, not thrown away. */
  readonly signal?: AbortSignal;
  /** `samples` are the tables played so far, from the first one on without a gap. The list grows with the job. */
  readonly onProgress?: (progress: Progress, samples: readonly Sample[]) => void;
}

export interface SimulationRun {
  /** Consecutive tables from the first one on, in order. */
  readonly samples: readonly Sample[];
  readonly tables: number;
  /** True when the run was stopped before all its tables were played. */
  readonly cancelled: boolean;
  /** From the first table dealt to the last one ended, without the start of the threads. */
  readonly tablesPerSecond: number;
}

const WORKER = join(projectRoot, 'out/main/simulation-worker.js');

let jobs = 0;

export interface PoolOptions {
  readonly workers?: number;
  /** What the largest job has: no more threads are started than it has blocks. */
  readonly tables?: number;
  /**
   * Threads that give way to everything else on the machine, such as the window that waits for them. Once there is something to
   * show, one of them rests, so that the window has a core for drawing it.
   */
  readonly isPolite?: boolean;
}

/** How often is told how far a block is, in milliseconds. */
const TELL_EVERY = 500;

/** A polite pool plays so many tables of a job with all its threads. */
const TABLES_TO_SHOW = 4096;

/** Threads that play tables. */
export class SimulationPool {
  readonly workers: number;
  private readonly threads: Tinypool;
  private readonly started: Tinypool['threads'];
  private readonly turns = new Turns();
  private readonly isPolite: boolean;
  /** Why a thread died that had nothing to do; one that plays reports it as the failure of its block. */
  private broken: unknown;

  constructor({
    workers = availableParallelism(),
    tables = Number.POSITIVE_INFINITY,
    isPolite = false,
  }: PoolOptions = {}) {
    if (!existsSync(WORKER)) throw new Error(`${WORKER} is missing; run “npm run build”.`);
    this.isPolite = isPolite;
    this.workers = Math.max(1, Math.min(workers, Math.ceil(tables / BLOCK)));
    // With all threads started at once, a thread that cannot start fails its first block instead of leaving it waiting.
    this.threads = new Tinypool({
      filename: WORKER,
      minThreads: this.workers,
      maxThreads: this.workers,
      workerData: { isPolite } satisfies ThreadManners,
    });
    this.threads.on('error', (error) => {
      this.broken ??= error;
    });
    this.started = this.threads.threads;
  }

  /** Whether one of the threads has died. What a thread throws while it plays does not kill it. */
  get hasLostThread(): boolean {
    const left = this.threads.threads;
    return this.broken !== undefined || this.started.some((thread) => !left.includes(thread));
  }

  async run(job: SimulationJob, { signal, onProgress }: RunOptions = {}): Promise<SimulationRun> {
    if (this.broken !== undefined) throw this.broken;
    const number = ++jobs;
    const stopFrom = sharedNumber(job.tables);
    const played = sharedNumber(0);
    const results = new JobResults(job);
    let isStopped = false;
    const stop = (): void => {
      isStopped = true;
      Atomics.store(stopFrom, 0, results.end);
    };
    const pace = new Pace(job.tables);
    let next = 0;

    const tell = (): void => onProgress?.(pace.progressAt(Atomics.load(played, 0)), results.leading);

    const playNext = async (): Promise<void> => {
      while (next < results.blocks && !isStopped) {
        const block = results.block(next++);
        const isShown = this.isPolite && block.first >= TABLES_TO_SHOW;
        await this.turns.take(isShown ? Math.max(1, this.workers - 1) : Number.POSITIVE_INFINITY);
        const answer = await this.play({ number, block, stopFrom, played }, job).finally(() => this.turns.giveBack());
        results.add(block, answer);
        pace.add(answer);
        tell();
      }
    };

    // Where bots think for long, a block takes its time.
    let told = 0;
    const meanwhile = setInterval(() => {
      if (Atomics.load(played, 0) === told) return;
      told = Atomics.load(played, 0);
      tell();
    }, TELL_EVERY);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    let threadDied = (_: unknown): void => {};
    const death = new Promise<never>((_, reject) => {
      threadDied = reject;
    });
    this.threads.on('error', threadDied);
    try {
      const lanes = Array.from({ length: Math.min(this.workers, results.blocks) }, () =>
        playNext().catch((error: unknown) => {
          stop();
          throw error;
        }),
      );
      // Every lane comes to its end before a failure is reported, so that no block of this job is left in the threads.
      const failed = (await Promise.race([Promise.allSettled(lanes), death])).find(
        (lane) => lane.status === 'rejected',
      );
      if (failed) throw failed.reason;
    } finally {
      clearInterval(meanwhile);
      signal?.removeEventListener('abort', stop);
      this.threads.off('error', threadDied);
    }

    const { leading: samples, leadingTables: tables } = results;
    const { tablesPerSecond } = pace.progress;
    return { samples, tables, cancelled: tables < job.tables, tablesPerSecond };
  }

  /** Draws a picture in one of the threads, so that the one that answers windows stays free. The samples must lie in shared memory. */
  async draw(request: PictureRequest): Promise<Picture> {
    return this.threads.run(request, { name: 'draw' });
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }

  private async play(request: BlockRequest, job: SimulationJob): Promise<PlayedBlock> {
    let answer: BlockAnswer = await this.threads.run(request);
    if (answer === 'unknown job') answer = await this.threads.run({ ...request, job });
    if (answer === 'unknown job') throw new Error('A worker does not know the job that it was sent.');
    return answer;
  }
}

/** In memory that the threads share. */
const sharedNumber = (value: number): Int32Array =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(value);

class Pace {
  private readonly of: number;
  private readonly begun = performance.timeOrigin + performance.now();
  /** In blocks that are done. */
  tables = 0;
  private started = Number.POSITIVE_INFINITY;
  private ended = Number.NEGATIVE_INFINITY;

  constructor(of: number) {
    this.of = of;
  }

  add({ tables, started, ended }: PlayedBlock): void {
    this.tables += tables;
    this.started = Math.min(this.started, started);
    this.ended = Math.max(this.ended, ended);
  }

  get progress(): Progress {
    return this.after(this.tables, this.ended - this.started);
  }

  /** With blocks that are under way. */
  progressAt(tables: number): Progress {
    return this.after(tables, performance.timeOrigin + performance.now() - Math.min(this.started, this.begun));
  }

  private after(tables: number, milliseconds: number): Progress {
    const { of } = this;
    const seconds = milliseconds / 1000;
    const tablesPerSecond = tables > 0 && seconds > 0 ? tables / seconds : 0;
    return { tables, of, tablesPerSecond, secondsLeft: tablesPerSecond > 0 ? (of - tables) / tablesPerSecond : 0 };
  }
}
