import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { greedyBot } from '../src-engine/bots/greedy.ts';
import { randomBot } from '../src-engine/bots/random.ts';
import type { CardSet } from '../src-engine/card-set.ts';
import type { Game } from '../src-engine/game.ts';
import { Sampler } from '../src-engine/sample.ts';
import { playBoardgameIo } from './boardgame-io.ts';
import { checksum, ruleChecksum } from './checksum.ts';
import { EngineThread } from './engine-thread.ts';
import { buildLimit, compiler, runLimit, writeNumbers } from './limit.ts';
import type { Figure } from './report.ts';
import { interleaved, median, ratios } from './timing.ts';

const MODE = 'clubnight';
const SEATS = 4;
const CHECKED = 1000;
const TABLES = { engine: 40_000, greedy: 20_000, boardgame: 60, limit: 200_000, limitGreedy: 80_000 };

/** The same Clubnight tables on the engine, on boardgame.io and in C: first the results are compared, then the speed. */
export async function comparison(game: Game, set: CardSet): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'soundcheck-bench-'));
  try {
    const limit = limitOf(folder, set);
    const rules = game.compile(set, MODE, SEATS);
    const sampler = new Sampler(game, rules);
    const random = Array.from({ length: SEATS }, () => randomBot);
    const greedy = Array.from({ length: SEATS }, () => greedyBot);

    const ours = sampler.play(random, 1, 0, CHECKED);
    const sum = checksum(ours.values, ours.places, game.measures.length);
    const bold = sampler.play(greedy, 1, 0, CHECKED);
    const theirs = playBoardgameIo(set, 1, 0, CHECKED);
    agree('boardgame.io', sum, checksum(theirs.values, theirs.places, game.measures.length));
    if (limit) {
      const counted = ruleChecksum(ours.ruleTables, ours.ruleTimes);
      const result = limit('random', 0, CHECKED);
      agree('C', `${sum} ${counted}`, `${result.checksum} ${result.ruleChecksum}`);
      const boldSum = `${checksum(bold.values, bold.places, game.measures.length)} ${ruleChecksum(bold.ruleTables, bold.ruleTimes)}`;
      const boldResult = limit('greedy', 0, CHECKED);
      agree('C, greedy', boldSum, `${boldResult.checksum} ${boldResult.ruleChecksum}`);
    }

    let next = 0;
    const fresh = (tables: number): number => {
      next += tables;
      return next - tables;
    };
    const timed = (bot: 'random' | 'greedy', tables: number) => {
      const { seconds } = limit!(bot, fresh(tables), tables);
      return { operations: tables, seconds };
    };
    const job = { game: game.id, set, mode: MODE, seats: SEATS, seed: 1, tables: 0 };
    const randomThread = new EngineThread({ ...job, bots: random.map(({ id }) => id) });
    const greedyThread = new EngineThread({ ...job, bots: greedy.map(({ id }) => id) });
    const timings = await interleaved([
      { name: 'engine, random', run: () => randomThread.play(fresh(TABLES.engine), TABLES.engine) },
      { name: 'engine, greedy', run: () => greedyThread.play(fresh(TABLES.greedy), TABLES.greedy) },
      {
        name: 'boardgame.io, random',
        run: () => {
          playBoardgameIo(set, 1, fresh(TABLES.boardgame), TABLES.boardgame);
          return TABLES.boardgame;
        },
      },
      ...(limit
        ? [
            { name: 'C, random', run: () => timed('random', TABLES.limit) },
            { name: 'C, greedy', run: () => timed('greedy', TABLES.limitGreedy) },
          ]
        : []),
    ]);
    await Promise.all([randomThread.close(), greedyThread.close()]);
    // Whoever plays them, the tables of a bot have the same choices.
    const choicesATable = { random: ours.choices / CHECKED, greedy: bold.choices / CHECKED };
    const figures: Figure[] = [];
    for (const [name, { median: value, runs }] of timings) {
      const choices = choicesATable[name.endsWith('greedy') ? 'greedy' : 'random'];
      figures.push({ name: `Clubnight, 4 seats: ${name}`, value, unit: 'tables/s', runs });
      figures.push({ name: `Clubnight, 4 seats: ${name}`, value: value * choices, unit: 'choices/s' });
    }
    const ratio = (name: string, one: string, two: string, atLeast: number): void => {
      const runs = ratios(timings, one, two);
      if (runs.length > 0) figures.push({ name, value: median(runs), unit: '×', runs, goal: { atLeast } });
    };
    ratio('engine / boardgame.io, random bots', 'engine, random', 'boardgame.io, random', 500);
    ratio('engine / C, random bots', 'engine, random', 'C, random', 0.25);
    ratio('engine / C, greedy bots', 'engine, greedy', 'C, greedy', 0.2);
    return figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function agree(who: string, ours: string, theirs: string): void {
  if (ours !== theirs) throw new Error(`${who} plays other tables than the engine: ${theirs} instead of ${ours}.`);
}

type Limit = (bot: 'random' | 'greedy', first: number, tables: number) => ReturnType<typeof runLimit>;

function limitOf(folder: string, set: CardSet): Limit | undefined {
  if (!compiler()) {
    console.error('No C compiler on the PATH: the comparison with C is left out.');
    return undefined;
  }
  const binary = buildLimit(folder);
  const numbers = join(folder, 'numbers.txt');
  writeNumbers(set, MODE, SEATS, numbers);
  return (bot, first, tables) => runLimit(binary, numbers, bot, 1, first, tables);
}
