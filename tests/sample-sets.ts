import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CardSet } from '../src-engine/card-set.ts';
import type { Game } from '../src-engine/game.ts';
import { loadSet } from '../src-main/library/card-set-loader.ts';

export const root = resolve(import.meta.dirname, '..');

export interface SampleSet {
  readonly game: Game;
  readonly set: CardSet;
  readonly version: string;
  readonly folder: string;
}

/** Every set that ships with the program, loaded. A set with errors is an error here. */
export async function sampleSets(): Promise<SampleSet[]> {
  const folders = readdirSync(join(root, 'card-sets')).flatMap((game) =>
    readdirSync(join(root, 'card-sets', game)).map((version) => join(root, 'card-sets', game, version)),
  );
  return Promise.all(
    folders.map(async (folder) => {
      const { game, set, version, diagnostics } = await loadSet(folder);
      if (!game || !set || !version)
        throw new Error(`${folder}: ${diagnostics.map(({ message }) => message).join(' ')}`);
      return { game, set, version, folder };
    }),
  );
}
