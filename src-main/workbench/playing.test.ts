import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CommandRequest, PlayRequest, PlayStart } from '../../src-shared/what-if/play.ts';
import { projectRoot } from '../library/project-root.ts';
import { type Bench, bench, copyOfSamples, DRAFT, value } from './testing/bench.ts';

// The threads run the built worker; `npm test` builds first.
const CHEAPER = `${DRAFT}/what-ifs/cheaper-big-clubs.yaml`;
const request: PlayRequest = {
  set: DRAFT,
  before: [],
  after: [CHEAPER],
  setting: { mode: 'clubnight', seats: 2, bots: ['greedy', 'random'], seed: 5, tables: 200, precision: 0 },
};

/** Asks for a comparison until it is over. */
async function played({ api }: Bench, asked: PlayRequest): Promise<PlayStart> {
  const ask = async () => value(await api.play(asked));
  await expect.poll(async () => (await ask()).progress?.state, { timeout: 20_000 }).toBe('done');
  return ask();
}

/** Types a what-if anew and saves it. */
async function rewrite({ api }: Bench, file: string, text: string): Promise<void> {
  const { text: before, revision } = value(await api.readFile({ file }));
  value(await api.typeText({ file, revision, edits: [{ start: 0, end: before.length, text }] }));
  value(await api.save({}));
}

/** What a window asks of the command line for a result. */
const commandFor = (asked: PlayRequest, key = ''): CommandRequest => ({ ...asked, key, tables: asked.setting.tables });

const run = (command: string): string =>
  execFileSync('sh', ['-c', `${command} --json`], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

describe('a comparison', () => {
  test('is known by what it is made of: set, what-ifs and setting, not by names or comments', async () => {
    const { api } = await bench();
    const keyOf = async (asked: PlayRequest) => value(await api.play(asked)).key;
    const key = await keyOf(request);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyOf({ ...request, setting: { ...request.setting, seed: 6 } })).not.toBe(key);
    expect(await keyOf({ ...request, after: [] })).not.toBe(key);
    expect(await keyOf({ ...request, before: [CHEAPER], after: [] })).not.toBe(key);
    const { revision } = value(await api.readFile({ file: CHEAPER }));
    value(await api.typeText({ file: CHEAPER, revision, edits: [{ start: 0, end: 0, text: '# why?\n' }] }));
    expect(await keyOf(request)).toBe(key);
    const { file } = value(await api.renameWhatIf({ file: CHEAPER, name: 'rooms' }));
    expect(await keyOf({ ...request, after: [file] })).toBe(key);
    value(await api.stopPlay({}));
  });

  test('comes with the command that repeats it, to the digit', async () => {
    const bed = await bench();
    const { progress, key } = await played(bed, request);
    const { command, unsaved, changed } = value(await bed.api.playCommand(commandFor(request, key)));
    expect({ unsaved, changed }).toEqual({ unsaved: [], changed: false });
    const { measures } = JSON.parse(run(command)) as { measures: Record<string, { mean: number; min: number }> };
    for (const { id, mean, min, max } of progress!.picture!.measures) {
      expect(measures[id]).toMatchObject({ min: min.after, max: max.after });
      expect(measures[id]!.mean).toBeCloseTo(mean.after.value, 1);
    }
  });

  test('against another what-if comes with a command for each side, the baseline first', async () => {
    const bed = await bench();
    const asked = { ...request, before: [CHEAPER], after: [`${DRAFT}/what-ifs/acts-worth-booking.yaml`] };
    const { measures } = (await played(bed, asked)).progress!.picture!;
    const calls = value(await bed.api.playCommand(commandFor(asked))).command.split('\n');
    const [before, after] = calls.map(
      (call) => JSON.parse(run(call)) as { measures: Record<string, { mean: number }> },
    );
    for (const { id, mean } of measures) {
      expect(before!.measures[id]!.mean).toBeCloseTo(mean.before.value, 1);
      expect(after!.measures[id]!.mean).toBeCloseTo(mean.after.value, 1);
    }
    expect(before!.measures).not.toEqual(after!.measures);
    const { command } = value(await bed.api.playCommand(commandFor({ ...request, before: [CHEAPER], after: [] })));
    expect(command.split('\n')).toEqual([
      expect.stringContaining('cheaper-big-clubs'),
      expect.not.stringContaining('--what-if'),
    ]);
  });

  test('has no command with files that are no what-ifs of the set', async () => {
    const { api } = await bench();
    const answer = await api.playCommand(commandFor({ ...request, before: ['dark-promoters/v0.3/set.yaml'] }));
    expect(answer).toMatchObject({ ok: false, problem: { code: 'file/unknown' } });
  });

  test('says which unsaved files the command would not see', async () => {
    const { api } = await bench();
    const { revision } = value(await api.readFile({ file: CHEAPER }));
    value(await api.typeText({ file: CHEAPER, revision, edits: [{ start: 0, end: 0, text: '# hm\n' }] }));
    const unsavedOf = async (asked: PlayRequest) => {
      value(await api.play(asked));
      return value(await api.playCommand(commandFor(asked))).unsaved;
    };
    expect(await unsavedOf(request)).toEqual([CHEAPER]);
    expect(await unsavedOf({ ...request, after: [] })).toEqual([]);
    value(await api.save({}));
    expect(await unsavedOf(request)).toEqual([]);
    value(await api.stopPlay({}));
  });

  test('has a command for as many tables as are on screen', async () => {
    const { api } = await bench();
    const { command } = value(await api.playCommand({ ...commandFor(request), tables: 150 }));
    expect(command).toContain('--tables 150');
  });

  test('says when its command gives other numbers, or none, for what was changed since it was played', async () => {
    const bed = await bench();
    const { api } = bed;
    await rewrite(bed, CHEAPER, 'modes.clubnight.ticketPrice: +5\n');
    const { key } = value(await api.play(request));
    const changed = async () => value(await api.playCommand(commandFor(request, key))).changed;
    expect(await changed()).toBe(false);
    await rewrite(bed, CHEAPER, 'modes.clubnight.ticketPrice: +50\n');
    expect(await changed()).toBe(true);
    await rewrite(bed, CHEAPER, 'modes.clubnight.ticketPrice: many\n');
    expect(await changed()).toBe(true);
    await rewrite(bed, CHEAPER, '# as before\nmodes.clubnight.ticketPrice: +5\n');
    expect(await changed()).toBe(false);
    value(await api.applyWhatIf({ set: DRAFT, files: [CHEAPER] }));
    value(await api.save({}));
    expect(await changed()).toBe(true);
    await rewrite(bed, `${DRAFT}/set.yaml`, 'nonsense: 1\n');
    expect(await changed()).toBe(true);
    value(await api.stopPlay({}));
  });

  test('is not played while something is wrong with a what-if or the set', async () => {
    const { api } = await bench();
    const { text, revision } = value(await api.readFile({ file: CHEAPER }));
    const edit = { start: 0, end: text.length, text: 'modes.clubnight.ticketPrice: many\n' };
    value(await api.typeText({ file: CHEAPER, revision, edits: [edit] }));
    const start = value(await api.play(request));
    expect(start.key).toBeUndefined();
    expect(start.diagnostics).toMatchObject([{ file: CHEAPER, line: 1, severity: 'error' }]);
  });

  test.each([
    ['an unknown mode', { mode: 'nowhere' }, 'play/setting'],
    ['too many seats', { seats: 9, bots: Array.from({ length: 9 }, () => 'greedy') }, 'play/setting'],
    ['too few bots', { bots: ['greedy'] }, 'play/setting'],
    ['an unknown bot', { bots: ['greedy', 'oracle'] }, 'play/setting'],
  ])('is refused with %s', async (_, change, code) => {
    const { api } = await bench();
    const answer = await api.play({ ...request, setting: { ...request.setting, ...change } });
    expect(answer).toMatchObject({ ok: false, problem: { code } });
  });

  test('is refused with a what-if of another set', async () => {
    const { api } = await bench();
    const answer = await api.play({ ...request, after: ['dark-promoters/v0.3/set.yaml'] });
    expect(answer).toMatchObject({ ok: false, problem: { code: 'file/unknown' } });
  });
});

test('the same result in two sets has the commands of whoever asks', async () => {
  const folder = copyOfSamples();
  const twin = 'twin/v0.4-draft';
  cpSync(join(folder, 'dark-promoters'), join(folder, 'twin'), { recursive: true });
  const { api, workbench } = await bench(folder);
  const other = workbench.api('two');
  const file = `${twin}/what-ifs/cheaper-big-clubs.yaml`;
  const { key = '' } = value(await api.play(request));
  expect(value(await other.play({ ...request, set: twin, after: [file] })).key).toBe(key);
  const ask = { key, side: 'after', table: 0 } as const;
  const here = value(await api.tellTable({ ...ask, set: DRAFT, whatIfs: [CHEAPER] })).command;
  const there = value(await other.tellTable({ ...ask, set: twin, whatIfs: [file] })).command;
  expect(here).toContain(join(folder, CHEAPER));
  expect(there).toContain(join(folder, file));
  expect(here.replaceAll('dark-promoters', 'twin')).toBe(there);
  value(await api.stopPlay({}));
  value(await other.stopPlay({}));
});

describe('a table of a comparison', () => {
  const of = { set: DRAFT, whatIfs: [CHEAPER] };

  test('is told as the command that comes with it tells it', async () => {
    const bed = await bench();
    const { key } = await played(bed, request);
    for (const side of ['before', 'after'] as const) {
      const told = value(
        await bed.api.tellTable({ ...of, key: key!, whatIfs: side === 'before' ? [] : [CHEAPER], side, table: 17 }),
      );
      expect(told).toMatchObject({ seed: 5, table: 17 });
      const { log } = told;
      const replayed = JSON.parse(run(told.command)) as { seats: unknown };
      expect(JSON.stringify(replayed)).toContain(JSON.stringify(log.moments[0]!.title));
      const rows = value(
        await bed.api.tablesBehind({ key: key!, side, filter: { by: 'all' }, offset: 17 * 2, limit: 2 }),
      ).rows;
      expect(rows.map(({ table, seat }) => [table, seat])).toEqual([
        [17, 1],
        [17, 2],
      ]);
    }
  });

  test('says when its command tells another one, for what was changed on its side since it was played', async () => {
    const bed = await bench();
    const { api } = bed;
    await rewrite(bed, CHEAPER, 'modes.clubnight.ticketPrice: +5\n');
    const { key = '' } = await played(bed, request);
    const changed = async () => {
      const tell = async (side: 'before' | 'after', whatIfs: readonly string[]) =>
        value(await api.tellTable({ ...of, key, whatIfs, side, table: 3 })).changed;
      return { before: await tell('before', []), after: await tell('after', [CHEAPER]) };
    };
    expect(await changed()).toEqual({ before: false, after: false });
    await rewrite(bed, CHEAPER, 'modes.clubnight.ticketPrice: +50\n');
    expect(await changed()).toEqual({ before: false, after: true });
    await rewrite(bed, CHEAPER, 'modes.clubnight.ticketPrice: many\n');
    expect(await changed()).toEqual({ before: false, after: true });
    await rewrite(bed, CHEAPER, '# as before\nmodes.clubnight.ticketPrice: +5\n');
    expect(await changed()).toEqual({ before: false, after: false });
    value(await api.applyWhatIf({ set: DRAFT, files: [CHEAPER] }));
    value(await api.save({}));
    expect(await changed()).toEqual({ before: true, after: true });
    await rewrite(bed, `${DRAFT}/set.yaml`, 'nonsense: 1\n');
    expect(await changed()).toEqual({ before: true, after: true });
  });

  test('is told of the side that is asked for', async () => {
    const bed = await bench();
    const dear = 'modes.clubnight.ticketPrice: +50\nmodes.clubnight.ticketPriceRange.max: +50\n';
    await rewrite(bed, CHEAPER, dear);
    const { key = '' } = await played(bed, request);
    for (const side of ['before', 'after'] as const) {
      const { log } = value(await bed.api.tellTable({ ...of, key, side, table: 0 }));
      const filter = { by: 'all' } as const;
      const { rows } = value(await bed.api.tablesBehind({ key, side, filter, offset: 0, limit: 2 }));
      const profits = [1, 2].map((seat) => log.standings.find((one) => one.seat === seat)?.measures.profit);
      expect(profits).toEqual(rows.map(({ measures }) => measures[1]));
    }
    const [before, after] = await Promise.all(
      (['before', 'after'] as const).map(async (side) =>
        value(await bed.api.tellTable({ ...of, key, side, table: 0 })),
      ),
    );
    expect(before!.log.standings).not.toEqual(after!.log.standings);
  });

  test('can be of another mode than the chosen one', async () => {
    const bed = await bench();
    const { key = '', progress } = await played(bed, request);
    const mode = 'party';
    expect(progress?.modes?.map((one) => one.mode)).toContain(mode);
    const filter = { by: 'mode', mode } as const;
    const { total, rows } = value(await bed.api.tablesBehind({ key, side: 'after', filter, offset: 0, limit: 1 }));
    expect(total).toBe(200 * 2);
    const told = value(await bed.api.tellTable({ ...of, key, side: 'after', mode, table: 0 }));
    expect(told.log.standings.find(({ seat }) => seat === 1)?.measures.profit).toBe(rows[0]!.measures[1]);
    expect(run(told.command)).toContain('"mode": "party"');
    const nowhere = await bed.api.tellTable({ ...of, key, side: 'after', mode: 'nowhere', table: 0 });
    expect(nowhere).toMatchObject({ problem: { code: 'play/unplayed' } });
  });

  test('cannot be had of a result that is not kept', async () => {
    const { api } = await bench();
    const key = '0'.repeat(64);
    expect(await api.tellTable({ ...of, key, side: 'after', table: 0 })).toMatchObject({
      problem: { code: 'play/forgotten' },
    });
    expect(await api.tablesBehind({ key, side: 'after', filter: { by: 'all' }, offset: 0, limit: 1 })).toMatchObject({
      problem: { code: 'play/forgotten' },
    });
  });
});
