import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits } from '../../../../src-shared/text-edits.ts';
import type { QuickFix } from '../../../../src-shared/workbench/api.ts';
import { type LoadedSet, loadSet } from '../../card-set-loader.ts';
import type { Entry } from '../../set-entries.ts';
import { type SourceSet, sourceSetOf } from '../source-set.ts';

/** For tests: a set from disk, as the source view's questions see it. */
export async function loadedSample(
  folder: string,
  versions?: string[],
): Promise<{ loaded: LoadedSet; set: SourceSet }> {
  const loaded = await loadSet(folder);
  if (loaded.game === undefined) throw new Error(`${folder} names no known game`);
  const entries: Entry[] = [...loaded.origins].map(([value, origin]) => ({ value, origin }));
  const { game, files } = loaded;
  return { loaded, set: sourceSetOf({ game, files, entries, ...(versions && { versions }) }) };
}

/** For tests: does to the file on disk what a fix says. */
export function applyOnDisk(folder: string, { edits }: QuickFix): string {
  const path = join(folder, edits.file);
  const text = applyEdits(readFileSync(path, 'utf8'), edits.edits);
  writeFileSync(path, text);
  return text;
}
