import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { botById } from '../src-engine/bots/bots.ts';
import { Sampler } from '../src-engine/sample.ts';
import { sampleSets } from '../tests/sample-sets.ts';
import { playBoardgameIo } from './boardgame-io.ts';
import { checksum, ruleChecksum } from './checksum.ts';
import { buildLimit, compiler, runLimit, writeNumbers } from './limit.ts';

// Three independent implementations of the same table: where they agree, the rules are what they are meant to be.
const { game, set } = (await sampleSets()).find(({ folder }) => folder.endsWith('v0.3'))!;
const MODE = 'clubnight';
const sample = (bot: string, seats: number, seed: number, tables: number) => {
  const line = Array.from({ length: seats }, () => botById(bot)!);
  return new Sampler(game, game.compile(set, MODE, seats)).play(line, seed, 0, tables);
};

test('boardgame.io plays the same tables as the engine', () => {
  const ours = sample('random', 4, 1, 150);
  const theirs = playBoardgameIo(set, 1, 0, 150);
  expect(theirs.choices).toBe(ours.choices);
  expect(checksum(theirs.values, theirs.places, game.measures.length)).toBe(
    checksum(ours.values, ours.places, game.measures.length),
  );
});

const hasCompiler = compiler() !== undefined;
if (!hasCompiler)
  console.warn(
    'Skipped: the comparison with C needs a C compiler (cc, gcc or clang) on the PATH; on Debian install gcc.',
  );

describe.skipIf(!hasCompiler)('C, where there is a compiler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soundcheck-limit-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const binary = hasCompiler ? buildLimit(folder) : '';

  test.each([2, 4, 6].flatMap((seats) => (['random', 'greedy'] as const).map((bot) => ({ seats, bot }))))(
    'plays the same tables as the engine: $seats seats, $bot bots',
    ({ seats, bot }) => {
      const numbers = join(folder, `${seats}.txt`);
      writeNumbers(set, MODE, seats, numbers);
      for (const seed of [1, 2]) {
        const ours = sample(bot, seats, seed, 1000);
        const limit = runLimit(binary, numbers, bot, seed, 0, 1000);
        expect(limit).toMatchObject({
          checksum: checksum(ours.values, ours.places, game.measures.length),
          ruleChecksum: ruleChecksum(ours.ruleTables, ours.ruleTimes),
          choices: ours.choices,
        });
      }
    },
  );
});
