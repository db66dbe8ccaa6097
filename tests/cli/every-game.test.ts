import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardSet } from '../../src-engine/card-set.ts';
import { games } from '../../src-engine/games/games.ts';
import { commands } from '../../src-main/cli/program.ts';
import { exportFormats } from '../../src-main/export/export-formats.ts';
import { type SampleSet, sampleSets } from '../sample-sets.ts';
import { json, program, root, soundcheck, userFolder } from './soundcheck.ts';

const samples = await sampleSets();

/** Every command on a released set of every game: a new game, and a new command, is tested by being there. */
const released = samples.filter(({ set }) => set.manifest.status === 'released');

/** The sets that have what-ifs of their own, each with the files. */
const tried = samples.flatMap((sample) => {
  const folder = join(sample.folder, 'what-ifs');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  return names.length === 0 ? [] : [{ ...sample, whatIfs: names.map((name) => relative(root, join(folder, name))) }];
});

interface Walk extends SampleSet {
  /** As it is named in a call. */
  readonly path: string;
  /** A folder of its own. */
  readonly place: string;
}

const called = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await soundcheck(...args);
  expect({ args, code, stderr: code === 0 ? '' : stderr }).toEqual({ args, code: 0, stderr: '' });
  return stdout;
};

/** Plays all what-ifs of a set, one on top of the other: they are told, and make a difference in the first mode or a later one. */
async function playWhatIfs(path: string, { modes }: CardSet, whatIfs: readonly string[]): Promise<void> {
  for (const { id } of modes) {
    const call = [path, '--mode', id, '--tables', '20'];
    const plain = await json<{ measures: object }>('simulate', ...call);
    const changes = whatIfs.flatMap((file) => ['--what-if', file]);
    const changed = await json<{ measures: object; whatIf: unknown }>('simulate', ...call, ...changes);
    expect([changed.whatIf].flat()).toEqual(whatIfs);
    if (!isDeepStrictEqual(changed.measures, plain.measures)) return;
  }
  expect.fail(`${whatIfs.join(', ')}: no difference in any mode`);
}

type Seats = { readonly seats: readonly { readonly [figure: string]: unknown }[] };

/** A number that a seat has under this name, itself or in a group of its figures. */
function figureOf(seat: { readonly [figure: string]: unknown }, name: string): number | undefined {
  const groups = Object.values(seat).filter((value) => typeof value === 'object' && value !== null);
  const found = [seat, ...groups].map((group) => (group as typeof seat)[name]);
  return found.find((value) => typeof value === 'number');
}

const walks: { readonly [command: string]: (walk: Walk) => Promise<void> } = {
  async validate({ path, set }) {
    const cards = Object.values(set.cards).flat().length;
    const { sets } = await json<{ sets: unknown[] }>('validate', path);
    expect(sets).toMatchObject([{ path, valid: true, cards, modes: set.modes.length }]);
  },

  async simulate({ path, game, set }) {
    for (const { id } of set.modes) {
      const call = [path, '--mode', id, '--tables', '6', '--bots', 'greedy,random'];
      const result = await json<{ measures: object; rules: object }>('simulate', ...call);
      expect(Object.keys(result.measures)).toEqual(game.measures.map((measure) => measure.id));
      expect(Object.keys(result.rules).length).toBeGreaterThan(0);
    }
    const text = await called('simulate', path, '--tables', '2', '--bots', 'search,random');
    for (const { label } of game.measures) expect(text).toContain(label);
    // A released set may have no what-ifs; another version of its game must have some.
    const sets = tried.filter((sample) => sample.game === game);
    expect(sets).not.toEqual([]);
    for (const { folder, set: other, whatIfs } of sets) await playWhatIfs(relative(root, folder), other, whatIfs);
  },

  // Golden tables and the laws of all games go through every mode; here it is the command that is tried.
  async replay({ path, game, set }) {
    const text = await called('replay', path, '--mode', set.modes.at(-1)!.id, '--bots', 'greedy,random');
    expect(text).toMatch(/^The end\n/m);
    for (const { label } of game.measures) expect(text).toContain(label);
  },

  async score({ path, game, set, place }) {
    if (!game.scoring) return;
    const call = [path, '--mode', set.modes.at(-1)!.id, '--seed', '21', '--bots', 'random,greedy'];
    const file = join(place, 'finished.yaml');
    await writeFile(file, await called('replay', ...call, '--as-score'));
    const [{ result }, scored] = [await json<{ result: Seats }>('replay', ...call), await json<Seats>('score', file)];
    expect(scored.seats).toHaveLength(result.seats.length);
    // Whatever the score has of what the engine measures must be the same, and it must have what stands on top, and places.
    const counts = game.measures.filter(({ unit }) => unit !== '%').map((measure) => measure.id);
    const shared = ['rank', ...counts].filter((figure) => figureOf(scored.seats[0]!, figure) !== undefined);
    expect(shared).toEqual(expect.arrayContaining(['rank', ...game.headlines]));
    for (const figure of shared) {
      expect(scored.seats.map((seat) => figureOf(seat, figure))).toEqual(result.seats.map((seat) => seat[figure]));
    }
    expect(await called('score', file)).toContain(game.title);
  },

  async rules({ path, game }) {
    const call = [game.id, '--set', path, '--tables', '2'];
    const listing = await json<{ rules: { id: string; tests: string[] }[] }>('rules', ...call);
    expect(listing.rules.map(({ id }) => id)).toEqual(game.rules.map(({ id }) => id));
    expect(listing.rules.filter(({ tests }) => tests.length === 0)).toEqual([]);
  },

  async diff({ path, folder, place, version }) {
    expect(await called('diff', path, path)).toContain('No difference.');
    const copy = join(place, version);
    await cp(folder, copy, { recursive: true });
    const [file] = await readdir(join(copy, 'modes'));
    const mode = join(copy, 'modes', file!);
    await writeFile(mode, (await readFile(mode, 'utf8')).replace(/^name: .*$/m, 'name: Another name'));
    expect(await called('diff', path, copy)).toContain('Another name');
  },

  async proof({ path, game, set, place }) {
    const first = game.cardTypes.flatMap(({ id }) => set.cards[id]!.slice(0, 2).map((card) => card.id));
    const out = join(place, 'proof.pdf');
    const call = [path, '--cards', first.join(','), '--one-each', '--out', out];
    const { cards } = await json<{ cards: number }>('proof', ...call);
    expect(cards).toBe(first.length);
    expect((await readFile(out)).subarray(0, 5).toString()).toBe('%PDF-');
    // What was printed is remembered there, and not where the user of this machine has it.
    expect(await readdir(join(userFolder, 'proofs'))).toContainEqual(expect.stringMatching(/\.json$/));
  },

  async export({ path, set, game, place }) {
    const [mode] = set.modes;
    const last = game.cardTypes.at(-1)!.id;
    const limits: { readonly [format: string]: readonly string[] } = {
      changelog: ['--since', path],
      png: ['--type', last, '--mode', mode!.id],
      tts: ['--type', last, '--mode', mode!.id],
    };
    for (const { id } of exportFormats) {
      const out = join(place, `export-${id}`);
      const call = [path, '--format', id, ...(limits[id] ?? []), '--out', out];
      const { files } = await json<{ files: { path: string; bytes: number }[] }>('export', ...call);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect((await stat(file.path)).size).toBe(file.bytes);
    }
  },

  async import({ path, game, place }) {
    const out = join(place, 'tables');
    const { files } = await json<{ files: { path: string }[] }>('export', path, '--format', 'csv', '--out', out);
    expect(files).toHaveLength(game.cardTypes.length);
    for (const [nth, { id }] of game.cardTypes.entries()) {
      const told = await called('import', path, files[nth]!.path, '--type', id, '--dry-run');
      expect(told).toMatch(/no change|nothing|as it (is|was)/i);
    }
  },

  async serve({ folder }) {
    const env = { ...process.env, SOUNDCHECK_USER_FOLDER: userFolder };
    const child = spawn(process.execPath, [program, 'serve', dirname(folder)], { cwd: root, env });
    const ended = new Promise((done) => child.on('close', done));
    try {
      const line = await new Promise<string>((printed, fail) => {
        child.stdout.setEncoding('utf8').once('data', printed);
        child.once('close', () => fail(new Error('It has ended.')));
      });
      const first = await fetch(/http:\S+/.exec(line)![0], { redirect: 'manual' });
      expect(first.status).toBeLessThan(400);
    } finally {
      child.kill();
      await ended;
    }
  },
};

test('every game of the registry has a released set to walk', () => {
  expect(new Set(released.map(({ game }) => game.id))).toEqual(new Set(games.map(({ id }) => id)));
});

test('every command has its walk', () => {
  expect(commands.map(({ name }) => name).sort()).toEqual(Object.keys(walks).sort());
});

describe.each(released)('$game.title $version', (sample) => {
  let place = '';
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'soundcheck-'));
  });
  afterAll(() => rm(place, { recursive: true, force: true }));

  test.each(Object.keys(walks))('%s', { timeout: 300_000 }, async (command) => {
    await walks[command]!({ ...sample, path: relative(root, sample.folder), place });
  });
});
