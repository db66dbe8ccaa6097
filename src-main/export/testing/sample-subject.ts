import { join } from 'node:path';
import { loadBase } from '../../library/base-set.ts';
import { loadSet } from '../../library/card-set-loader.ts';
import { projectRoot } from '../../library/project-root.ts';
import type { CheckedSet } from '../../library/set-check.ts';
import { folderWith, gameThatFinds, sampleSet } from '../../library/testing/sample-set.ts';
import type { OutputFile } from '../../output/output.ts';
import type { ExportSubject } from '../export-format.ts';
import { exportSubject } from '../export-set.ts';

/** For tests: a set on disk as formats get it. */
export async function subjectAt(folder: string): Promise<ExportSubject> {
  const loaded = await loadSet(folder);
  return subjectFrom(loaded, await loadBase(loaded));
}

function subjectFrom(loaded: CheckedSet, base?: CheckedSet): ExportSubject {
  const subject = exportSubject(loaded, base);
  if (subject === undefined) throw new Error(loaded.diagnostics.map(({ message }) => message).join(' '));
  return subject;
}

/** For tests: the smallest set, some of its files changed, of a game that finds nothing wrong with it. */
export async function sampleSubject(files: Readonly<Record<string, string>> = {}): Promise<ExportSubject> {
  const folder = folderWith({ ...sampleSet, ...files });
  return subjectFrom(await loadSet(join(folder, 'v1'), { games: [gameThatFinds()] }));
}

/** For tests: a set that ships with the program. */
export const shippedSubject = (version: string, game = 'dark-promoters'): Promise<ExportSubject> =>
  subjectAt(join(projectRoot, 'card-sets', game, version));

export const textOf = ({ bytes }: OutputFile): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
