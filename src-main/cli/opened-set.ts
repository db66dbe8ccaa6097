import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { type LoadedSet, loadSet } from '../library/card-set-loader.ts';
import { HasErrors, WrongCall } from './failure.ts';

/** A set without errors. */
export interface OpenedSet {
  readonly loaded: LoadedSet;
  readonly game: Game;
  readonly set: CardSet;
}

/** How results name the set they come from. */
export interface SetIdentity {
  readonly path: string;
  readonly version: string;
  readonly checksum: string;
}

export async function openSet(path: string): Promise<OpenedSet> {
  const loaded = await loadSet(path);
  const wrong = wrongFolder(loaded);
  if (wrong) throw new WrongCall(wrong.message);
  const { game, set, diagnostics } = loaded;
  if (!game || !set) throw new HasErrors(`${path} has errors and cannot be used.`, diagnostics, folderPrefix(path));
  return { loaded, game, set };
}

/** What the loader says when there is no such folder: a slip in the call, not a fault of a set. */
export const wrongFolder = ({ diagnostics }: LoadedSet): Diagnostic | undefined =>
  diagnostics.find(({ code, file }) => file === '.' && (code === 'set/missing-folder' || code === 'set/not-a-folder'));

export const folderPrefix = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

export const identityOf = ({ loaded, set }: OpenedSet): SetIdentity => ({
  path: loaded.path,
  version: set.manifest.version,
  checksum: loaded.checksum,
});
