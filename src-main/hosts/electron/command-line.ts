import { resolve } from 'node:path';

/** The folders, sets and files that a start names. Run from a clone, Electron is given the app itself first. */
export function namedPaths(argv: readonly string[], isFromClone: boolean, folder: string): readonly string[] {
  const words = argv.slice(1).filter((word) => !word.startsWith('-'));
  return words.slice(isFromClone ? 1 : 0).map((named) => resolve(folder, named));
}
