import { resolve } from 'node:path';

/** The folder, set or file that a start names. Run from a clone, Electron is given the app itself first. */
export function namedPath(argv: readonly string[], isFromClone: boolean, folder: string): string | undefined {
  const words = argv.slice(1).filter((word) => !word.startsWith('-'));
  const named = words[isFromClone ? 1 : 0];
  return named === undefined ? undefined : resolve(folder, named);
}
