import { stat } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import { hexDigest } from '../library/sha256.ts';
import type { OutputFile, OutputWatch } from '../output/output.ts';
import { takenPaths, writeOutput } from '../output/write-output.ts';
import { writingTrouble } from '../output/writing-trouble.ts';
import { WrongCall } from './failure.ts';
import { counted } from './number-text.ts';
import type { Call, OptionSpecs } from './options.ts';

/** Where files go: commands that make files share them. */
export const outputOptions = {
  out: {
    value: 'PATH',
    help: 'the folder to write to (this one), a file where the result is one, or - for standard output',
  },
  overwrite: { help: 'replaces files that are there already' },
} as const satisfies OptionSpecs;

export const outputNote =
  'Files go below the folder of --out under names of their own. A path that ends like one of the files (.json, .md …) is that file itself; any other ending is that of a folder, which is there already or ends in /. Nothing that is there already is replaced without --overwrite.';

/** A file that was written, as results name it. */
export interface WrittenFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export const writtenFile = (path: string, bytes: Uint8Array): WrittenFile => ({
  path,
  bytes: bytes.length,
  sha256: hexDigest(bytes),
});

export const fileLine = ({ path, bytes, sha256 }: WrittenFile): string =>
  `${path}  ${counted(bytes, 'byte')}  sha256 ${sha256.slice(0, 12)}…`;

export const toStandardOutput = (call: Call): boolean => call.text('out') === '-';

/** Before anything is made: what can be told from the call alone. */
export function checkOutput(call: Call): void {
  if (toStandardOutput(call) && call.has('json')) {
    throw new WrongCall('Standard output can hold the file of --out - or the list of --json, not both.');
  }
}

/** The one file that standard output can take. */
export function onlyFile(files: readonly OutputFile[]): OutputFile {
  const [only] = files;
  if (only && files.length === 1) return only;
  throw new WrongCall(
    `This makes ${counted(files.length, 'file')}, and standard output takes one; name a folder with --out.`,
  );
}

export async function writeFiles(
  call: Call,
  files: readonly OutputFile[],
  watch: OutputWatch,
): Promise<readonly WrittenFile[]> {
  const { folder, chosen } = await destination(call.text('out'), files);
  if (!call.has('overwrite')) {
    const taken = await takenPaths(folder, chosen);
    if (taken.length > 0) {
      const others = taken.length === 1 ? '' : ` and ${counted(taken.length - 1, 'other')}`;
      const are = taken.length === 1 ? 'is' : 'are';
      throw new WrongCall(
        `${taken[0]}${others} ${are} there already; choose another place with --out, or replace with --overwrite.`,
      );
    }
  }
  const paths = await writeOutput(folder, chosen, watch).catch((error: unknown) => {
    if (watch.signal?.aborted) throw error;
    throw new WrongCall(`${writingTrouble(call.text('out') ?? 'this folder', error)} Choose another place with --out.`);
  });
  return chosen.map(({ bytes }, place) => writtenFile(paths[place]!, bytes));
}

/** `.txt`; not the end of a version, as in `v0.3`. */
const LIKE_A_FILE = /^\.[a-z]/i;

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

/** A folder for all of the files, or a path for the one of them that ends like it. */
async function destination(out: string | undefined, files: readonly OutputFile[]) {
  if (out === undefined) return { folder: '.', chosen: files };
  const ending = /[\\/]$/.test(out) ? '' : extname(out);
  const alike = ending === '' ? [] : files.filter(({ name }) => extname(name) === ending);
  const [only] = alike;
  if (only === undefined) {
    if (LIKE_A_FILE.test(ending) && !(await isFolder(out))) {
      const endings = [...new Set(files.map(({ name }) => extname(name)))].join(', ');
      throw new WrongCall(
        `Nothing that this makes ends in ${ending}, but in ${endings}; for a new folder of that name write --out ${out}/.`,
      );
    }
    return { folder: out, chosen: files };
  }
  if (alike.length > 1) {
    throw new WrongCall(
      `${out} is one file, but this makes ${counted(alike.length, 'file')} of that kind; name a folder with --out.`,
    );
  }
  return { folder: dirname(out), chosen: [{ ...only, name: basename(out) }] };
}
