import { dirname, join, resolve } from 'node:path';
import { type LoadedSet, loadSet } from './card-set-loader.ts';

/** The version beside a loaded one that it extends, as it stands on disk; undefined where it extends none. */
export async function loadBase({ path, set }: LoadedSet): Promise<LoadedSet | undefined> {
  const name = set?.manifest.extends;
  return typeof name === 'string' ? loadSet(join(dirname(resolve(path)), name)) : undefined;
}
