import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderWith, gameThatFinds, sampleSet } from '../library/testing/sample-set.ts';
import { readSetAt } from './git-version.ts';

afterEach(() => vi.unstubAllEnvs());

const git = (folder: string, ...args: string[]): void => {
  const who = [
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@b.c',
    '-c',
    'commit.gpgsign=false',
    '-c',
    'init.defaultBranch=main',
  ];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' });
};

/** A repository with the sample set below `sets/`, committed as `first`, and another name of a card after it. */
function repository(): string {
  const root = folderWith(Object.fromEntries(Object.entries(sampleSet).map(([name, text]) => [`sets/${name}`, text])));
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'first');
  git(root, 'tag', 'first');
  writeFileSync(join(root, 'sets/v1/cards/acts.yaml'), sampleSet['v1/cards/acts.yaml'].replace('Rosa Nox', 'Rosa Lux'));
  git(root, 'commit', '-qam', 'second');
  writeFileSync(join(root, 'sets/v1/cards/acts.yaml'), 'not committed');
  return root;
}

const namesAt = async (folder: string, ref: string) => {
  const read = await readSetAt(folder, ref, { games: [gameThatFinds()] });
  if (!read.ok) return read.problem.code;
  return read.value.set?.cards.act?.map(({ name }) => name) ?? read.value.diagnostics.map(({ code }) => code);
};

test('a set is read as it was at a tag, a branch or a commit, whatever lies in the folder now', async () => {
  const folder = join(repository(), 'sets/v1');
  expect(await namesAt(folder, 'first')).toEqual(['Rosa Nox', 'Milo']);
  expect(await namesAt(folder, 'HEAD')).toEqual(['Rosa Lux', 'Milo']);
  expect(await namesAt(folder, 'HEAD~1')).toEqual(['Rosa Nox', 'Milo']);
});

test('what it extends is read at the same commit', async () => {
  const root = repository();
  const folder = join(root, 'sets/v2');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'set.yaml'),
    'game: dark-promoters\nversion: v2\nextends: v1\ntitle: Next\nstatus: draft\n',
  );
  git(root, 'add', 'sets/v2');
  git(root, 'commit', '-qm', 'third');
  rmSync(join(root, 'sets/v1'), { recursive: true });
  expect(await namesAt(folder, 'HEAD')).toEqual(['Rosa Lux', 'Milo']);
});

test('what cannot be read is said', async () => {
  const root = repository();
  const folder = join(root, 'sets/v1');
  expect(await namesAt(folder, 'third')).toBe('git/unknown-ref');
  expect(await namesAt(folder, '--output=x')).toBe('git/bad-ref');
  expect(await namesAt(folder, ' ')).toBe('git/bad-ref');
  mkdirSync(join(root, 'sets/v3'));
  expect(await namesAt(join(root, 'sets/v3'), 'first')).toBe('git/no-set');
  expect(await namesAt(folderWith({}), 'first')).toBe('git/no-repository');
});

test('the repository is that of the folder, whatever git calls its own just now', async () => {
  const other = folderWith({ 'x.txt': 'x' });
  git(other, 'init', '-q');
  git(other, 'add', '.');
  git(other, 'commit', '-qm', 'another');
  const folder = join(repository(), 'sets/v1');
  vi.stubEnv('GIT_DIR', join(other, '.git'));
  vi.stubEnv('GIT_WORK_TREE', other);
  vi.stubEnv('GIT_INDEX_FILE', join(other, '.git/index'));
  vi.stubEnv('GIT_OBJECT_DIRECTORY', join(other, '.git/objects'));
  expect(await namesAt(folder, 'first')).toEqual(['Rosa Nox', 'Milo']);
});

test('a warning of git is not taken for what is wrong', async () => {
  const root = repository();
  const bin = folderWith({
    git: '#!/bin/sh\necho "warning: something else" >&2\necho "fatal: the disk is on fire" >&2\nexit 128\n',
  });
  chmodSync(join(bin, 'git'), 0o755);
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
  const read = await readSetAt(join(root, 'sets/v1'), 'first');
  expect(read).toMatchObject({ problem: { message: expect.stringMatching(/: the disk is on fire$/) } });
});

test('a set that is a repository of its own', async () => {
  const root = folderWith({ ...sampleSet });
  const folder = join(root, 'v1');
  git(folder, 'init', '-q');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'first');
  expect(await namesAt(folder, 'HEAD')).toEqual(['Rosa Nox', 'Milo']);
});
