import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hasPoppler, textIn } from '../../src-main/faces/testing/pdf-reading.ts';
import { changedSet } from './broken-set.ts';
import { type Answer, interrupted, root, soundcheckIn } from './soundcheck.ts';

const folder = mkdtempSync(join(tmpdir(), 'soundcheck-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sets = resolve(root, 'card-sets/dark-promoters');
const [set, draft] = [join(sets, 'v0.3'), join(sets, 'v0.4-draft')];

/** In a folder of its own. */
const proof = (...args: string[]): Promise<Answer> => soundcheckIn(folder, 'proof', ...args);

interface Report {
  readonly file: { readonly path: string; readonly sha256: string } | null;
  readonly cards: number;
  readonly copies: number;
  readonly pages: number;
  readonly preflight?: readonly { readonly id: string }[];
  readonly changed?: Readonly<Record<string, string>>;
}

async function report(...args: string[]): Promise<Report> {
  const { code, stdout, stderr } = await proof(...args, '--json');
  if (code !== 0) throw new Error(`Exit code ${code}: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

const SABOTAGE = ['--type', 'sabotage'];

test('a proof is written under the name of the set, the same bytes each time', async () => {
  const first = await report(set, ...SABOTAGE, '--marks');
  expect(first.file?.path).toBe('dark-promoters-v0.3-sabotage-proof.pdf');
  expect(first.copies).toBeGreaterThan(0);
  expect(first.pages).toBe(Math.ceil(first.copies / 9));
  expect(readFileSync(join(folder, first.file!.path)).subarray(0, 5).toString()).toBe('%PDF-');
  const again = await report(set, ...SABOTAGE, '--marks', '--out', 'again.pdf');
  expect(again.file?.sha256).toBe(first.file?.sha256);
});

test('--since last prints what is not on paper yet, and writes nothing where that is nothing', async () => {
  await report(set, ...SABOTAGE);
  const { code, stdout } = await proof(set, ...SABOTAGE, '--since', 'last', '--out', 'nothing.pdf');
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout:
      'None of the chosen cards has changed since the last proof: there is nothing to print, and no file was written.\n',
  });
  expect(existsSync(join(folder, 'nothing.pdf'))).toBe(false);
  const withBacks = await report(set, ...SABOTAGE, '--since', 'last', '--backs', 'duplex-long');
  expect(new Set(Object.values(withBacks.changed!))).toEqual(new Set(['back']));
});

test('--since a version beside the set prints what differs from it', async () => {
  const { cards, changed } = await report(draft, '--since', 'v0.3');
  expect(cards).toBeGreaterThan(0);
  expect(cards).toBeLessThan(100);
  expect(Object.keys(changed!)).toHaveLength(cards);
  const nothing = await report(draft, '--since', draft);
  expect(nothing).toMatchObject({ file: null, cards: 0, pages: 0 });
  expect((await proof(draft, '--since', draft)).stdout).toContain(`Nothing has changed since ${draft}: there`);
});

test.skipIf(!hasPoppler)('sheets and the file are called after the set', async () => {
  await report(draft, ...SABOTAGE, '--one-each', '--out', 'named.pdf');
  const pdf = readFileSync(join(folder, 'named.pdf'));
  expect(textIn(pdf)).toContain('Dark Promoters, the next night out v0.4-draft · ');
});

test('modes, types and ids are chosen together, one of each where that is asked for', async () => {
  const all = await report(set, ...SABOTAGE, '--mode', 'party', '--one-each');
  expect(all.copies).toBe(all.cards);
});

test('the press gets as many pages of a card as there are copies of it', async () => {
  const { cards, copies, pages } = await report(set, '--type', 'sponsor', '--press');
  expect(copies).toBeGreaterThan(cards);
  expect(pages).toBe(copies);
});

test('the calibration sheet is a file of its own, whatever there is of a set', async () => {
  const { code, stdout } = await proof('--calibration', '--paper', 'letter');
  expect(code).toBe(0);
  expect(stdout).toContain('calibration-letter-duplex-long.pdf');
  const { path } = await changedSet(join(folder, 'calibrated'), 'modes/party.yaml', '20000', '-20000');
  expect((await proof(path, '--calibration')).code).toBe(0);
});

describe('a set with a warning on one card', () => {
  /** A letter that no font of the faces has. */
  const withWarning = async (name: string) =>
    (await changedSet(join(folder, name), 'cards/acts.yaml', 'name: ', 'name: Ж ')).path;

  test.skipIf(!hasPoppler)('is a draft, also where other cards are printed', async () => {
    const path = await withWarning('draft');
    const { stdout, stderr } = await proof(path, ...SABOTAGE, '--out', 'draft.pdf');
    expect(stdout).toContain('The set has 1 warning, so its sheets are marked as a draft.');
    expect(stderr).toContain('Card set: The set has 1 warning; it is cards/acts.yaml:5:');
    expect(textIn(readFileSync(join(folder, 'draft.pdf')))).toContain('DRAFT: the set has 1 warning');
  });

  test('has no mark on pages for the press, and the program says so', async () => {
    const path = await withWarning('press');
    const { stdout } = await proof(path, ...SABOTAGE, '--press', '--out', 'press.pdf');
    expect(stdout).toContain('The set has 1 warning; pages for the press carry no mark of a draft.');
  });
});

test('what was checked is told before the file, as for an export', async () => {
  const { code, stderr } = await proof(set, ...SABOTAGE, '--one-each');
  expect(code).toBe(0);
  expect(stderr).toMatch(/^ok +Size: 63.5 × 88.9 mm; 3 × 3 on A4, upright\.$/m);
  const { preflight } = await report(set, ...SABOTAGE);
  expect(preflight?.map(({ id }) => id)).toEqual(expect.arrayContaining(['counts', 'overflow', 'contrast']));
});

test('pages for the press do not take the place of sheets', async () => {
  const sheets = await report(set, ...SABOTAGE);
  const press = await report(set, ...SABOTAGE, '--press');
  expect([sheets.file?.path, press.file?.path]).toEqual([
    'dark-promoters-v0.3-sabotage-proof.pdf',
    'dark-promoters-v0.3-sabotage-press.pdf',
  ]);
});

test('a PDF is replaced, and no other file is', async () => {
  writeFileSync(join(folder, 'precious.txt'), 'mine');
  writeFileSync(join(folder, 'empty.pdf'), '');
  const { code, stderr } = await proof(set, ...SABOTAGE, '--out', 'precious.txt');
  expect(code).toBe(2);
  expect(stderr).toContain('precious.txt is there already and is no PDF; choose another place with --out');
  expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('mine');
  expect((await proof('--calibration', '--out', 'precious.txt')).code).toBe(2);
  expect((await report(set, ...SABOTAGE, '--out', 'empty.pdf')).file?.path).toBe('empty.pdf');
  expect((await report(set, ...SABOTAGE, '--out', 'empty.pdf')).file?.path).toBe('empty.pdf');
});

test('a PDF that is write-protected is not replaced', async () => {
  const path = join(folder, 'kept.pdf');
  writeFileSync(path, '%PDF-kept', { mode: 0o444 });
  const { code, stderr } = await proof(set, ...SABOTAGE, '--out', 'kept.pdf');
  expect([code, stderr]).toEqual([2, expect.stringContaining('kept.pdf is there already and is write-protected')]);
  expect(readFileSync(path, 'utf8')).toBe('%PDF-kept');
});

test('a proof of some cards does not take the place of one of all', async () => {
  const chosen = await report(draft, '--cards', 'lady-asbest,kaltstart-karin', '--one-each');
  const changed = await report(draft, '--since', 'v0.3', '--type', 'act', '--mode', 'clubnight');
  expect([chosen.file?.path, changed.file?.path]).toEqual([
    'dark-promoters-v0.4-draft-selection-proof.pdf',
    'dark-promoters-v0.4-draft-act-clubnight-changed-proof.pdf',
  ]);
});

test('standard output takes the file', async () => {
  const { stdout, stderr } = await proof(set, ...SABOTAGE, '--out', '-');
  expect(stdout.slice(0, 5)).toBe('%PDF-');
  expect(stderr).toContain('cards');
});

test('Ctrl-C leaves no file and nothing of the progress line', async () => {
  const path = join(folder, 'cancelled.pdf');
  const { code, stderr } = await interrupted(/ faces looked at /, 'SIGINT', 'proof', set, '--out', path);
  expect(code).toBe(3);
  expect(stderr.endsWith('\r\u001b[KCancelled: no file was written.\n')).toBe(true);
  expect(existsSync(path)).toBe(false);
});

test('a set with errors is not printed', async () => {
  const { path } = await changedSet(folder, 'modes/party.yaml', '20000', '-20000');
  const { code, stderr } = await proof(path);
  expect(code).toBe(1);
  expect(stderr).toContain('has errors and cannot be used');
});

describe('a wrong call ends with 2 and a line that says why', () => {
  test.each([
    [['--mode', 'partyy'], 'Did you mean “party”?'],
    [['--type', 'acts'], 'Did you mean “act”?'],
    [['--cards', 'no-such-card'], 'There is no card “no-such-card”'],
    [['--paper', 'a5'], 'There is no paper “a5”'],
    [['--backs', 'duplex'], 'There is no way to print backs “duplex”'],
    [['--bleed', '6'], '--bleed must be a number of millimetres from 0 to 5'],
    [['--bleed', 'wide'], '--bleed must be'],
    [['--back-offset', '1,1'], '--back-offset moves back sides only; print them with --backs'],
    [['--calibration', '--cards', 'a'], 'with no cards on it; leave out --cards'],
    [['--press', '--date', '1 May'], 'leave out --date'],
    [['--back-offset', '1'], '--back-offset is two numbers'],
    [['--back-offset', '1,9'], 'Each part of --back-offset'],
    [['--colour', 'red'], 'There is no colour “red”'],
    [['--since', 'v0.2'], 'Did you mean “v0.3”?'],
    [['--since', '--upload-pack=x'], 'needs a value'],
    [['--date', 'x'.repeat(101)], '--date takes up to 100 characters, not 101'],
    [['--type', 'sabotage', '--cards', 'lady-asbest'], 'No card is chosen'],
    [['--press', '--marks'], 'leave out --marks'],
    [['--out', '-', '--json'], 'not both'],
    [['--out', '/dev/null/x.pdf'], 'choose another place with --out'],
  ])('%s', async (args, reason) => {
    const { code, stdout, stderr } = await proof(set, ...(args.includes('--out') ? SABOTAGE : []), ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(reason);
  });
});
