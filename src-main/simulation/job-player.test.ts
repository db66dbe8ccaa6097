import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptySample } from '../../src-engine/sample.ts';
import { loadSet } from '../library/card-set-loader.ts';
import { projectRoot } from '../library/project-root.ts';
import { JobPlayer } from './job-player.ts';

const { game, set } = await loadSet(join(projectRoot, 'card-sets/dark-promoters/v0.3'));
const mode = set!.modes[0]!.id;
const job = { game: game!.id, set: set!, mode, seats: 2, bots: ['random', 'random'], seed: 3, tables: 200 };

test('tables are the same wherever the cut is', () => {
  const player = new JobPlayer(job);
  const whole = emptySample(player.shape, 0, 50);
  const late = emptySample(player.shape, 40, 10);
  player.fill(whole, () => false);
  player.fill(late, () => false);
  expect([whole.tables, late.tables]).toEqual([50, 10]);
  expect(late.places).toEqual(whole.places.slice(40 * 2));
  expect(late.values).toEqual(whole.values.slice(40 * 2 * game!.measures.length));
});

test('stops in the middle of a sample, and plays on from there', () => {
  const player = new JobPlayer(job);
  const sample = emptySample(player.shape, 0, 200);
  let asked = 0;
  player.fill(sample, () => ++asked > 2);
  expect(sample.tables).toBeGreaterThan(0);
  expect(sample.tables).toBeLessThan(200);
  // Whoever has played a table has a place; behind the last table nothing has been touched.
  expect(sample.places.indexOf(0)).toBe(sample.tables * 2);

  player.fill(sample, () => false);
  const atOnce = emptySample(player.shape, 0, 200);
  player.fill(atOnce, () => false);
  expect(sample).toEqual(atOnce);
});

test('tells of every table that it plays', () => {
  const player = new JobPlayer(job);
  const sample = emptySample(player.shape, 0, 200);
  let told = 0;
  player.fill(
    sample,
    () => false,
    (tables) => {
      told += tables;
      expect(told).toBe(sample.tables);
    },
  );
  expect(told).toBe(200);
});

test.each([
  [{ game: 'chess' }, 'There is no game “chess”.'],
  [{ bots: ['random', 'oracle'] }, 'There is no bot “oracle”.'],
  [{ bots: ['random'] }, '2 seats need as many bots, not 1.'],
])('refuses %j', (change, message) => {
  expect(() => new JobPlayer({ ...job, ...change })).toThrow(message);
});
