import { constants, type Dirent } from 'node:fs';
import { type FileHandle, open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { Diagnostic, Severity } from '../../src-shared/diagnostic.ts';
import { diagnosticOn } from './source-file.ts';

export const LARGEST_FILE = 8 * 1024 * 1024;
const LARGEST_SET = 64 * 1024 * 1024;
const MOST_FILES = 2000;

export interface RawFile {
  /** `set.yaml`, `cards/acts.yaml` … */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Without byte order mark. */
  readonly text: string;
}

export interface SetFiles {
  readonly manifest?: RawFile;
  readonly modes: readonly RawFile[];
  readonly cards: readonly RawFile[];
  /** Names only; a what-if is read when it is asked for. */
  readonly whatIfs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the YAML files of a set's folder, sorted by name. Whatever lies there, it neither throws nor waits. */
export async function readSetFiles(folder: string): Promise<SetFiles> {
  const root = await findFolder(folder);
  if (typeof root !== 'string') return { modes: [], cards: [], whatIfs: [], diagnostics: [root] };
  const diagnostics: Diagnostic[] = [];
  const aside: Diagnostic[] = [];
  const names = {
    manifest: (await listYaml(root, '', diagnostics)).filter((name) => name === 'set.yaml'),
    modes: await listYaml(root, 'modes', diagnostics),
    cards: await listYaml(root, 'cards', diagnostics),
    whatIfs: await listYaml(root, 'what-ifs', aside),
  };
  // What is wrong beside the set does it no harm.
  diagnostics.push(...aside.map((found) => ({ ...found, severity: lesser(found.severity) })));
  if (names.manifest.length === 0) {
    diagnostics.push(
      diagnosticOn(
        'set.yaml',
        'error',
        'set/missing-manifest',
        'The set has no set.yaml; add one that names its game.',
      ),
    );
  }
  const all = [...names.manifest, ...names.modes, ...names.cards];
  if (all.length > MOST_FILES) {
    const message = `The set has ${all.length} files, more than ${MOST_FILES}; put more cards into each.`;
    diagnostics.push(diagnosticOn('set.yaml', 'error', 'set/too-many-files', message));
    all.length = MOST_FILES;
  }
  const files = new Map<string, RawFile>();
  let size = 0;
  for (const name of all) {
    const file = await readFileWithin(root, name);
    if ('code' in file) {
      diagnostics.push(file);
      continue;
    }
    size += file.bytes.length;
    if (size > LARGEST_SET) {
      const message = `The set has more than ${LARGEST_SET / 1024 / 1024} MB; make it smaller.`;
      diagnostics.push(diagnosticOn(name, 'error', 'set/too-large', message));
      break;
    }
    files.set(name, file);
  }
  const pick = (list: readonly string[]) => list.flatMap((name) => files.get(name) ?? []);
  const manifest = files.get('set.yaml');
  return {
    ...(manifest && { manifest }),
    modes: pick(names.modes),
    cards: pick(names.cards),
    whatIfs: names.whatIfs,
    diagnostics,
  };
}

const lesser = (severity: Severity): Severity => (severity === 'error' ? 'warning' : severity);

/** The what-ifs of a set's folder: texts, or what is wrong with a file. They are no part of the set and can do it no harm. */
export async function readWhatIfFiles(folder: string, names: readonly string[]): Promise<(RawFile | Diagnostic)[]> {
  const root = await findFolder(folder);
  if (typeof root !== 'string') return [];
  return Promise.all(
    names.slice(0, MOST_FILES).map(async (name) => {
      const found = await readFileWithin(root, name);
      return 'code' in found ? { ...found, severity: 'warning' as const } : found;
    }),
  );
}

/** The real path of the folder, or what is wrong with it. */
async function findFolder(folder: string): Promise<string | Diagnostic> {
  try {
    const root = await realpath(folder);
    if ((await stat(root)).isDirectory()) return root;
    return diagnosticOn(
      '.',
      'error',
      'set/not-a-folder',
      `${folder} is not a folder; name the folder that holds set.yaml.`,
    );
  } catch (error) {
    return isMissing(error)
      ? diagnosticOn('.', 'error', 'set/missing-folder', `There is no folder ${folder}.`)
      : diagnosticOn('.', 'error', 'file/unreadable', `The folder ${folder} cannot be opened (${codeOf(error)}).`);
  }
}

async function listYaml(root: string, folder: string, diagnostics: Diagnostic[]): Promise<string[]> {
  let entries: Dirent[];
  try {
    if (folder !== '' && !isWithin(root, await realpath(join(root, folder)))) {
      diagnostics.push(outside(folder));
      return [];
    }
    entries = await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    const [code, message] =
      codeOf(error) === 'ENOTDIR'
        ? ['file/not-a-folder', `“${folder}” must be a folder.`]
        : ['file/unreadable', `The folder cannot be read (${codeOf(error)}).`];
    diagnostics.push(diagnosticOn(folder || '.', 'error', code, message));
    return [];
  }
  const names: string[] = [];
  for (const { name } of entries) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (name.endsWith('.yaml')) names.push(path);
    else if (name.endsWith('.yml') && (folder !== '' || name === 'set.yml')) {
      const message = `${name} is not read; rename it to ${name.replace(/yml$/, 'yaml')}.`;
      diagnostics.push(diagnosticOn(path, 'hint', 'file/wrong-extension', message));
    }
  }
  return names.sort(byCodeUnits);
}

/** The same order on every machine. */
const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Reads one text file below a folder. `root` is a real path; links may not lead out of it. */
export async function readFileWithin(
  root: string,
  name: string,
  largest = LARGEST_FILE,
): Promise<RawFile | Diagnostic> {
  const path = join(root, ...name.split('/'));
  const fail = (code: string, message: string) => diagnosticOn(name, 'error', code, message);
  let handle: FileHandle | undefined;
  try {
    if (!isWithin(root, await realpath(path))) return outside(name);
    // Opening a named pipe would wait for its other end.
    handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stats = await handle.stat();
    const { size } = stats;
    if (stats.isDirectory()) return fail('file/not-a-file', `${name} is a folder, not a file.`);
    if (!stats.isFile()) return fail('file/not-a-file', `${name} is not a regular file.`);
    if (size > largest) {
      const megabytes = `${largest / 1024 / 1024} MB`;
      return fail('file/too-large', `${name} is larger than ${megabytes}; split it into several files.`);
    }
    return decodeFile(name, await readUpTo(handle, size));
  } catch (error) {
    if (isMissing(error)) return fail('file/missing', `${name} does not exist, or is a link to nothing.`);
    // A socket cannot even be opened.
    if (codeOf(error) === 'ENXIO') return fail('file/not-a-file', `${name} is not a regular file.`);
    return fail('file/unreadable', `${name} cannot be read (${codeOf(error)}).`);
  } finally {
    await handle?.close();
  }
}

/** Reads a text file by itself; a link may lead anywhere. What is wrong with it names the path as it was given. */
export async function readFileAt(path: string, largest = LARGEST_FILE): Promise<RawFile | Diagnostic> {
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return diagnosticOn(path, 'error', 'file/missing', `There is no file ${path}.`);
  const name = basename(real);
  const found = await readFileWithin(dirname(real), name, largest);
  if (!('code' in found)) return { ...found, name: path };
  // Every message begins with the name.
  return { ...found, file: path, message: path + found.message.slice(name.length) };
}

/** Not more than it was when its size was checked. */
async function readUpTo(handle: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await handle.read(bytes, filled, size - filled, filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

export function decodeFile(name: string, bytes: Uint8Array): RawFile | Diagnostic {
  if (bytes.includes(0)) {
    return diagnosticOn(name, 'error', 'file/binary', `${name} is not a text file (it has NUL bytes).`);
  }
  try {
    return { name, bytes, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return diagnosticOn(name, 'error', 'file/not-utf-8', `${name} is not UTF-8 text; save it with that encoding.`);
  }
}

const outside = (name: string): Diagnostic =>
  diagnosticOn(
    name,
    'error',
    'file/outside-set',
    `${name} is a link that leads out of the set’s folder; copy it here.`,
  );

const isWithin = (root: string, path: string): boolean => path === root || path.startsWith(root + sep);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';
