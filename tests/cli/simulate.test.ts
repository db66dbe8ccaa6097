import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './broken-set.ts';
import { interrupted, json, set, soundcheck } from './soundcheck.ts';

interface Simulation {
  tables: number;
  seats: number;
  bots: string[];
  mode: string;
  cancelled?: boolean;
  measures: Record<string, { count: number; mean: number; quantiles: Record<string, number> }>;
  winRateBySeat: { seat: number; rate: number; low: number; high: number }[];
  rules: Record<string, { label: string; tables: number; times: number }>;
  tablesPerSecond: number;
}

const ESCAPE = '\u001b';
const simulate = (...args: string[]) => json<Simulation>('simulate', set, ...args);

test('the document has the shape that scripts rely on', async () => {
  const result = await simulate(
    '--mode',
    'party',
    '--tables',
    '300',
    '--seats',
    '3',
    '--seed',
    '7',
    '--bots',
    'greedy,random',
  );
  expect(result).toMatchObject({
    game: 'dark-promoters',
    set: { path: set, version: 'v0.3', checksum: expect.stringMatching(/^sha256-[0-9a-f]{64}$/) },
    mode: 'party',
    tables: 300,
    seats: 3,
    seed: 7,
    bots: ['greedy', 'random', 'greedy'],
  });
  expect(Object.keys(result)).toEqual([
    ...['game', 'set', 'mode', 'tables', 'seats', 'seed', 'bots'],
    ...['measures', 'winRateBySeat', 'rules', 'tablesPerSecond'],
  ]);
  const { audience } = result.measures;
  expect(Object.keys(audience!)).toEqual(['count', 'mean', 'sd', 'min', 'max', 'quantiles']);
  expect(Object.keys(audience!.quantiles)).toEqual(['p05', 'p25', 'p50', 'p75', 'p95']);
  expect(audience!.count).toBe(900);
  expect(result.winRateBySeat.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(result.winRateBySeat.reduce((sum, { rate }) => sum + rate, 0)).toBeCloseTo(1, 12);
  for (const { rate, low, high } of result.winRateBySeat) expect(low <= rate && rate <= high).toBe(true);
  expect(result.rules['DP-2.4']).toEqual({
    label: 'marketing cap',
    tables: expect.any(Number),
    times: expect.any(Number),
  });
  expect(result.tablesPerSecond).toBeGreaterThan(0);
  const numbers = JSON.stringify(result.measures).match(/-?\d+(\.\d+)?/g)!;
  expect(numbers.filter((number) => /\.\d{3}/.test(number))).toEqual([]);
});

test('the number of workers changes nothing but the rate', async () => {
  const runs = await Promise.all(
    ['1', '2', '3'].map(async (workers) => {
      const { tablesPerSecond, ...rest } = await simulate('--tables', '2000', '--seed', '5', '--workers', workers);
      return rest;
    }),
  );
  expect(runs[1]).toEqual(runs[0]);
  expect(runs[2]).toEqual(runs[0]);
});

test('another seed gives other tables', async () => {
  const [one, other] = await Promise.all([simulate('--seed', '1'), simulate('--seed', '2')]);
  expect(one.measures).not.toEqual(other.measures);
});

test('what is not said has a default: 1,000 tables of the first mode, 4 seats, seed 1, greedy bots', async () => {
  const [plain, spelt] = await Promise.all([
    simulate(),
    simulate('--mode', 'clubnight', '--tables', '1000', '--seats', '4', '--seed', '1', '--bots', 'greedy'),
  ]);
  expect({ ...plain, tablesPerSecond: 0 }).toEqual({ ...spelt, tablesPerSecond: 0 });
  expect(plain.bots).toEqual(['greedy', 'greedy', 'greedy', 'greedy']);
});

test('for people: a header, every measure, win rates, rules; no progress where nobody looks', async () => {
  const { code, stdout, stderr } = await soundcheck('simulate', set, '--tables', '300');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^Dark Promoters v0\.3 · Clubnight: 300 tables, 4 seats, seed 1, greedy bots\n/);
  expect(stdout).toMatch(/unit +mean +sd +min +5 % +median +95 % +max\n/);
  expect(stdout).toMatch(/^Profit +€ +[−\d,.]+ /m);
  expect(stdout).toMatch(/^Seat 4 +greedy +\d+\.\d % +\d+\.\d – \d+\.\d %$/m);
  expect(stdout).toMatch(/rules of \d+ never fired/);
  expect(stdout).toMatch(/[\d,]+ tables a second\n$/);
});

describe('what if', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());
  const write = async (text: string): Promise<string> => {
    const path = join(folder.path, 'try.yaml');
    await writeFile(path, text);
    return path;
  };

  test('a change is played with, and the result says so', async () => {
    const path = await write('modes.clubnight.ticketPrice: 20\n');
    const [plain, changed] = await Promise.all([simulate(), simulate('--what-if', path)]);
    expect(changed.measures.ticketIncome!.mean).toBeGreaterThan(plain.measures.ticketIncome!.mean);
    expect(changed).toMatchObject({ whatIf: path });
  });

  test('a change that is wrong for many cards is one line', async () => {
    const path = await write('cards.type:act.cost: -9000000\n');
    const { code, stderr } = await soundcheck('simulate', set, '--what-if', path);
    expect(code).toBe(1);
    expect(stderr.split('\n')).toHaveLength(3);
    expect(stderr).toMatch(
      /:1:22 error schema\/minimum {2}Cost must be at least €0, is −€[\d,.]+ \(first: .+; and \d+ more\)\./,
    );
  });

  test('what the set leaves out can be set', async () => {
    const path = await write('house.maxSlotsPerSponsor: 1\ncards.type:sabotage.cost: 100\n');
    const [plain, changed] = await Promise.all([simulate(), simulate('--what-if', path)]);
    expect(changed.measures).not.toEqual(plain.measures);
  });

  test('nothing but a comment changes nothing', async () => {
    const path = await write('# later\n');
    const [plain, changed] = await Promise.all([simulate(), simulate('--what-if', path)]);
    expect(changed.measures).toEqual(plain.measures);
  });

  test('a change that leads nowhere ends with 1 and its place', async () => {
    const path = await write('# a try\nmodes.clubnite.ticketPrice: 20\n');
    const { code, stdout, stderr } = await soundcheck('simulate', set, '--what-if', path);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`${path}:2:1 error what-if/no-match`);
  });
});

describe('Ctrl-C', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends with 3 and what has been played so far', async (signal) => {
    const call = ['--tables', '5000000', '--seed', '9', '--json'];
    const { code, stdout, stderr } = await interrupted(/ a second, .* left/, signal, 'simulate', set, ...call);
    expect(code).toBe(3);
    const { tablesPerSecond, cancelled, ...part } = JSON.parse(stdout) as Simulation;
    expect(cancelled).toBe(true);
    expect(part.tables).toBeGreaterThan(0);
    expect(part.tables).toBeLessThan(5_000_000);
    // The progress line has been erased before the last word.
    expect(stderr.slice(stderr.lastIndexOf('\r'))).toMatch(
      new RegExp(`^\r${ESCAPE}\\[KCancelled: the result is that of the first [\\d,]+ of 5,000,000 tables\\.\n$`),
    );
    const { tablesPerSecond: _, ...whole } = await simulate('--tables', String(part.tables), '--seed', '9');
    expect(part).toEqual(whole);
  });

  test('is told to people too', async () => {
    const { code, stdout, stderr } = await interrupted(/left/, 'SIGINT', 'simulate', set, '--tables', '5000000');
    expect(code).toBe(3);
    expect(stdout).toMatch(/Measure, each seat/);
    expect(stderr).toContain('Cancelled');
  });
});
