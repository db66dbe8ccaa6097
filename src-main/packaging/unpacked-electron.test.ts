import { expect, test } from 'vitest';
import { processTerminal } from '../cli/terminal.ts';
import { folderWith } from '../library/testing/sample-set.ts';
import { unpackedElectron } from './unpacked-electron.ts';

const { notes } = processTerminal();

test('the folder that is named, with the version that it tells', async () => {
  const folder = folderWith({ version: 'v42.0.0\n' });
  expect(await unpackedElectron(notes, { SOUNDCHECK_ELECTRON: folder })).toEqual({ folder, version: '42.0.0' });
});

test('a folder that holds no Electron is not made up for', async () => {
  const folder = folderWith({ 'readme.txt': '' });
  const missing = `${folder}, named by SOUNDCHECK_ELECTRON, holds no Electron`;
  expect(await unpackedElectron(notes, { SOUNDCHECK_ELECTRON: folder })).toEqual({ missing });
});
