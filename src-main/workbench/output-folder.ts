import { isAbsolute, relative } from 'node:path';
import type { OutputPlace, WrittenOutput } from '../../src-shared/workbench/output.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { OutputFile } from '../output/output.ts';
import { takenPaths, writeOutput } from '../output/write-output.ts';
import { writingTrouble } from '../output/writing-trouble.ts';

const MOST_NAMED = 3;

/** What is wrong with a place for files, before anything is made for it. */
export const placeTrouble = ({ folder }: OutputPlace) =>
  isAbsolute(folder) ? undefined : failed('output/folder', `“${folder}” is no whole path; choose a folder.`);

/** Writes all files of an output, or none: it is made by now, so there is nothing left to stop. */
export async function writeInto(
  { folder, overwrite }: OutputPlace,
  files: readonly OutputFile[],
): Promise<Result<WrittenOutput>> {
  const taken = await takenPaths(folder, files);
  if (taken.length > 0 && !overwrite) return failed('output/exists', existing(folder, taken));
  try {
    return done({ folder, files: await writeOutput(folder, files) });
  } catch (error) {
    return failed('output/not-written', `${writingTrouble(folder, error)} Try again, or choose another folder.`);
  }
}

function existing(folder: string, taken: readonly string[]): string {
  const names = taken.slice(0, MOST_NAMED).map((path) => relative(folder, path));
  const more = taken.length - names.length;
  const listed = `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${listed} ${taken.length === 1 ? 'is' : 'are'} in ${folder} already.`;
}
