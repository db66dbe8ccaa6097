import { expect, test } from 'vitest';
import { settingFor } from './session.ts';

const options = {
  modes: [
    { id: 'short', name: 'Short' },
    { id: 'long', name: 'Long' },
  ],
  seats: { min: 2, max: 3 },
  bots: ['random', 'greedy'],
};

test('the usual setting fits the set', () => {
  expect(settingFor(options)).toEqual({
    mode: 'short',
    seats: 3,
    bots: ['greedy', 'greedy', 'greedy'],
    seed: 1,
    tables: 10_000,
    precision: 0,
  });
});

test('what was chosen stays', () => {
  const kept = { mode: 'long', seats: 2, bots: ['random', 'greedy'], seed: 0, tables: 177, precision: 0.5 };
  expect(settingFor(options, kept)).toEqual(kept);
});

test('what the set does not allow, or nobody could have chosen, is as usual', () => {
  const kept = { mode: 'gone', seats: 9, bots: 'greedy', seed: -1, tables: 1.5, precision: Number.NaN };
  expect(settingFor(options, kept as never)).toEqual(settingFor(options));
  expect(settingFor(options, { seats: 2, bots: ['nobody'] }).bots).toEqual(['greedy', 'greedy']);
});
