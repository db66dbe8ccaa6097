import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { LoadOptions } from '../library/card-set-loader.ts';
import { type CheckedSet, checkVersions } from '../library/set-check.ts';
import { decodeFile, LARGEST_FILE, type RawFile, type SetFiles } from '../library/set-files.ts';
import { missingVersion, nextLink } from '../library/set-lineage.ts';
import { parsedVersion, type SetVersion } from '../library/set-version.ts';
import type { diagnosticOn } from '../library/source-file.ts';

/** The set in a folder as it is at a commit, branch or tag, with all that it extends there. The working tree is not looked at. */
export async function readSetAt(folder: string, ref: string, { games }: LoadOptions = {}): Promise<Result<CheckedSet>> {
  if (ref.trim() === '' || ref.startsWith('-')) {
    return failed('git/bad-ref', `“${ref}” is no commit, branch or tag; name one as git log shows it.`);
  }
  const place = await git(folder, ['rev-parse', '--show-prefix']);
  if (!place.ok) return place;
  const path = place.value.toString().replace(/\/?\n$/, '');
  const commit = await git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (!commit.ok) {
    return failed('git/unknown-ref', `There is no commit, branch or tag “${ref}” in the repository of ${folder}.`);
  }
  const tree = new GitTree(folder, commit.value.toString().trim());
  const own = await tree.version(path, '');
  if (!own.ok) return own;
  if (!own.value.manifest) return failed('git/no-set', `At ${ref} there was no set in ${folder}.`);
  return linked(own.value, path, tree, games);
}

async function linked(
  own: SetVersion,
  path: string,
  tree: GitTree,
  games: LoadOptions['games'],
): Promise<Result<CheckedSet>> {
  const versions = [own];
  const diagnostics: ReturnType<typeof diagnosticOn>[] = [];
  for (let link = nextLink(versions, diagnostics); link; link = nextLink(versions, diagnostics)) {
    // Beside the repository's own folder is nothing that it knows.
    const next =
      path === '' ? undefined : await tree.version(posix.join(posix.dirname(path), link.name), `../${link.name}/`);
    if (next && !next.ok) return next;
    if (!next?.value.manifest) {
      diagnostics.push(missingVersion(link));
      break;
    }
    versions.push(next.value);
  }
  return done(checkVersions(versions, diagnostics, games));
}

/** `100644 blob <hash> <size>\t<path>` */
const REGULAR_FILE = /^100[0-7]{3} blob ([0-9a-f]+) +([0-9]+)\t(.*)$/s;
const OF_A_SET = /^(set|(modes|cards)\/[^/]+)\.yaml$/;

class GitTree {
  readonly #folder: string;
  readonly #commit: string;

  constructor(folder: string, commit: string) {
    this.#folder = folder;
    this.#commit = commit;
  }

  /** The version in a folder of the repository. */
  async version(path: string, prefix: string): Promise<Result<SetVersion>> {
    const below = path === '' ? [] : ['--', `${path}/`];
    const listed = await git(this.#folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', this.#commit, ...below]);
    if (!listed.ok) return listed;
    const files = listed.value
      .toString()
      .split('\0')
      .flatMap((entry) => {
        const [, hash, size, file] = REGULAR_FILE.exec(entry) ?? [];
        const name = file?.slice(path === '' ? 0 : path.length + 1);
        return hash && name && OF_A_SET.test(name) ? [{ name, hash, size: Number(size) }] : [];
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const large = files.find(({ size }) => size > LARGEST_FILE);
    if (large) return failed('git/too-large', `${large.name} was too large to be read.`);
    const blobs = await this.#blobs(files.map(({ hash }) => hash));
    if (!blobs.ok) return blobs;
    const found = files.map(({ name }, place) => decodeFile(name, blobs.value[place]!));
    return done(parsedVersion(setFilesOf(found), posix.basename(path), prefix));
  }

  async #blobs(hashes: readonly string[]): Promise<Result<readonly Uint8Array[]>> {
    if (hashes.length === 0) return done([]);
    const read = await git(this.#folder, ['cat-file', '--batch'], `${hashes.join('\n')}\n`);
    if (!read.ok) return read;
    const bytes = read.value;
    const blobs: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; ) {
      // A line that ends with the size, then as many bytes, then the end of a line.
      const start = bytes.indexOf(10, at) + 1;
      const size = Number(bytes.toString('latin1', at, start - 1).split(' ')[2]);
      if (start === 0 || Number.isNaN(size)) return failed('git/unreadable', 'The repository is not complete here.');
      blobs.push(bytes.subarray(start, start + size));
      at = start + size + 1;
    }
    return done(blobs);
  }
}

function setFilesOf(found: readonly ReturnType<typeof decodeFile>[]): SetFiles {
  const files = found.filter((file): file is RawFile => !('code' in file));
  const manifest = files.find(({ name }) => name === 'set.yaml');
  return {
    ...(manifest && { manifest }),
    modes: files.filter(({ name }) => name.startsWith('modes/')),
    cards: files.filter(({ name }) => name.startsWith('cards/')),
    whatIfs: [],
    diagnostics: found.flatMap((file) => ('code' in file ? [file] : [])),
  };
}

const LARGEST_ANSWER = 128 * 1024 * 1024;

/** Where git says of itself which repository it works on: inside a hook these name another one than that of the folder. */
const OF_ANOTHER_REPOSITORY = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_COMMON_DIR',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_REPLACE_REF_BASE',
  'GIT_GRAFT_FILE',
  'GIT_SHALLOW_FILE',
];

function gitEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    // What does not know of lazy fetches finds no way to fetch.
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_OPTIONAL_LOCKS: '0',
  };
  for (const name of OF_ANOTHER_REPOSITORY) delete env[name];
  return env;
}

/** Never through a shell, never asking anybody, and never fetching what is not there. */
function git(folder: string, args: readonly string[], input = ''): Promise<Result<Buffer>> {
  return new Promise((resolve) => {
    const child = execFile(
      'git',
      ['-C', folder, ...args],
      { env: gitEnvironment(), encoding: 'buffer', maxBuffer: LARGEST_ANSWER, windowsHide: true },
      (error, stdout, stderr) => resolve(error ? troubleWith(folder, error, stderr.toString()) : done(stdout)),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

function troubleWith(folder: string, error: Error, said: string): Result<never> {
  if ('code' in error && error.code === 'ENOENT') {
    return failed('git/missing', 'git is not installed, or not to be found; without it, name a version of the set.');
  }
  if (/not a git repository/i.test(said)) {
    return failed('git/no-repository', `${folder} is in no git repository; name a version of the set instead.`);
  }
  const line = said.split('\n').find((one) => one !== '' && !one.startsWith('warning:'));
  return failed(
    'git/failed',
    `git cannot read the repository of ${folder}: ${line?.replace(/^fatal: /, '') ?? error.message}`,
  );
}
