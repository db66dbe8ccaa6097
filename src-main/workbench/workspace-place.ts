import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { errorCode } from '../output/error-code.ts';

/** What a path that somebody named leads to. */
export interface WorkspacePlace {
  /** The folder to open. */
  readonly root: string;
  /** The set or file in it that was meant, from the folder. */
  readonly opened?: { readonly set: string; readonly file?: string };
}

/** A folder of sets opens as it is; of a set or a file in one, the folder with all versions of that set is opened. */
export async function placeOfPath(path: string): Promise<Result<WorkspacePlace>> {
  let real: string;
  try {
    real = await realpath(path);
  } catch (error) {
    const why = errorCode(error) === 'ENOENT' ? 'does not exist' : `cannot be opened (${errorCode(error)})`;
    return failed('workspace/missing', `${path} ${why}.`);
  }
  const isFolder = (await stat(real)).isDirectory();
  const set = isFolder ? (hasManifest(real) ? real : undefined) : setAbove(dirname(real));
  if (set === undefined) {
    return isFolder
      ? done({ root: real })
      : failed('workspace/no-set', `${path} is not a file of a card set; open a folder that holds sets.`);
  }
  const root = dirname(set);
  const named = (target: string): string => relative(root, target).split(sep).join('/');
  return done({ root, opened: { set: named(set), ...(!isFolder && { file: named(real) }) } });
}

const hasManifest = (folder: string): boolean => existsSync(join(folder, 'set.yaml'));

function setAbove(start: string): string | undefined {
  for (let folder = start, climbed = 0; climbed < 3; folder = dirname(folder), climbed++) {
    if (hasManifest(folder)) return folder;
  }
  return undefined;
}
