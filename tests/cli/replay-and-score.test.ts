import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './broken-set.ts';
import { json, program, root, set, soundcheck, soundcheckIn } from './soundcheck.ts';

interface Replay {
  log: { moment: string; seat: number; choice: number; text: string }[];
  openings: { moment: string; lines: string[] }[];
  holdings: { moment: string; seats: { seat: number; lines: string[] }[] }[];
  ending: string[];
  result: { seats: Record<string, number>[] };
}
interface Score {
  seats: Record<string, number | string>[];
}

const modes = ['clubnight', 'party', 'one-day-festival', 'two-day-festival'];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

describe('replay', () => {
  test('is a log that people read', async () => {
    const { code, stdout, stderr } = await soundcheck('replay', set, '--mode', 'party', '--seed', '7', '--table', '3');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Dark Promoters v0\.3 · Party: table 3, 4 seats, seed 7, greedy bots\n/);
    expect(stdout).toMatch(/^Round 1 · Booking\n( {2}\(.+\)\n)* {2}Seat 1 /m);
    expect(stdout).toMatch(/^The end\n {2}Seat 1, place \d/m);
    expect(stdout).toMatch(/^Seat 4 +\d +/m);
  });

  test('--json is the same as data', async () => {
    const replay = await json<Replay>(
      'replay',
      set,
      '--mode',
      'party',
      '--seats',
      '3',
      '--seed',
      '7',
      '--bots',
      'random',
    );
    expect(Object.keys(replay)).toEqual([
      ...['game', 'set', 'mode', 'seats', 'seed', 'table', 'bots'],
      ...['log', 'openings', 'holdings', 'ending', 'result'],
    ]);
    expect(replay).toMatchObject({ seats: 3, seed: 7, table: 0, bots: ['random', 'random', 'random'] });
    expect(Object.keys(replay.log[0]!)).toEqual(['moment', 'seat', 'choice', 'text']);
    expect(new Set(replay.log.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3]));
    expect(replay.result.seats.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(replay.result.seats[0]).toMatchObject({ rank: expect.any(Number), profit: expect.any(Number) });
  });

  test('--json has every line of the text', async () => {
    const call = [set, '--mode', 'party', '--seed', '7'];
    const [{ stdout }, replay] = await Promise.all([soundcheck('replay', ...call), json<Replay>('replay', ...call)]);
    const holdings = replay.holdings.flatMap(({ seats }) =>
      seats.flatMap(({ seat, lines }) => lines.map((line) => `  (Seat ${seat}: ${line})`)),
    );
    const openings = replay.openings.flatMap(({ lines }) => lines.map((line) => `  (${line})`));
    const choices = replay.log.map(({ seat, text }) => `  Seat ${seat} ${text}`);
    const ending = replay.ending.map((line) => `  ${line}`);
    expect(replay.holdings.map(({ seats }) => seats.map(({ seat }) => seat))).toContainEqual([1, 2, 3, 4]);
    const told = stdout.split('\n').filter((line) => line.startsWith('  '));
    expect([...openings, ...holdings, ...choices, ...ending].sort()).toEqual(
      told.filter((line) => !/^ +place/.test(line)).sort(),
    );
    const moments = replay.log.map(({ moment }) => moment);
    for (const { moment } of [...replay.openings, ...replay.holdings]) expect(moments).toContain(moment);
  });

  test('table I is the one that simulate plays', async () => {
    const call = [set, '--seed', '12', '--seats', '2', '--bots', 'random'];
    const tables = await Promise.all(['0', '1', '2'].map((table) => json<Replay>('replay', ...call, '--table', table)));
    const simulated = await json<{ measures: Record<string, { min: number; max: number; mean: number }> }>(
      'simulate',
      ...[...call, '--tables', '3'],
    );
    const profits = tables.flatMap(({ result }) => result.seats.map(({ profit }) => profit!));
    const mean = profits.reduce((sum, profit) => sum + profit, 0) / profits.length;
    expect(simulated.measures.profit).toMatchObject({ min: Math.min(...profits), max: Math.max(...profits) });
    expect(simulated.measures.profit!.mean).toBeCloseTo(mean, 1);
  });

  test('the noted table of a what-if could not be scored, so there is none', async () => {
    const { code, stderr } = await soundcheck('replay', set, '--as-score', '--what-if', 'any.yaml');
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('--what-if') });
  });
});

describe('score of replay --as-score gives what the engine gave', () => {
  test.each(modes.flatMap((mode) => [0, 1, 2].map((table) => [mode, String(table)] as const)))(
    '%s, table %s',
    async (mode, table) => {
      const call = [set, '--mode', mode, '--seed', '21', '--bots', 'random,greedy', '--table', table];
      const noted = await soundcheck('replay', ...call, '--as-score');
      expect(noted).toMatchObject({ code: 0, stderr: '' });
      const file = join(folder.path, `${mode}-${table}.yaml`);
      await writeFile(file, noted.stdout);
      const [{ result }, { code, stdout, stderr }] = await Promise.all([
        json<Replay>('replay', ...call),
        soundcheck('score', file, '--json'),
      ]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const scored = JSON.parse(stdout) as Score;
      const figures = (seat: Record<string, unknown>) => {
        const { rank, audience, profit, ticketIncome, sponsoring, spend } = seat;
        return { rank, audience, profit, ticketIncome, sponsoring, spend };
      };
      expect(scored.seats.map(figures)).toEqual(result.seats.map(figures));
    },
  );

  test('through a pipe', async () => {
    const node = `"${process.execPath}" "${program}"`;
    const { stdout } = await promisify(execFile)('sh', ['-c', `${node} replay ${set} --as-score | ${node} score -`], {
      cwd: root,
    });
    expect(stdout).toMatch(/^profit +/m);
  });

  test('the set is named from the working directory', async () => {
    const { stdout } = await soundcheckIn(join(root, 'card-sets'), 'replay', 'dark-promoters/v0.3', '--as-score');
    expect(stdout).toMatch(/^set: dark-promoters\/v0\.3$/m);
    const fromRoot = await soundcheck('replay', join(root, set), '--as-score');
    expect(fromRoot.stdout).toMatch(new RegExp(`^set: ${set}$`, 'm'));
  });
});

describe('score', () => {
  const example = `game: dark-promoters
set: ${set}
mode: party
seats:
  - name: Nocturne
    location: { rent: 6000, capacity: 900 }
    acts: [ { cost: 9000, audience: 60 }, { cost: 1500, audience: 15 } ]
    marketing: [ { cost: 800, audience: 8 } ]
    sponsors: [ { payoutPerSlot: 900, slots: 3, exclusive: true } ]
    ticketBand: premium
    teaser: mini-marketing
    sabotage:
      - { effect: tech-failure }
      - { effect: double-booked, act: 1 }
`;
  const scoreOf = async (text: string, ...args: string[]) => {
    const file = join(folder.path, 'noted.yaml');
    await writeFile(file, text);
    return { file, ...(await soundcheck('score', file, ...args)) };
  };

  test('answers as the design says', async () => {
    const { code, stdout } = await scoreOf(example, '--json');
    expect(code).toBe(0);
    // 300 people × 1.15 acts × 1.13 marketing × 0.88 = 343.07; ten fewer; 33.60 a ticket.
    expect(JSON.parse(stdout)).toEqual({
      game: 'dark-promoters',
      mode: 'party',
      seats: [
        {
          name: 'Nocturne',
          ticketPrice: 33.6,
          actsPercent: 15,
          marketingPercent: 13,
          preliminaryAudience: 343,
          audienceAfterSabotage: 333,
          audience: 333,
          ticketIncome: 11188.8,
          sponsoring: 3375,
          spend: 17800,
          profit: -3236.2,
          actsBooked: 2,
          rank: 1,
        },
      ],
    });
  });

  test('for people: a column a seat', async () => {
    const { code, stdout } = await scoreOf(example);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Dark Promoters, mode party\n/);
    expect(stdout).toMatch(/^ticket price +33\.6$/m);
    expect(stdout).toMatch(/^profit +−3,236\.2$/m);
  });

  test.each([
    ['a value of the wrong kind', 'capacity: 900', 'capacity: lots', ':6:39 error schema/type'],
    ['an unknown property', '    teaser:', '    teasr:', ':11:5 error schema/additionalProperties'],
    ['a missing property', '    ticketBand: premium\n', '', ':5:5 error schema/required'],
    ['an unknown game', 'game: dark-promoters', 'game: dark-promoter', ':1:7 error score/unknown-game'],
    ['an unknown mode', 'mode: party', 'mode: parade', ':3:7 error score/unknown-mode'],
    ['a set that is not there', `set: ${set}`, 'set: no/such/set', ':2:6 error score/no-set'],
    ['YAML that is none', 'mode: party', 'mode: [party', 'error yaml/'],
    ['a key twice', 'mode: party', 'mode: party\nmode: party', 'error yaml/'],
    ['a list at the top', example, '- game\n', ':1:1 error schema/type'],
    ['nothing', example, '', ' error '],
  ])('%s ends with 1 and its place', async (_, from, to, expected) => {
    const { file, code, stdout, stderr } = await scoreOf(example.replace(from, to), '--json');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(file);
    expect(stderr).toContain(expected);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('what was not played by the rules is a warning', async () => {
    const { code, stdout, stderr } = await scoreOf(example.replace('slots: 3', 'slots: 24'), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).seats).toHaveLength(1);
    expect(stderr).toMatch(/noted\.yaml:9:\d+ warning score\//);
  });
});
