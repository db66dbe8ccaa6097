import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptySample } from '../../src-engine/sample.ts';
import { loadSet } from '../library/card-set-loader.ts';
import { projectRoot } from '../library/project-root.ts';
import { BLOCK, blockBytes, sampleOf } from './block.ts';
import { JobPlayer } from './job-player.ts';
import { CHUNK, JobResults } from './job-results.ts';

const { game, set } = await loadSet(join(projectRoot, 'card-sets/dark-promoters/v0.3'));
const jobOf = (tables: number) => ({
  game: game!.id,
  set: set!,
  mode: set!.modes[0]!.id,
  seats: 3,
  bots: ['random', 'random', 'random'],
  seed: 5,
  tables,
});
const tablesOf = (results: JobResults): number[] => results.leading.map(({ tables }) => tables);

describe('the memory of a job', () => {
  test('is split among its blocks without overlap, the last one shorter', () => {
    const results = new JobResults(jobOf(2 * BLOCK + 5));
    const { shape } = new JobPlayer(jobOf(1));
    const blocks = [0, 1, 2].map((number) => results.block(number));
    expect(blocks.map(({ tables }) => tables)).toEqual([BLOCK, BLOCK, 5]);
    // Each array of each block is marked from end to end; a mark that is not found again was written over.
    const arrays = blocks.flatMap((block) => {
      const { values, ruleTables, ruleTimes, places } = sampleOf(block, shape, block.tables);
      return [values, ruleTables, ruleTimes, places];
    });
    for (const [mark, array] of arrays.entries()) array.fill(mark + 1);
    for (const [mark, array] of arrays.entries()) {
      expect([array.indexOf(mark + 1), array.findIndex((value) => value !== mark + 1)]).toEqual([0, -1]);
    }
  });

  test('is allocated piece by piece, no more than the job needs', () => {
    const { shape } = new JobPlayer(jobOf(1));
    const results = new JobResults(jobOf((CHUNK + 2) * BLOCK));
    const pieces = [0, CHUNK - 1, CHUNK, CHUNK + 1].map((number) => results.block(number).memory);
    expect(pieces.map(({ byteLength }) => byteLength / blockBytes(shape))).toEqual([CHUNK, CHUNK, 2, 2]);
    expect(pieces[1]).toBe(pieces[0]);
    expect(pieces[3]).toBe(pieces[2]);
    // A thousand times as much as any machine has: only what is handed out may be allocated.
    expect(new JobResults(jobOf(1e15)).block(0).memory.byteLength).toBe(CHUNK * blockBytes(shape));
  });
});

describe('the leading tables', () => {
  const whole = { tables: BLOCK, choices: 0 };

  test('are where they were written', () => {
    const job = jobOf(BLOCK + 9);
    const results = new JobResults(job);
    const player = new JobPlayer(job);
    for (const block of [results.block(0), results.block(1)]) {
      const sample = sampleOf(block, player.shape, block.tables);
      player.fill(sample, () => false);
      results.add(block, sample);
    }
    const last = emptySample(player.shape, BLOCK, 9);
    player.fill(last, () => false);
    expect(tablesOf(results)).toEqual([BLOCK, 9]);
    expect(results.leading[1]).toEqual(last);
    expect(results.leading[1]!.values.buffer).toBe(results.block(1).memory);
  });

  test('wait for the blocks before them', () => {
    const results = new JobResults(jobOf(4 * BLOCK));
    results.add(results.block(2), whole);
    results.add(results.block(1), whole);
    expect(tablesOf(results)).toEqual([]);
    expect(results.end).toBe(3 * BLOCK);
    results.add(results.block(0), whole);
    expect(results.leading.map(({ first }) => first)).toEqual([0, BLOCK, 2 * BLOCK]);
    expect(results.leadingTables).toBe(3 * BLOCK);
  });

  test('end where a block was cut short', () => {
    const results = new JobResults(jobOf(4 * BLOCK));
    results.add(results.block(0), whole);
    results.add(results.block(2), whole);
    results.add(results.block(1), { tables: 40, choices: 0 });
    expect(tablesOf(results)).toEqual([BLOCK, 40]);
    expect(results.leading[1]!.places).toHaveLength(40 * 3);
    expect(results.leading[1]!.values).toHaveLength(40 * 3 * game!.measures.length);
    expect(results.leadingTables).toBe(BLOCK + 40);
  });

  test('end before a block of which nothing was played', () => {
    const results = new JobResults(jobOf(4 * BLOCK));
    results.add(results.block(1), whole);
    results.add(results.block(0), { tables: 0, choices: 0 });
    expect(tablesOf(results)).toEqual([]);
    expect(results.leadingTables).toBe(0);
  });
});

test('a game that is not there is refused', () => {
  expect(() => new JobResults({ ...jobOf(1), game: 'chess' })).toThrow('There is no game “chess”.');
});
