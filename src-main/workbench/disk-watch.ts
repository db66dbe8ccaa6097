import { basename } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

/** Several events belong to one change; it is looked at once, when they have come to rest. */
const REST = 80;

/** Tells when something below a folder has changed on disk. */
export class DiskWatch {
  readonly #watcher: FSWatcher;
  #waiting: NodeJS.Timeout | undefined;

  constructor(root: string, changed: () => void, failed: (error: unknown) => void) {
    this.#watcher = watch(root, {
      ignoreInitial: true,
      depth: 6,
      ignored: (path) => path !== root && (basename(path).startsWith('.') || basename(path) === 'node_modules'),
    });
    const look = (): void => {
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(changed, REST);
    };
    this.#watcher.on('all', look);
    // What happened before it could see anything.
    this.#watcher.on('ready', look);
    this.#watcher.on('error', failed);
  }

  async close(): Promise<void> {
    clearTimeout(this.#waiting);
    await this.#watcher.close();
  }
}
