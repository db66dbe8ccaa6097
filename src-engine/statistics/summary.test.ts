import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import type { Sample } from '../sample.ts';
import { readable, summarise } from './summary.ts';
import { wilsonInterval } from './wilson.ts';

const game = {
  measures: [
    { id: 'people', label: 'People', unit: 'people', decimals: 0, help: '' },
    { id: 'money', label: 'Money', unit: '€', decimals: 2, help: '' },
  ],
  rules: [
    { id: 'X-1', label: 'often', fires: '' },
    { id: 'X-2', label: 'never', fires: '' },
  ],
} as unknown as Game;

/** Two seats; each row is [people, cents, place] of the first seat and then of the second. */
function sample(first: number, rows: readonly (readonly number[])[], times: number): Sample {
  return {
    first,
    tables: rows.length,
    seats: 2,
    values: Float64Array.from(rows.flatMap((row) => [row[0]!, row[1]!, row[3]!, row[4]!])),
    places: Uint8Array.from(rows.flatMap((row) => [row[2]!, row[5]!])),
    ruleTables: Float64Array.of(Math.min(times, rows.length), 0),
    ruleTimes: Float64Array.of(times, 0),
    choices: 0,
  };
}

const rows = [
  [10, 12345, 1, 20, -50, 2],
  [30, 100, 1, 40, 100, 1],
  [50, 0, 2, 60, 1, 1],
  [70, 0, 1, 80, 0, 2],
];

describe('summarise', () => {
  const whole = summarise(game, [sample(0, rows, 6)]);

  test('measures are scaled and have at most two decimals', () => {
    expect(whole.measures.people).toEqual({
      count: 8,
      mean: 45,
      sd: 24.49,
      min: 10,
      max: 80,
      quantiles: { p05: 13.5, p25: 27.5, p50: 45, p75: 62.5, p95: 76.5 },
    });
    expect(whole.measures.money).toMatchObject({ count: 8, mean: 15.62, min: -0.5, max: 123.45 });
  });

  test('a shared first place counts as half a win for each of two', () => {
    expect(whole.winRateBySeat).toEqual([
      { seat: 1, rate: 2.5 / 4, ...wilsonInterval(2.5, 4) },
      { seat: 2, rate: 1.5 / 4, ...wilsonInterval(1.5, 4) },
    ]);
  });

  test('rules that never fired are there too', () => {
    expect(whole.rules).toEqual({
      'X-1': { label: 'often', tables: 4, times: 6 },
      'X-2': { label: 'never', tables: 0, times: 0 },
    });
  });

  test('how the tables are cut into samples makes no difference', () => {
    const cut = [sample(0, rows.slice(0, 1), 1), sample(1, rows.slice(1, 3), 3), sample(3, rows.slice(3), 2)];
    expect(summarise(game, cut)).toEqual(whole);
  });

  test('without a table everything is zero', () => {
    expect(summarise(game, []).measures.people).toMatchObject({ count: 0, mean: 0, sd: 0 });
    expect(summarise(game, []).winRateBySeat).toEqual([]);
  });
});

test('readable values never end in long fractions or minus zero', () => {
  expect(readable(12345, 2)).toBe(123.45);
  expect(readable(123.456, 0)).toBe(123.46);
  expect(readable(29, 2)).toBe(0.29);
  expect(Object.is(readable(-0.001, 2), 0)).toBe(true);
});
