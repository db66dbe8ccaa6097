import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Game } from '../../src-engine/game.ts';
import { loadSet } from '../library/card-set-loader.ts';
import { projectRoot } from '../library/project-root.ts';
import { WrongCall } from './failure.ts';

/** The folder of the newest released set of a game in the installation, or of the newest one where none is released. */
export async function defaultSet(game: Game): Promise<string> {
  const folder = join(projectRoot, 'card-sets', game.id);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const newestFirst = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => byVersion.compare(b, a));
  for (const name of newestFirst) {
    const { set } = await loadSet(join(folder, name));
    if (set?.manifest.status === 'released') return shortPath(join(folder, name));
  }
  const newest = newestFirst[0];
  if (newest === undefined) throw new WrongCall(`There is no set of ${game.title} in ${folder}; name one with --set.`);
  return shortPath(join(folder, newest));
}

/** v0.10 after v0.9. */
const byVersion = new Intl.Collator('en', { numeric: true });

/** As a person in this folder would type it. */
function shortPath(path: string): string {
  const fromHere = relative('', path);
  return fromHere.startsWith('..') ? path : fromHere;
}
