import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../library/testing/sample-set.ts';
import { installedBinary } from './electron-binary.ts';

test('the program of the package is found where the package has noted it', () => {
  const folder = folderWith({ 'path.txt': 'Electron.app/Electron', 'dist/Electron.app/Electron': '' });
  expect(installedBinary(folder, {})).toBe(join(folder, 'dist/Electron.app/Electron'));
});

test('a package that has fetched nothing yet has none, and is not asked to', () => {
  expect(installedBinary(folderWith({ 'install.js': 'throw 1' }), {})).toBeUndefined();
  expect(installedBinary(folderWith({ 'path.txt': 'electron' }), {})).toBeUndefined();
});

test('another one can be named in the way of Electron itself', () => {
  const folder = folderWith({ 'other/electron': '' });
  const other = join(folder, 'other');
  expect(installedBinary(folder, { ELECTRON_OVERRIDE_DIST_PATH: other })).toBe(join(other, 'electron'));
  expect(installedBinary(folder, { ELECTRON_OVERRIDE_DIST_PATH: folder })).toBeUndefined();
});
