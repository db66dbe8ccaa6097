import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { projectRoot } from '../library/project-root.ts';
import { writeAtomically } from '../output/atomic-file.ts';
import { errorCode } from '../output/error-code.ts';
import type { EditedFile } from './texts.ts';

/** The sets that come with the program. In a package they lie beside its archive: inside, nothing can be copied, watched or saved. */
export const sampleFolder: string = join(
  projectRoot.endsWith('.asar') ? dirname(projectRoot) : projectRoot,
  'card-sets',
);

interface SampleCopy {
  readonly folder: string;
  /** What is in the copy as it was edited, and not as it came. */
  readonly taken: readonly EditedFile[];
}

/** Copies them into a folder that is new or empty, so that nothing of the user's is touched; `edited` and not saved goes along. */
export async function copySampleSets(to: string, edited: readonly EditedFile[]): Promise<Result<SampleCopy>> {
  const folder = resolve(to);
  const taken = edited.map(({ file, text }) => ({ file, text }));
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) {
      return failed('samples/not-empty', `${folder} is not empty; choose a new or an empty folder for the copy.`);
    }
    await cp(sampleFolder, folder, { recursive: true });
    for (const { file, text } of taken) {
      const path = join(folder, ...file.split('/'));
      if (text === undefined) await rm(path, { force: true });
      else await writeAtomically(path, text);
    }
    return done({ folder, taken });
  } catch (error) {
    return failed('samples/not-copied', `The sample sets could not be copied to ${folder} (${errorCode(error)}).`);
  }
}
