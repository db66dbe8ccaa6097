import type { Game } from '../../src-engine/game.ts';
import { type CheckedSet, checkVersions } from './set-check.ts';
import { readLineage } from './set-lineage.ts';

export interface LoadedSet extends CheckedSet {
  /** The folder as it was given. */
  readonly path: string;
}

export interface LoadOptions {
  readonly games?: readonly Game[];
}

/** Reads and checks the set in a folder. Whatever is wrong with it becomes a diagnostic. */
export async function loadSet(folder: string, { games }: LoadOptions = {}): Promise<LoadedSet> {
  const { versions, diagnostics } = await readLineage(folder);
  return { path: folder, ...checkVersions(versions, diagnostics, games) };
}
