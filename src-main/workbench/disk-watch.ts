import { join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { WatchedFolders } from './watched-folders.ts';
import type { WorkspacePlace } from './workspace-place.ts';

/** Several events belong to one change; it is looked at once, when they have come to rest. */
const REST = 80;

/** Tells when something of the sets below a folder has changed on disk. */
export class DiskWatch {
  readonly #root: string;
  readonly #folders: WatchedFolders;
  readonly #watcher: FSWatcher;
  #waiting: NodeJS.Timeout | undefined;

  constructor(
    { root, depth }: Pick<WorkspacePlace, 'root' | 'depth'>,
    changed: () => void,
    failed: (error: unknown) => void,
  ) {
    this.#root = root;
    this.#folders = new WatchedFolders(root, depth);
    this.#watcher = watch(root, {
      ignoreInitial: true,
      depth: depth + 1,
      ignored: (path, stats) => !this.#folders.takes(path, stats),
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

  /** Sets that are there are watched, however many other folders there are. */
  follow(sets: Iterable<string>): void {
    for (const set of sets) {
      const path = join(this.#root, ...set.split('/'));
      if (this.#folders.follow(path)) this.#watcher.add(path);
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#waiting);
    await this.#watcher.close();
  }
}
