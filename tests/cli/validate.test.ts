import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedSet, temporaryFolder } from './broken-set.ts';
import { draft, json, set, soundcheck } from './soundcheck.ts';

interface Validation {
  sets: { path: string; valid: boolean; cards: number; modes: number; diagnostics: Record<string, unknown>[] }[];
}

describe('sets without errors', () => {
  test('as text', async () => {
    const { code, stdout, stderr } = await soundcheck('validate', set);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^${set}\n`));
    expect(stdout).toMatch(/^ {2}valid: \d+ cards, 4 modes/m);
  });

  test('as JSON, in the order of the call', async () => {
    const { sets } = await json<Validation>('validate', draft, set);
    expect(sets.map(({ path, valid, modes }) => ({ path, valid, modes }))).toEqual([
      { path: draft, valid: true, modes: 4 },
      { path: set, valid: true, modes: 4 },
    ]);
    expect(Object.keys(sets[0]!)).toEqual(['path', 'valid', 'cards', 'modes', 'diagnostics']);
    expect(sets[1]!.cards).toBeGreaterThan(100);
  });
});

test('faces are laid out where that is asked for, and do not make a set invalid', async () => {
  const folder = await temporaryFolder();
  const { path, line, column } = await changedSet(folder.path, 'cards/acts.yaml', 'DJ Kellerassel', '漢');
  const [plain, laidOut] = [
    await json<Validation>('validate', path),
    await json<Validation>('validate', path, '--faces'),
  ];
  await folder.remove();
  const faces = ({ sets }: Validation) => sets[0]!.diagnostics.filter(({ code }) => String(code).startsWith('face/'));
  expect(faces(plain)).toEqual([]);
  expect(faces(laidOut)).toContainEqual(
    expect.objectContaining({ file: 'cards/acts.yaml', line, column, severity: 'warning', code: 'face/missing-glyph' }),
  );
});

test('control characters are shown, not sent to the terminal', async () => {
  const folder = await temporaryFolder();
  const { path } = await changedSet(folder.path, 'modes/party.yaml', 'id: party', 'id: "par\\e[31m\\nty"');
  const { code, stdout } = await soundcheck('validate', path);
  await folder.remove();
  expect(code).toBe(1);
  expect(stdout).toContain('is “par␛[31m␊ty”');
  expect(stdout).not.toContain('\u001b');
});

describe('a set with an error', () => {
  let remove = async () => {};
  let broken: Awaited<ReturnType<typeof changedSet>>;
  beforeAll(async () => {
    const folder = await temporaryFolder();
    remove = folder.remove;
    broken = await changedSet(folder.path, 'modes/party.yaml', '20000', '-20000');
  });
  afterAll(() => remove());

  test('names file, line and column of the offending value, and ends with 1', async () => {
    const { code, stdout } = await soundcheck('validate', broken.path, '--json');
    expect(code).toBe(1);
    const { sets } = JSON.parse(stdout) as Validation;
    expect(sets).toHaveLength(1);
    expect(sets[0]).toMatchObject({ path: broken.path, valid: false, modes: 4 });
    const [error] = sets[0]!.diagnostics.filter(({ severity }) => severity === 'error');
    expect(error).toEqual({
      file: 'modes/party.yaml',
      line: broken.line,
      column: broken.column,
      severity: 'error',
      code: 'schema/minimum',
      message: expect.stringMatching(/./),
    });
  });

  test('as text', async () => {
    const { code, stdout } = await soundcheck('validate', set, broken.path);
    expect(code).toBe(1);
    expect(stdout).toContain(`  modes/party.yaml:${broken.line}:${broken.column} error schema/minimum  `);
    expect(stdout).toMatch(/^ {2}valid: /m);
    expect(stdout).toMatch(/^ {2}not valid: \d+ cards, 4 modes, 1 error/m);
  });

  test.each([['simulate'], ['replay']])('%s refuses it with 1 and says where', async (command) => {
    const { code, stdout, stderr } = await soundcheck(command, broken.path, '--json');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`${broken.path}/modes/party.yaml:${broken.line}:${broken.column} error schema/minimum`);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('a folder that does not exist makes the call wrong, but the others are still checked', async () => {
    const { code, stdout, stderr } = await soundcheck('validate', 'no/such/folder', set, broken.path, '--json');
    expect(code).toBe(2);
    expect(stderr).toBe('soundcheck: There is no folder no/such/folder.\n');
    const { sets } = JSON.parse(stdout) as Validation;
    expect(sets.map(({ valid }) => valid)).toEqual([false, true, false]);
  });
});

describe('a bundle', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let path = '';
  beforeAll(async () => {
    folder = await temporaryFolder();
    path = join(folder.path, 'draft.bundle.json');
    await soundcheck('export', draft, '--format', 'bundle', '--out', path);
  });
  afterAll(() => folder.remove());

  test('is checked like a set, beside sets', async () => {
    const { sets } = await json<Validation>('validate', path, draft);
    const [one, other] = sets;
    expect(Object.keys(one!)).toEqual(['path', 'valid', 'cards', 'modes', 'diagnostics']);
    expect(one).toMatchObject({ path, valid: true, cards: other!.cards, modes: other!.modes });
  });

  test('that was changed is not valid, and says where', async () => {
    const text = await readFile(path, 'utf8');
    const changed = join(folder.path, 'changed.json');
    await writeFile(changed, text.replace('"rent": 5000', '"rent": 4000'));
    const { code, stdout } = await soundcheck('validate', changed);
    expect(code).toBe(1);
    const line = text.slice(0, text.indexOf('"seal"')).split('\n').length;
    expect(stdout).toContain(`  changed.json:${line}:11 error bundle/seal  The seal is broken`);
  });

  test.each([
    ['{"format": ', 'json/syntax'],
    ['\u0000', 'file/binary'],
    ['{"__proto__": 1}', 'json/forbidden-key'],
    ['['.repeat(200_000), 'json/too-deep'],
  ])('hostile text %# is an error of the file', async (text, expected) => {
    const hostile = join(folder.path, 'hostile.json');
    await writeFile(hostile, text);
    const { code, stdout, stderr } = await soundcheck('validate', hostile, '--json');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const { sets } = JSON.parse(stdout) as Validation;
    expect(sets[0]!.diagnostics).toMatchObject([{ code: expected }]);
  });

  test('that is not there makes the call wrong', async () => {
    const { code, stderr } = await soundcheck('validate', 'no/such.json');
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'soundcheck: There is no file no/such.json.\n' });
  });
});
