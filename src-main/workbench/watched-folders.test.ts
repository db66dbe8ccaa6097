import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WatchedFolders } from './watched-folders.ts';

const HOME = join('/', 'home', 'designer');
const kind = (isFolder: boolean) => ({ isFile: () => !isFolder, isDirectory: () => isFolder });
const folder = (folders: WatchedFolders, ...path: string[]): boolean => folders.takes(join(HOME, ...path), kind(true));
const file = (folders: WatchedFolders, ...path: string[]): boolean => folders.takes(join(HOME, ...path), kind(false));

test('beside a set that is opened by itself, other sets are watched, and nothing below what is none', () => {
  const folders = new WatchedFolders(HOME, 1);
  expect(folders.takes(HOME, kind(true))).toBe(true);
  expect(folder(folders, 'my-set')).toBe(true);
  expect(folder(folders, 'my-set', 'cards')).toBe(true);
  expect(folder(folders, 'Pictures', '2026')).toBe(false);
  expect(folder(folders, '.cache')).toBe(false);
  expect(folder(folders, 'node_modules')).toBe(false);
});

test('of files, those that sets are made of', () => {
  const folders = new WatchedFolders(HOME, 4);
  expect(file(folders, 'game', 'v1', 'cards', 'acts.yaml')).toBe(true);
  expect(file(folders, 'game', 'v1', 'set.yml')).toBe(true);
  expect(file(folders, 'film.mkv')).toBe(false);
});

test('so many folders and no more, but for those of sets', () => {
  const folders = new WatchedFolders(HOME, 4, 2);
  expect(folders.follow(join(HOME, 'z', 'v1'))).toBe(false);
  expect(folder(folders, 'a') && folder(folders, 'b')).toBe(true);
  expect(folder(folders, 'c')).toBe(false);
  expect(folder(folders, 'a')).toBe(true);
  expect(folder(folders, 'z') && folder(folders, 'z', 'v1') && folder(folders, 'z', 'v1', 'cards')).toBe(true);
  // A set in a folder that was left out is watched by itself.
  expect(folders.follow(join(HOME, 'c', 'v1'))).toBe(true);
  expect(folders.follow(join(HOME, 'c', 'v1'))).toBe(false);
  expect(folder(folders, 'c', 'v1', 'modes')).toBe(true);
});
