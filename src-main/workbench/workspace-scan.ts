import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** So deep below a folder sets are looked for. */
export const DEEPEST = 4;
const MOST_FOLDERS = 5000;
const MOST_SETS = 300;

/** The folders below a workspace that hold a set.yaml, from the workspace's folder, sorted. Throws when the workspace cannot be read. */
export async function findSets(workspace: string, deepest: number): Promise<string[]> {
  const sets: string[] = [];
  let folders = 0;
  const visit = async (folder: string, depth: number): Promise<void> => {
    if (++folders > MOST_FOLDERS || sets.length >= MOST_SETS) return;
    let entries: Dirent[];
    try {
      entries = await readdir(join(workspace, folder), { withFileTypes: true });
    } catch (error) {
      if (folder === '') throw error;
      return;
    }
    if (folder !== '' && entries.some((entry) => entry.name === 'set.yaml')) {
      sets.push(folder);
      return;
    }
    if (depth === deepest) return;
    for (const entry of entries) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      // Links to folders are followed: whatever they lead to, depth and number are limited.
      const isFolder =
        entry.isDirectory() ||
        (entry.isSymbolicLink() &&
          (await stat(join(workspace, folder, entry.name)).catch(() => undefined))?.isDirectory());
      if (isFolder) await visit(folder === '' ? entry.name : `${folder}/${entry.name}`, depth + 1);
    }
  };
  await visit('', 0);
  return sets.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
