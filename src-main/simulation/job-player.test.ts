import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSet } from '../library/card-set-loader.ts';
import { projectRoot } from '../library/project-root.ts';
import { JobPlayer } from './job-player.ts';

const { game, set } = await loadSet(join(projectRoot, 'card-sets/dark-promoters/v0.3'));
const mode = set!.modes[0]!.id;
const job = { game: game!.id, set: set!, mode, seats: 2, bots: ['random', 'random'], seed: 3, tables: 200 };

test('tables are the same wherever the cut is', () => {
  const player = new JobPlayer(job);
  const whole = player.play(0, 50, () => false);
  const late = player.play(40, 10, () => false);
  expect(late.first).toBe(40);
  expect([...late.places]).toEqual([...whole.places.subarray(80)]);
  expect([...late.values]).toEqual([...whole.values.subarray(40 * 2 * game!.measures.length)]);
});

test('stops in the middle of a block', () => {
  let asked = 0;
  const part = new JobPlayer(job).play(0, 200, () => ++asked > 2);
  expect(part.tables).toBeGreaterThan(0);
  expect(part.tables).toBeLessThan(200);
  expect(part.places).toHaveLength(part.tables * 2);
  expect(part.values).toHaveLength(part.tables * 2 * game!.measures.length);
});

test.each([
  [{ game: 'chess' }, 'There is no game “chess”.'],
  [{ bots: ['random', 'oracle'] }, 'There is no bot “oracle”.'],
  [{ bots: ['random'] }, '2 seats need as many bots, not 1.'],
])('refuses %j', (change, message) => {
  expect(() => new JobPlayer({ ...job, ...change })).toThrow(message);
});
