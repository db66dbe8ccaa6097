import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSetFiles } from './set-files.ts';
import { folderWith } from './testing/sample-set.ts';

const codes = async (folder: string): Promise<string[]> =>
  (await readSetFiles(folder)).diagnostics.map(({ file, severity, code }) => `${file} ${severity} ${code}`);

describe('a set’s folder', () => {
  test('is read by name, sorted, with what-ifs only listed', async () => {
    const folder = folderWith({
      'set.yaml': 'a: 1',
      'cards/b.yaml': 'b',
      'cards/a.yaml': 'a',
      'cards/notes.txt': 'ignored',
      'cards/deeper/c.yaml': 'ignored',
      'modes/m.yaml': 'm',
      'what-ifs/w.yaml': 'w',
      'other.yaml': 'ignored',
    });
    const files = await readSetFiles(folder);
    expect(files.manifest?.text).toBe('a: 1');
    expect(files.cards.map(({ name }) => name)).toEqual(['cards/a.yaml', 'cards/b.yaml']);
    expect(files.modes.map(({ text }) => text)).toEqual(['m']);
    expect(files.whatIfs).toEqual(['what-ifs/w.yaml']);
    expect(files.diagnostics).toEqual([]);
  });

  test('that is missing', async () => {
    expect(await codes(join(folderWith({}), 'nowhere'))).toEqual(['. error set/missing-folder']);
  });

  test('that is a file', async () => {
    expect(await codes(join(folderWith({ v1: 'x' }), 'v1'))).toEqual(['. error set/not-a-folder']);
  });

  test('without set.yaml', async () => {
    expect(await codes(folderWith({ 'cards/a.yaml': '' }))).toEqual(['set.yaml error set/missing-manifest']);
  });

  test('with too many files', async () => {
    const folder = folderWith({ 'set.yaml': '' });
    mkdirSync(join(folder, 'cards'));
    for (let i = 0; i < 2000; i++) writeFileSync(join(folder, 'cards', `${i}.yaml`), '');
    expect(await codes(folder)).toEqual(['set.yaml error set/too-many-files']);
  });

  test('with too much in all', async () => {
    const folder = folderWith({ 'set.yaml': '' });
    mkdirSync(join(folder, 'cards'));
    for (let i = 0; i < 9; i++) writeFileSync(join(folder, 'cards', `${i}.yaml`), Buffer.alloc(8 * 1024 * 1024, '#'));
    expect(await codes(folder)).toEqual(['cards/8.yaml error set/too-large']);
  });
});

describe('a file', () => {
  const withCards = (content: string | Uint8Array, name = 'cards/a.yaml') =>
    folderWith({ 'set.yaml': '', [name]: content });

  test('with a byte order mark is read without it', async () => {
    const { cards } = await readSetFiles(withCards('\ufefftype: act'));
    expect(cards[0]?.text).toBe('type: act');
  });

  test('with the other extension gets a hint', async () => {
    expect(await codes(withCards('', 'cards/a.yml'))).toEqual(['cards/a.yml hint file/wrong-extension']);
  });

  test('that is not UTF-8', async () => {
    expect(await codes(withCards(Uint8Array.of(0x61, 0xe4, 0x62)))).toEqual(['cards/a.yaml error file/not-utf-8']);
  });

  test('that is binary', async () => {
    expect(await codes(withCards(Uint8Array.of(0x61, 0, 0x62)))).toEqual(['cards/a.yaml error file/binary']);
  });

  test('of 50 MB is not even read', async () => {
    const folder = withCards('');
    truncateSync(join(folder, 'cards/a.yaml'), 50 * 1024 * 1024);
    const start = performance.now();
    expect(await codes(folder)).toEqual(['cards/a.yaml error file/too-large']);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test('that is a link within the set is read', async () => {
    const folder = withCards('text');
    symlinkSync('a.yaml', join(folder, 'cards/b.yaml'));
    expect((await readSetFiles(folder)).cards.map(({ text }) => text)).toEqual(['text', 'text']);
  });

  test('that is a link out of the set', async () => {
    const folder = withCards('text');
    symlinkSync(join(folderWith({ secret: 'x' }), 'secret'), join(folder, 'cards/b.yaml'));
    expect(await codes(folder)).toEqual(['cards/b.yaml error file/outside-set']);
  });

  test('that is a link to nothing', async () => {
    const folder = withCards('text');
    symlinkSync('nothing', join(folder, 'cards/b.yaml'));
    expect(await codes(folder)).toEqual(['cards/b.yaml error file/missing']);
  });

  test('that is a link to itself', async () => {
    const folder = withCards('text');
    symlinkSync('b.yaml', join(folder, 'cards/b.yaml'));
    expect(await codes(folder)).toEqual(['cards/b.yaml error file/unreadable']);
  });

  test('in a folder that is a link out of the set', async () => {
    const folder = folderWith({ 'set.yaml': '' });
    symlinkSync(folderWith({ 'a.yaml': 'x' }), join(folder, 'cards'));
    expect(await codes(folder)).toEqual(['cards error file/outside-set']);
  });

  test('where a folder should be', async () => {
    expect(await codes(folderWith({ 'set.yaml': '', cards: 'x' }))).toEqual(['cards error file/not-a-folder']);
  });

  test('that is a folder', async () => {
    const folder = withCards('text');
    mkdirSync(join(folder, 'cards/b.yaml'));
    expect(await codes(folder)).toEqual(['cards/b.yaml error file/not-a-file']);
  });

  test.skipIf(process.platform === 'win32')('that is a named pipe does not keep it waiting', async () => {
    const folder = withCards('text');
    execFileSync('mkfifo', [join(folder, 'cards/b.yaml')]);
    expect(await codes(folder)).toEqual(['cards/b.yaml error file/not-a-file']);
  });

  test.skipIf(process.platform === 'win32')('that is a socket', async () => {
    const folder = withCards('text');
    const server = createServer();
    await new Promise<void>((done) => server.listen(join(folder, 'cards/b.yaml'), done));
    onTestFinished(() => void server.close());
    expect(await codes(folder)).toEqual(['cards/b.yaml error file/not-a-file']);
  });
});
