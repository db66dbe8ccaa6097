import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type * as promises from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { folderWith } from '../library/testing/sample-set.ts';
import { fileNamePart, PartlyWritten, takenPaths, writeOutput } from './write-output.ts';
import { writingTrouble } from './writing-trouble.ts';

/** As where another program holds a file open. */
const disk = vi.hoisted(() => ({ cannotReplace: '' }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  const rename: typeof real.rename = async (from, to) => {
    if (to === disk.cannotReplace) throw Object.assign(new Error('busy'), { code: 'EBUSY' });
    return real.rename(from, to);
  };
  return { ...real, rename };
});

const file = (name: string, text = name) => ({ name, bytes: new TextEncoder().encode(text) });

test('files are written below the folder, with the folders that they need', async () => {
  const folder = join(folderWith({}), 'not', 'yet');
  const steps: number[] = [];
  const paths = await writeOutput(folder, [file('a.csv'), file('cards/b.csv')], {
    onProgress: ({ done, of }) => steps.push(done / of),
  });
  expect(paths).toEqual([join(folder, 'a.csv'), join(folder, 'cards', 'b.csv')]);
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['a.csv', 'cards/b.csv']);
  expect(steps).toEqual([0.5, 1]);
});

test('bytes stay bytes', async () => {
  const folder = folderWith({});
  const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0, 255);
  const [path] = await writeOutput(folder, [{ name: 'x', bytes }]);
  expect([...readFileSync(path!)]).toEqual([...bytes]);
});

test('what is there already is told before anything is written', async () => {
  const folder = folderWith({ 'b.csv': 'mine' });
  mkdirSync(join(folder, 'c.csv'));
  expect(await takenPaths(folder, [file('a.csv'), file('b.csv'), file('c.csv'), file('b.csv/x')])).toEqual([
    join(folder, 'b.csv'),
    join(folder, 'c.csv'),
  ]);
});

test('writing that is stopped leaves nothing, no folder either', async () => {
  const folder = folderWith({});
  const stop = new AbortController();
  const written = writeOutput(join(folder, 'new'), [file('a'), file('deep/er/b'), file('c')], {
    signal: stop.signal,
    onProgress: ({ done }) => done === 2 && stop.abort(),
  });
  await expect(written).rejects.toMatchObject({ name: 'AbortError' });
  expect(readdirSync(folder)).toEqual([]);
});

describe('where a file cannot be written', () => {
  test('none of those before it is replaced', async () => {
    const folder = folderWith({ a: 'old a', b: 'old b' });
    mkdirSync(join(folder, 'c'));
    const written = writeOutput(folder, [file('a'), file('new/x'), file('b'), file('c')]);
    await expect(written).rejects.toMatchObject({ code: 'EISDIR' });
    expect(['a', 'b'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['old a', 'old b']);
    expect(readdirSync(folder)).toEqual(['a', 'b', 'c']);
  });

  test('and that shows only when files take their places, those that were replaced are told', async () => {
    const folder = folderWith({ a: 'old a', c: 'old c' });
    disk.cannotReplace = join(folder, 'c');
    const error = await writeOutput(folder, [file('a'), file('b'), file('c')]).catch((thrown: unknown) => thrown);
    disk.cannotReplace = '';
    expect(error).toBeInstanceOf(PartlyWritten);
    expect(writingTrouble(folder, error)).toBe(
      `Only ${join(folder, 'a')} was replaced, everything else is as it was (EBUSY).`,
    );
    expect(readdirSync(folder)).toEqual(['a', 'c']);
    expect(['a', 'c'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['a', 'old c']);
  });
});

describe('a name that leads out of the folder is never written', () => {
  test.each(['../x', 'a/../../x', '/etc/x', '', 'a//b', '.', 'a\\..\\b', 'C:x', 'a\u0000b', 'a\nb'])(
    '%j',
    async (name) => {
      const folder = folderWith({});
      await expect(writeOutput(folder, [file('first'), file(name)])).rejects.toThrow(RangeError);
      await expect(takenPaths(folder, [file(name)])).rejects.toThrow(RangeError);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

test('a file in place of a folder is an error, and the file stays', async () => {
  const folder = folderWith({});
  writeFileSync(join(folder, 'a'), 'mine');
  await expect(writeOutput(folder, [file('a/b')])).rejects.toMatchObject({
    code: expect.stringMatching(/EEXIST|ENOTDIR/),
  });
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('mine');
});

test('any text can be part of a name', () => {
  expect(['v0.4-draft', '../../x', 'Große Übung!', '.hidden', '–'].map(fileNamePart)).toEqual([
    'v0.4-draft',
    'x',
    'Große-Übung',
    'hidden',
    '',
  ]);
});
