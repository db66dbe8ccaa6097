import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from './broken-set.ts';
import { json, root, set, soundcheck } from './soundcheck.ts';

let exported: Awaited<ReturnType<typeof temporaryFolder>>;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
/** A copy of the released set with its table of acts. */
let folder = '';
let csv = '';
beforeAll(async () => {
  exported = await temporaryFolder();
  await soundcheck('export', set, '--format', 'csv', '--type', 'act', '--out', join(exported.path, 'acts.csv'));
});
afterAll(() => exported.remove());
beforeEach(async () => {
  place = await temporaryFolder();
  folder = join(place.path, 'v0.3');
  csv = join(place.path, 'acts.csv');
  await cp(join(root, set), folder, { recursive: true });
  await cp(join(exported.path, 'acts.csv'), csv);
});
afterEach(() => place.remove());

const acts = (): Promise<string> => readFile(join(folder, 'cards/acts.yaml'), 'utf8');
async function edit(from: string, to: string): Promise<void> {
  const text = await readFile(csv, 'utf8');
  if (!text.includes(from)) throw new Error(`no “${from}”`);
  await writeFile(csv, text.replace(from, to));
}

test('a table as it was exported changes nothing', async () => {
  const before = await acts();
  const { code, stdout } = await soundcheck('import', folder, csv);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Nothing to change: 0 cards changed, 0 new, \d+ the same\.\n$/);
  expect(await acts()).toBe(before);
});

test('one edited number is one changed line', async () => {
  const before = await acts();
  await edit('Stroboskop-Uwe,resident-dj,310,', 'Stroboskop-Uwe,resident-dj,333,');
  const { code, stdout } = await soundcheck('import', folder, csv);
  expect(code).toBe(0);
  expect(stdout).toContain('  ~ stroboskop-uwe (Stroboskop-Uwe)\n      cost: ');
  expect(stdout).toContain(`1 card changed, 0 new, `);
  expect(await acts()).toBe(before.replace('cost: 310', 'cost: 333'));
});

test('a byte order mark stays, and counts in the checksum', async () => {
  const path = join(folder, 'cards/acts.yaml');
  const before = await acts();
  await writeFile(path, `\ufeff${before}`);
  await edit('Stroboskop-Uwe,resident-dj,310,', 'Stroboskop-Uwe,resident-dj,333,');
  const result = await json<{ set: { checksum: string } }>('import', folder, csv);
  expect(await acts()).toBe(`\ufeff${before.replace('cost: 310', 'cost: 333')}`);
  const after = await json<{ set: { checksum: string } }>('export', folder, '--format', 'bundle', '--out', place.path);
  expect(after.set.checksum).toBe(result.set.checksum);
});

test('--json says what was done, with the checksum that the set has now', async () => {
  await edit('Stroboskop-Uwe,resident-dj,310,', 'Stroboskop-Uwe,resident-dj,333,');
  await edit('\r\nstroboskop-uwe', '\r\nneu-hier,Neu hier,resident-dj,300,10,,clubnight,\r\nstroboskop-uwe');
  const result = await json<Record<string, unknown>>('import', folder, csv);
  expect(result).toMatchObject({
    game: 'dark-promoters',
    set: { path: folder, version: 'v0.3' },
    file: csv,
    type: 'act',
    dryRun: false,
    changed: [{ id: 'stroboskop-uwe', changes: [{ path: ['cost'], before: 310, after: 333 }] }],
    added: [{ id: 'neu-hier', name: 'Neu hier' }],
    missing: 0,
    files: ['cards/acts.yaml'],
    diagnostics: [],
  });
  const after = await json<{ set: { checksum: string } }>('export', folder, '--format', 'bundle', '--out', place.path);
  expect(after.set.checksum).toBe((result.set as { checksum: string }).checksum);
});

test('--dry-run changes nothing', async () => {
  const before = await acts();
  await edit(',310,', ',333,');
  const { code, stdout } = await soundcheck('import', folder, csv, '--dry-run');
  expect(code).toBe(0);
  expect(stdout).toContain(`would be written: ${join(folder, 'cards/acts.yaml')}`);
  expect(await acts()).toBe(before);
});

describe('refused, and nothing is changed', () => {
  let before = '';
  beforeEach(async () => {
    before = await acts();
  });
  afterEach(async () => expect(await acts()).toBe(before));

  test('a table with errors, at line and column', async () => {
    await edit('Stroboskop-Uwe,resident-dj,310,', 'Stroboskop-Uwe,resident-dj,€310,');
    const { code, stdout, stderr } = await soundcheck('import', folder, csv);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`${csv}:3:43 error csv/number  Cost (€): “€310” is no number; write digits only`);
    expect(stderr).toContain('has errors; nothing was changed.');
  });

  test('a table that would give the set errors', async () => {
    await edit('Stroboskop-Uwe,resident-dj,310,', 'Stroboskop-Uwe,nobody,-310,');
    const { code, stderr } = await soundcheck('import', folder, csv);
    expect(code).toBe(1);
    expect(stderr).toContain(`${csv}:3:38 error schema/minimum`);
    expect(stderr).toContain('nothing was changed.');
  });

  test('a table with both, told at once by the lines of the table', async () => {
    await edit('DJ Kellerassel,resident-dj,300,', 'DJ Kellerassel,gest-dj,4x0,');
    await edit('Stroboskop-Uwe,resident-dj,310,', 'Stroboskop-Uwe,nobody,310,');
    await edit('\r\nstroboskop-uwe', '\r\nneu-hier,Neu hier,resident-dj,x,10,,clubnight,\r\nstroboskop-uwe');
    const { code, stderr } = await soundcheck('import', folder, csv);
    expect(code).toBe(1);
    const told = stderr
      .split('\n')
      .flatMap((line) => /acts\.csv:(\d+):\d+ error (\S+)/.exec(line)?.slice(1).join(' ') ?? []);
    expect(told).toEqual(['2 card/unknown-class', '2 csv/number', '3 csv/number', '4 card/unknown-class']);
    expect(stderr).not.toContain('acts.yaml');
  });

  test('a table of who knows what', async () => {
    const other = join(place.path, 'other.csv');
    await cp(csv, other);
    const { code, stderr } = await soundcheck('import', folder, other);
    expect(code).toBe(2);
    expect(stderr).toContain('other.csv is not called after a card type; name it with --type');
    expect((await soundcheck('import', folder, other, '--type', 'act')).code).toBe(0);
    expect((await soundcheck('import', folder, other, '--type', 'acts')).stderr).toContain('Did you mean “act”?');
  });

  test.each([
    [['no/such', 'acts.csv'], 2, 'There is no folder no/such.'],
    [[set, 'no/such/acts.csv'], 2, 'There is no file no/such/acts.csv.'],
    [[set], 2, 'Name the folder of a set and a table'],
    [[set, 'src-main/acts.csv', '--type', 'act'], 2, 'There is no file'],
  ])('%j', async (args, exit, told) => {
    const { code, stdout, stderr } = await soundcheck('import', ...args);
    expect({ code, stdout }).toEqual({ code: exit, stdout: '' });
    expect(stderr).toContain(told);
  });

  test.each([
    ['NUL bytes', Uint8Array.of(73, 100, 0, 10), 'file/binary'],
    ['another encoding', Uint8Array.of(73, 100, 0xe4, 10), 'file/not-utf-8'],
  ])('%s', async (_, bytes, told) => {
    await writeFile(csv, bytes);
    const { code, stderr } = await soundcheck('import', folder, csv);
    expect(code).toBe(1);
    expect(stderr).toContain(told);
  });
});

test('what is wrong already does not stand in the way', async () => {
  const path = join(folder, 'cards/acts.yaml');
  await writeFile(path, (await acts()).replace('cost: 300', 'cost: -300'));
  await edit('Stroboskop-Uwe,resident-dj,310,', 'Stroboskop-Uwe,resident-dj,333,');
  await edit('DJ Kellerassel,resident-dj,300,', 'DJ Kellerassel,resident-dj,-300,');
  expect((await soundcheck('import', folder, csv)).code).toBe(0);
  expect(await acts()).toContain('cost: 333');
});

test('a new warning is told, and does not stand in the way', async () => {
  await edit('Stroboskop-Uwe,resident-dj,310,', 'Stroboskop-Uwe,resident-dj,900,');
  const { code, stderr } = await soundcheck('import', folder, csv);
  expect(code).toBe(0);
  expect(stderr).toMatch(/cards\/acts\.yaml:14:11 warning card\/outside-range/);
});
