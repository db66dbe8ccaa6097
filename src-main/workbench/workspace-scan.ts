import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** So deep below a folder sets are looked for. */
export const DEEPEST = 4;
const MOST_FOLDERS = 5000;
const MOST_SETS = 300;

/** A link out of the workspace, to a folder with sets. */
export interface OutsideLink {
  /** From the workspace's folder. */
  readonly path: string;
  readonly leadsTo: string;
}

export interface FoundSets {
  /** The folders that hold a set.yaml, from the workspace's folder, sorted. */
  readonly sets: readonly string[];
  /** Sets that are not opened: what cannot be saved there must not look as if it could be edited. */
  readonly outside: readonly OutsideLink[];
}

/** Looks for sets below a workspace, whose folder is a real path. Throws when it cannot be read. */
export async function findSets(workspace: string, deepest: number): Promise<FoundSets> {
  const sets: string[] = [];
  const outside: OutsideLink[] = [];
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
    if (folder !== '' && hasManifest(entries)) {
      sets.push(folder);
      return;
    }
    if (depth === deepest) return;
    for (const entry of entries) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) await visit(path, depth + 1);
      else if (entry.isSymbolicLink()) await follow(path, depth + 1);
    }
  };
  /** A link to a folder of the workspace is followed: depth and number are limited. */
  const follow = async (path: string, depth: number): Promise<void> => {
    const leadsTo = await realFolder(join(workspace, path));
    if (leadsTo === undefined) return;
    if (isWithin(workspace, leadsTo)) await visit(path, depth);
    else if (await hasSets(leadsTo)) outside.push({ path, leadsTo });
  };
  await visit('', 0);
  return {
    sets: sets.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    outside: outside.sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true })),
  };
}

/** Both are real paths. */
export const isWithin = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);

const hasManifest = (entries: readonly Dirent[]): boolean => entries.some(({ name }) => name === 'set.yaml');

async function realFolder(path: string): Promise<string | undefined> {
  const real = await realpath(path).catch(() => undefined);
  return real !== undefined && (await stat(real).catch(() => undefined))?.isDirectory() ? real : undefined;
}

/** Whether a folder is a set, or holds some. */
async function hasSets(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  if (hasManifest(entries)) return true;
  for (const entry of entries.filter((one) => one.isDirectory()).slice(0, MOST_SETS)) {
    if (hasManifest(await readdir(join(folder, entry.name), { withFileTypes: true }).catch(() => []))) return true;
  }
  return false;
}
