import type { OutputState } from '../../src-shared/workbench/output.ts';
import { failed, type Result } from '../../src-shared/workbench/result.ts';
import type { OutputWatch } from '../output/output.ts';

/** What is made for the windows to leave the program: one thing at a time for each, which it can stop. */
export class OutputJobs {
  readonly #running = new Map<string, AbortController>();
  readonly #looking = new Map<string, AbortController>();
  readonly #written = new Set<string>();
  readonly #tell: (state: OutputState) => void;

  constructor(tell: (state: OutputState) => void) {
    this.#tell = tell;
  }

  async run<T>(client: string, work: (watch: OutputWatch) => Promise<Result<T>>): Promise<Result<T>> {
    if (this.#running.has(client)) return BUSY;
    const controller = new AbortController();
    this.#running.set(client, controller);
    const { signal } = controller;
    let isRunning = true;
    const tell = (state: Pick<OutputState, 'done' | 'of' | 'what'>): void =>
      this.#tell({ ...state, client, isRunning });
    tell(NOTHING_YET);
    try {
      return await work({ signal, onProgress: tell });
    } catch (error) {
      if (signal.aborted) return STOPPED;
      throw error;
    } finally {
      this.#running.delete(client);
      isRunning = false;
      tell(NOTHING_YET);
    }
  }

  /** For looking at what may be written: the last question of a window takes the place of those before. */
  async latest<T>(client: string, work: (watch: OutputWatch) => Promise<Result<T>>): Promise<Result<T>> {
    this.#looking.get(client)?.abort();
    const controller = new AbortController();
    this.#looking.set(client, controller);
    const { signal } = controller;
    try {
      return await work({ signal });
    } catch (error) {
      if (signal.aborted) return OVERTAKEN;
      throw error;
    } finally {
      if (this.#looking.get(client) === controller) this.#looking.delete(client);
    }
  }

  /** The window is gone: nobody waits for anything of it any more. */
  left(client: string): void {
    this.stop(client);
    this.#looking.get(client)?.abort();
  }

  stop(client: string): void {
    this.#running.get(client)?.abort();
  }

  remember(paths: readonly string[]): void {
    for (const path of paths) this.#written.add(path);
  }

  hasWritten(path: string): boolean {
    return this.#written.has(path);
  }

  stopAll(): void {
    for (const controller of [...this.#running.values(), ...this.#looking.values()]) controller.abort();
  }
}

const NOTHING_YET = { done: 0, of: 0, what: '' };
const BUSY = failed('output/busy', 'Something else is being written just now; wait until it is done, or stop it.');
const OVERTAKEN = failed('output/overtaken', 'Something else was asked for meanwhile.');
const STOPPED = failed('output/stopped', 'Stopped: nothing was written.');
