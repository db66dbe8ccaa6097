import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DraftFile, draftBeside } from './atomic-file.ts';
import { breathe, type OutputFile, type OutputWatch } from './output.ts';

/** Why files are neither all written nor all as they were: some that were there have been replaced. */
export class PartlyWritten extends Error {
  readonly replaced: readonly string[];

  constructor(replaced: readonly string[], cause: unknown) {
    super('Some files were replaced, and others could not be', { cause });
    this.replaced = replaced;
  }
}

/**
 * Writes files below a folder, which need not exist: all of them, or none. They take their places when the last one is on the
 * disk; only where one cannot take its place, others may have been replaced already (`PartlyWritten`). Answers their paths.
 */
export async function writeOutput(
  folder: string,
  files: readonly OutputFile[],
  watch: OutputWatch = {},
): Promise<string[]> {
  const paths = files.map(({ name }) => pathWithin(folder, name));
  const drafts: DraftFile[] = [];
  try {
    for (const [place, { bytes }] of files.entries()) {
      await breathe(watch);
      drafts.push(await draftBeside(paths[place]!, bytes));
      watch.onProgress?.({ done: place + 1, of: files.length, what: 'files' });
    }
  } catch (error) {
    await dropAll(drafts);
    throw error;
  }
  await placeAll(drafts);
  return paths;
}

async function placeAll(drafts: readonly DraftFile[]): Promise<void> {
  const replaced: DraftFile[] = [];
  try {
    for (const draft of drafts) {
      await draft.place();
      if (draft.replaces) replaced.push(draft);
    }
  } catch (error) {
    await dropAll(drafts.filter((draft) => !replaced.includes(draft)));
    if (replaced.length === 0) throw error;
    throw new PartlyWritten(
      replaced.map(({ path }) => path),
      error,
    );
  }
}

/** The last one first: its folders may be in those of others. */
async function dropAll(drafts: readonly DraftFile[]): Promise<void> {
  for (const draft of [...drafts].reverse()) await draft.drop();
}

/** The paths at which there is something already, so that nobody's file is overwritten unasked. */
export async function takenPaths(folder: string, files: readonly OutputFile[]): Promise<string[]> {
  const paths = files.map(({ name }) => pathWithin(folder, name));
  const taken = await Promise.all(paths.map((path) => stat(path).then(() => true, isSomethingThere)));
  return paths.filter((_, place) => taken[place]);
}

/** What cannot be looked at is there; a file in place of a folder is told when it is written. */
const isSomethingThere = (error: NodeJS.ErrnoException): boolean => error.code !== 'ENOENT' && error.code !== 'ENOTDIR';

const PLAIN = /^[^\\:\p{Cc}]+$/u;

/** Names are made by this program; one that leads elsewhere is a fault of it. */
function pathWithin(folder: string, name: string): string {
  const steps = name.split('/');
  if (steps.every((step) => PLAIN.test(step) && step !== '.' && step !== '..')) return join(folder, ...steps);
  throw new RangeError(`“${name}” is no name for a file below a folder`);
}

/** A title or version as part of a file's name. */
export const fileNamePart = (text: string): string =>
  text.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|-+$/g, '');
