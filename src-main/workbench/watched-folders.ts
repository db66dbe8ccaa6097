import type { Stats } from 'node:fs';
import { basename, relative, sep } from 'node:path';

/** A folder that holds other things than sets, a home for instance, is watched so far and no further. */
const MOST_FOLDERS = 1000;
/** The folders of a set. */
const OF_A_SET = new Set(['cards', 'modes', 'what-ifs']);

/** Which paths below a workspace are worth watching: folders in which a set may be, and what belongs to one. */
export class WatchedFolders {
  readonly #root: string;
  readonly #depth: number;
  readonly #most: number;
  readonly #sets = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #refused = new Set<string>();

  /** `depth`: so deep sets are looked for. */
  constructor(root: string, depth: number, most = MOST_FOLDERS) {
    this.#root = root;
    this.#depth = depth;
    this.#most = most;
  }

  /** Without `stats` nobody has looked yet what is there. */
  takes(path: string, stats?: Pick<Stats, 'isFile' | 'isDirectory'>): boolean {
    if (path === this.#root) return true;
    const name = basename(path);
    if (name.startsWith('.') || name === 'node_modules') return false;
    if (stats?.isFile()) return name.endsWith('.yaml') || name.endsWith('.yml');
    return stats?.isDirectory() ? this.#takesFolder(path, name) : true;
  }

  /** A set that was found. Answers whether it must be watched by itself, since there was no room for the folders around it. */
  follow(set: string): boolean {
    if (this.#sets.has(set)) return false;
    this.#sets.add(set);
    return [...this.#refused].some((folder) => isWithin(set, folder));
  }

  #takesFolder(path: string, name: string): boolean {
    if (this.#taken.has(path) || [...this.#sets].some((set) => isWithin(path, set) || isWithin(set, path))) return true;
    const level = relative(this.#root, path).split(sep).length;
    if (level > this.#depth && !OF_A_SET.has(name)) return false;
    const hasRoom = this.#taken.size < this.#most;
    (hasRoom ? this.#taken : this.#refused).add(path);
    return hasRoom;
  }
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);
