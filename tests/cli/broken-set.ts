import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, set } from './soundcheck.ts';

/** A folder that is gone after the tests. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'soundcheck-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A copy of the sample set with one text of one file replaced, and the place (from 1) where that happened. */
export async function changedSet(folder: string, file: string, from: string, to: string) {
  const path = join(folder, 'v0.3');
  await cp(join(root, set), path, { recursive: true });
  const text = await readFile(join(path, file), 'utf8');
  const at = text.indexOf(from);
  if (at < 0) throw new Error(`${file} has no “${from}”`);
  await writeFile(join(path, file), text.replace(from, to));
  const before = text.slice(0, at).split('\n');
  return { path, line: before.length, column: before.at(-1)!.length + 1 };
}
