import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ProofSince } from '../../src-shared/proof.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { loadSet } from '../library/card-set-loader.ts';
import type { CheckedSet } from '../library/set-check.ts';
import { similarWord } from '../library/similar-word.ts';
import { wrongFolder } from './opened-set.ts';

/** What `--since` names: the last proof, a version beside the set, the folder of another set, or else a git ref. */
export async function sinceNamed(text: string | undefined, set: string): Promise<ProofSince> {
  if (text === undefined) return { kind: 'none' };
  if (text === 'last') return { kind: 'last' };
  const folder = await setNamed(text, set);
  return folder === undefined ? { kind: 'git', ref: text } : { kind: 'version', set: folder };
}

/** The folder of the set that is meant: a version beside this one, or else the path of any. */
export async function setNamed(text: string, set: string): Promise<string | undefined> {
  for (const folder of [join(dirname(resolve(set)), text), text]) if (await isSet(folder)) return folder;
  return undefined;
}

const isSet = (folder: string): Promise<boolean> =>
  stat(join(folder, 'set.yaml')).then(
    (found) => found.isFile(),
    () => false,
  );

export async function versionAt(folder: string): Promise<Result<CheckedSet>> {
  const loaded = await loadSet(folder);
  const wrong = wrongFolder(loaded);
  return wrong ? failed(wrong.code, wrong.message) : done(loaded);
}

/** What to say when there is no such ref: it may have been meant for a version. */
export async function unknownSince(text: string, set: string, trouble: string): Promise<string> {
  const entries = await readdir(dirname(resolve(set)), { withFileTypes: true }).catch(() => []);
  const meant = similarWord(
    text,
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  );
  const guess = meant === undefined ? '' : ` Did you mean “${meant}”?`;
  return `There is no version “${text}” beside the set.${guess} As a git ref: ${trouble}`;
}
