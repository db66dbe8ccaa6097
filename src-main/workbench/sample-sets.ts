import { cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { projectRoot } from '../library/project-root.ts';
import { errorCode } from '../output/error-code.ts';

/** The sets that come with the program. In a package they lie beside its archive: inside, nothing can be copied, watched or saved. */
export const sampleFolder: string = join(
  projectRoot.endsWith('.asar') ? dirname(projectRoot) : projectRoot,
  'card-sets',
);

/** Copies them into a folder that is new or empty, so that nothing of the user's is touched. */
export async function copySampleSets(to: string): Promise<Result<string>> {
  const folder = resolve(to);
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) {
      return failed('samples/not-empty', `${folder} is not empty; choose a new or an empty folder for the copy.`);
    }
    await cp(sampleFolder, folder, { recursive: true });
    return done(folder);
  } catch (error) {
    return failed('samples/not-copied', `The sample sets could not be copied to ${folder} (${errorCode(error)}).`);
  }
}
