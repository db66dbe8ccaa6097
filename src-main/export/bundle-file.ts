import { basename } from 'node:path';
import type { LoadedSet } from '../library/card-set-loader.ts';
import { readFileAt } from '../library/set-files.ts';
import { checkBundle } from './bundle-check.ts';

/** A set may have so much in all its files. */
const LARGEST_BUNDLE = 64 * 1024 * 1024;

export const isBundleName = (path: string): boolean => path.toLowerCase().endsWith('.json');

/** Reads and checks a bundle on disk. Whatever is wrong with it becomes a diagnostic. */
export async function loadBundle(path: string): Promise<LoadedSet> {
  const found = await readFileAt(path, LARGEST_BUNDLE);
  if ('code' in found) return { path, ...checkBundle(path, 'null'), diagnostics: [found] };
  return { path, ...checkBundle(basename(path), found.text) };
}
