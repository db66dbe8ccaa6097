import { readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { FolderListing } from '../../src-shared/workbench/api.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { errorCode } from '../output/error-code.ts';

const MOST = 500;

/** The folders in a folder; without one, in the home folder. Hidden ones are left out. */
export async function listFolders(path: string = homedir()): Promise<Result<FolderListing>> {
  try {
    const folder = await realpath(path);
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries
      .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()))
      .map((entry) => entry.name)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .slice(0, MOST);
    const folders: FolderListing['folders'][number][] = [];
    for (const name of names) {
      const child = join(folder, name);
      if ((await stat(child).catch(() => undefined))?.isDirectory()) {
        folders.push({ name, path: child, hasSets: await holdsSets(child, 2) });
      }
    }
    const parent = dirname(folder);
    return done({ path: folder, ...(parent !== folder && { parent }), folders });
  } catch (error) {
    const code = errorCode(error);
    const why =
      code === 'ENOENT' ? 'does not exist' : code === 'ENOTDIR' ? 'is not a folder' : `cannot be read (${code})`;
    return failed(code === 'ENOENT' && isAbsolute(path) ? 'folder/missing' : 'folder/unreadable', `${path} ${why}.`);
  }
}

/** A set.yaml in the folder itself or a few folders below. */
async function holdsSets(folder: string, deep: number): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  if (entries.some((entry) => entry.name === 'set.yaml')) return true;
  if (deep === 0) return false;
  for (const entry of entries.slice(0, 100)) {
    if (!entry.isDirectory() || entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (await holdsSets(join(folder, entry.name), deep - 1)) return true;
  }
  return false;
}
