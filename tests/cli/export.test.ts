import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changedSet, temporaryFolder } from './broken-set.ts';
import { draft, json, root, set, soundcheck, soundcheckIn } from './soundcheck.ts';

let place: Awaited<ReturnType<typeof temporaryFolder>>;
let out = '';
let count = 0;
beforeAll(async () => {
  place = await temporaryFolder();
});
afterAll(() => place.remove());
beforeEach(() => {
  out = join(place.path, String(count++));
});

interface Exported {
  game: string;
  set: { path: string; version: string; checksum: string };
  format: string;
  files: { path: string; bytes: number; sha256: string }[];
}

describe('where files go', () => {
  test('below the folder that is named, under names of their own; --json lists them', async () => {
    const result = await json<Exported>('export', set, '--format', 'csv', '--out', out);
    expect(result).toMatchObject({ game: 'dark-promoters', set: { path: set, version: 'v0.3' }, format: 'csv' });
    expect(result.files.map(({ path }) => path)).toEqual(
      ['locations', 'acts', 'sponsors', 'marketing', 'sabotage'].map((name) =>
        join(out, 'dark-promoters-v0.3-csv', `${name}.csv`),
      ),
    );
    for (const { path, bytes, sha256 } of result.files) {
      const content = await readFile(path);
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
    }
  });

  test('in the folder of the call without --out', async () => {
    await mkdir(out);
    const { code, stdout } = await soundcheckIn(out, 'export', join(root, set), '--format', 'rulebook');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^dark-promoters-v0\.3-rulebook\.\w+ {2}[\d,]+ bytes {2}sha256 /);
    expect(await readdir(out)).toContain('dark-promoters-v0.3-rulebook.md');
  });

  test('into one file, where the path ends like it', async () => {
    const path = join(out, 'my acts.csv');
    const { code } = await soundcheck('export', set, '--format', 'csv', '--type', 'act', '--out', path);
    expect(code).toBe(0);
    expect(await readFile(path, 'utf8')).toMatch(/^\ufeffId,Name,Class,Cost \(€\),/);
  });

  test('not into one file where there are several', async () => {
    const { code, stderr } = await soundcheck('export', set, '--format', 'csv', '--out', join(out, 'all.csv'));
    expect(code).toBe(2);
    expect(stderr).toContain('5 files of that kind; name a folder with --out.');
  });

  test('not below a folder that is called like a file, unless it is there or clearly a folder', async () => {
    const path = join(out, 'acts.txt');
    const call = ['export', set, '--format', 'csv', '--type', 'act', '--out'];
    const { code, stderr } = await soundcheck(...call, path);
    expect(code).toBe(2);
    expect(stderr).toContain(`ends in .txt, but in .csv; for a new folder of that name write --out ${path}/.`);
    expect((await soundcheck(...call, `${path}/`)).code).toBe(0);
    expect((await soundcheck(...call, path, '--overwrite')).code).toBe(0);
    expect(await readdir(path)).toEqual(['dark-promoters-v0.3-csv']);
    expect((await soundcheck(...call, join(out, 'v0.3'))).code).toBe(0);
  });

  test('to standard output', async () => {
    const { code, stdout } = await soundcheck('export', draft, '--format', 'changelog', '--out', '-');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# Dark Promoters, the next night out: changelog\n\n## v0\.3 → v0\.4-draft\n/);
  });

  test('what is there already stays, unless asked otherwise', async () => {
    const call = ['export', draft, '--format', 'changelog', '--out', join(out, 'log.md')];
    expect((await soundcheck(...call)).code).toBe(0);
    await writeFile(join(out, 'log.md'), 'mine');
    const { code, stderr } = await soundcheck(...call);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `soundcheck: ${join(out, 'log.md')} is there already; choose another place with --out, or replace with --overwrite.\n`,
    );
    expect(await readFile(join(out, 'log.md'), 'utf8')).toBe('mine');
    expect((await soundcheck(...call, '--overwrite')).code).toBe(0);
    expect(await readFile(join(out, 'log.md'), 'utf8')).toContain('# Dark Promoters');
  });

  test('a place that cannot be written to is told', async () => {
    await writeFile(out, 'a file');
    const { code, stderr } = await soundcheck('export', draft, '--format', 'changelog', '--out', join(out, 'below'));
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /Nothing was written to .*below: a file stands where a folder should be.* Choose another place with --out/,
    );
  });
});

test('a set with errors is refused with the list of them, and nothing is written', async () => {
  const broken = await changedSet(out, 'modes/party.yaml', '20000', '-20000');
  const { code, stdout, stderr } = await soundcheck(
    'export',
    broken.path,
    '--format',
    'bundle',
    '--out',
    join(out, 'x'),
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(`${broken.path}/modes/party.yaml:${broken.line}:${broken.column} error schema/minimum`);
  expect(await readdir(out)).toEqual(['v0.3']);
});

describe('a wrong call', () => {
  test.each([
    [['--format', 'bundel'], 'There is no format “bundel”. Did you mean “bundle”?'],
    [[], 'Say in which format: --format bundle, csv'],
    [['--format', 'csv', '--type', 'acts'], 'There is no card type “acts”. Did you mean “act”?'],
    [['--format', 'rulebook', '--mode', 'partei'], 'There is no mode “partei”. Did you mean “party”?'],
    [['--format', 'csv', '--mode', 'party'], 'The format “csv” holds all modes'],
    [['--format', 'csv', '--out', '-'], 'This makes 5 files, and standard output takes one'],
    [['--format', 'changelog', '--out', '-', '--json'], 'not both'],
    [['--format', 'changelog'], 'v0.3 extends no other version; say which version to compare with. Use --since <set>.'],
    [['--format', 'changelog', '--since', 'no/such'], 'There is no folder no/such.'],
  ])('%j', async (args, told) => {
    const { code, stdout, stderr } = await soundcheckIn(root, 'export', set, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(told);
  });
});

test('pictures are looked at before they are written, on standard error and in --json', async () => {
  const call = ['export', set, '--format', 'tts', '--type', 'sponsor', '--mode', 'clubnight', '--out', out] as const;
  const { code, stdout, stderr } = await soundcheck(...call, '--base-url', 'file:///cards', '--json');
  expect(code).toBe(0);
  expect(stderr).toMatch(/^ok {7}Text fits: Every text fits\.$/m);
  const { preflight, files } = JSON.parse(stdout) as Exported & { preflight: { id: string; verdict: string }[] };
  expect(preflight.map(({ id }) => id)).toContain('contrast');
  expect(files.map(({ path }) => path.replace(/^.*-tts\//, ''))).toEqual([
    'sponsor-back.png',
    'sponsor-1.png',
    'dark-promoters-v0.3.json',
  ]);
});

test('a changelog can be made since a version beside the set, named as for a proof', async () => {
  const { stdout } = await soundcheck('export', draft, '--format', 'changelog', '--since', 'v0.3', '--out', '-');
  expect(stdout).toContain('## v0.3 → v0.4-draft');
  expect(stdout).toContain('| 6,000 | 5,000 |');
});

test('a changelog can be made since another set', async () => {
  const { stdout } = await soundcheck('export', set, '--format', 'changelog', '--since', draft, '--out', '-');
  expect(stdout).toContain('## v0.4-draft → v0.3');
});

test.each([[['--format', 'bundle']], [['--format', 'tts', '--type', 'sabotage']]])(
  'a text that does not fit is among the warnings that are told with %s',
  async (options) => {
    const { path } = await changedSet(out, 'cards/acts.yaml', 'name: ', `name: ${'W'.repeat(40)} `);
    const { code, stderr } = await soundcheck('export', path, ...options, '--out', `${out}/`);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^warning +Card set: The set has 1 warning;/m)]);
  },
);
