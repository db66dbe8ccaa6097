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
