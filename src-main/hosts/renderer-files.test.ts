import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../library/testing/sample-set.ts';
import { RendererFiles } from './renderer-files.ts';

function built() {
  const folder = folderWith({
    'secret.html': 'not yours',
    'renderer/index.html': '<title>Soundcheck</title>',
    'renderer/assets/main-B3x.js': 'start()',
    'renderer/assets/notes.txt': 'of no known type',
  });
  return { folder: join(folder, 'renderer'), files: new RendererFiles(join(folder, 'renderer')) };
}

test('the page is asked for anew each time, what has a hash in its name never again', async () => {
  const { files } = built();
  const page = await files.read('/');
  expect(page?.content.toString()).toBe('<title>Soundcheck</title>');
  expect(page?.headers).toEqual({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  const script = await files.read('/assets/main-B3x.js');
  expect(script?.headers).toEqual({
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});

test.each([
  '/../secret.html',
  '/assets/../../secret.html',
  '/%2e%2e/secret.html',
  '/..%2fsecret.html',
  '/..\\secret.html',
  '//secret.html',
  '/./index.html',
  '/assets',
  '/assets/',
  '/assets/notes.txt',
  '/constructor',
  '/index.html\0',
  '/link.html',
  '',
])('%j is no file of the renderer', async (pathname) => {
  const { folder, files } = built();
  symlinkSync(join(folder, '..', 'secret.html'), join(folder, 'link.html'));
  expect(await files.read(pathname)).toBeUndefined();
});

test('files of a later build are found', async () => {
  const { folder, files } = built();
  await files.read('/');
  writeFileSync(join(folder, 'assets/main-C4y.js'), 'restart()');
  expect((await files.read('/assets/main-C4y.js'))?.content.toString()).toBe('restart()');
});

test('without a build there is nothing', async () => {
  expect(await new RendererFiles('/no/such/folder').read('/')).toBeUndefined();
});
