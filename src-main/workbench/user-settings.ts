import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../src-shared/record.ts';
import type { Settings } from '../../src-shared/workbench/api.ts';
import { writeAtomically } from '../output/atomic-file.ts';

const MOST_RECENT = 10;
const LARGEST = 1024 * 1024;

/** Settings of the window and recent workspaces, in one file of the user's folder. A broken file counts as none. */
export class UserSettings {
  readonly #path: string;
  #settings: Settings = {};
  #recent: readonly string[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(userFolder: string) {
    this.#path = join(userFolder, 'settings.json');
    try {
      const kept: unknown = JSON.parse(readFileSync(this.#path, 'utf8'));
      if (!isRecord(kept)) return;
      if (isRecord(kept.settings)) this.#settings = kept.settings;
      if (Array.isArray(kept.recent)) this.#recent = kept.recent.filter((path) => typeof path === 'string');
    } catch {
      // The first start, or a file that somebody has broken: begin anew.
    }
  }

  get settings(): Settings {
    return this.#settings;
  }

  get recent(): readonly string[] {
    return this.#recent;
  }

  /** False when they are too large to keep. */
  change(changes: Settings): boolean {
    const merged = Object.fromEntries(
      Object.entries({ ...this.#settings, ...changes }).filter(([, value]) => value !== null && value !== undefined),
    );
    if (JSON.stringify(merged).length > LARGEST) return false;
    this.#settings = merged;
    this.#write();
    return true;
  }

  opened(workspace: string): void {
    this.#recent = [workspace, ...this.#recent.filter((path) => path !== workspace)].slice(0, MOST_RECENT);
    this.#write();
  }

  /** What was asked to be written is written when this resolves. */
  settled(): Promise<void> {
    return this.#writing;
  }

  #write(): void {
    const text = `${JSON.stringify({ settings: this.#settings, recent: this.#recent }, null, 2)}\n`;
    // Settings are a comfort: that they cannot be kept is no reason to stop anybody's work.
    this.#writing = this.#writing.then(() => writeAtomically(this.#path, text)).catch(() => {});
  }
}
