import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { errorCode } from '../output/error-code.ts';
import { DEEPEST } from './workspace-scan.ts';

/** What a path that somebody named leads to. */
export interface WorkspacePlace {
  /** The folder to open. */
  readonly root: string;
  /** So many folders deep sets are looked for: beside a set that was named, not in all that lies around it. */
  readonly depth: number;
  /** What it is remembered by: the folder, or the set that was named. */
  readonly named: string;
  /** The set or file in it that was meant, from the folder. */
  readonly opened?: { readonly set: string; readonly file?: string };
}

/** What is open already. */
interface OpenPlace extends Pick<WorkspacePlace, 'root' | 'depth'> {
  readonly sets: { readonly folders: ReadonlyMap<string, unknown> };
}

/**
 * A folder of sets opens as it is; a set that is open already, or a file in it, is shown where it is; of any other set or file in one,
 * the folder with all versions of that set is opened.
 */
export async function placeOfPath(path: string, open?: OpenPlace): Promise<Result<WorkspacePlace>> {
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
      ? done({ root: real, depth: DEEPEST, named: real })
      : failed('workspace/no-set', `${path} is not a file of a card set; open a folder that holds sets.`);
  }
  const isOpen = open?.sets.folders.has(nameFrom(open.root, set));
  const { root, depth } = open && isOpen ? open : { root: dirname(set), depth: 1 };
  const opened = { set: nameFrom(root, set), ...(!isFolder && { file: nameFrom(root, real) }) };
  return done({ root, depth, named: set, opened });
}

const nameFrom = (root: string, target: string): string => relative(root, target).split(sep).join('/');

const hasManifest = (folder: string): boolean => existsSync(join(folder, 'set.yaml'));

function setAbove(start: string): string | undefined {
  for (let folder = start, climbed = 0; climbed < 3; folder = dirname(folder), climbed++) {
    if (hasManifest(folder)) return folder;
  }
  return undefined;
}
