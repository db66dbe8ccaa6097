import { expect, test } from 'vitest';
import type { Game } from '../../src-engine/game.ts';
import type { DetailedSample } from '../../src-engine/sample.ts';
import type { Side, TableFilter } from '../../src-shared/what-if/play.ts';
import { listTables } from './table-list.ts';

/** All that a list needs to know of a game: what its seats are counted by. */
const game = {
  measures: [{ id: 'money', decimals: 2 }],
  traits: [{ id: 'guests' }],
  account: { parts: [{ id: 'rent' }] },
  course: { decimals: 0 },
  rules: [{ id: 'rain' }],
} as unknown as Game;

/** Two tables of two seats, counted from table 10. The course of a seat has as many values as the side has stops. */
const sample = (money: number[], course: number[]): DetailedSample =>
  ({
    first: 10,
    tables: 2,
    seats: 2,
    values: Int32Array.from(money),
    places: Uint8Array.from([1, 2, 2, 1]),
    details: {
      traits: Int32Array.from([1, 2, 3, 4]),
      parts: Int32Array.from([0, 5, 0, 0]),
      course: Int32Array.from(course),
      fired: Uint32Array.from([0, 2]),
    },
  }) as unknown as DetailedSample;

/** The change adds a stop in the middle: what was the second stop is the third. */
const stops = { before: ['start', 'end'], after: ['start', 'middle', 'end'] };
const samples = {
  before: [sample([100, 200, 300, 400], [0, 1, 0, 2, 0, 3, 0, 4])],
  after: [sample([500, 600, 700, 800], [0, 9, 11, 0, 9, 12, 0, 9, 13, 0, 9, 14])],
};

const list = (side: Side, filter: TableFilter, offset = 0, limit = 10) =>
  listTables(game, { side, stops, samples }, filter, offset, limit);
/** Tables and seats that pass. */
const seatsOf = (side: Side, filter: TableFilter): string[] | undefined =>
  list(side, filter)?.rows.map(({ table, seat }) => `${table}/${seat}`);

test('has the seats of one side as they ended', () => {
  expect(list('before', { by: 'all' }, 1, 2)).toEqual({
    total: 4,
    rows: [
      { table: 10, seat: 2, place: 2, measures: [2] },
      { table: 11, seat: 1, place: 2, measures: [3] },
    ],
  });
  expect(list('after', { by: 'all' })?.rows.map(({ measures }) => measures[0])).toEqual([5, 6, 7, 8]);
});

test('of a bar has what is in it, its lower end included', () => {
  expect(seatsOf('before', { by: 'measure', measure: 'money', from: 2, to: 4 })).toEqual(['10/2', '11/1']);
});

test('of a group has its seats, and of the last one those with more as well', () => {
  expect(seatsOf('after', { by: 'group', breakdown: 'seat', key: 1 })).toEqual(['10/2', '11/2']);
  const group = { by: 'group', breakdown: 'guests', key: 3 } as const;
  expect(seatsOf('after', group)).toEqual(['11/1']);
  expect(seatsOf('after', { ...group, orMore: false })).toEqual(['11/1']);
  expect(seatsOf('after', { ...group, orMore: true })).toEqual(['11/1', '11/2']);
});

test('of a band of the course has what its own side had at the stop that both sides share', () => {
  const between = (side: Side, stop: number, from: number, to: number) =>
    seatsOf(side, { by: 'course', stop, from, to });
  expect(between('before', 2, 2, 4)).toEqual(['10/2', '11/1']);
  expect(between('after', 2, 12, 14)).toEqual(['10/2', '11/1']);
  // Without the stop in the middle, there is still the value of the one before.
  expect(between('before', 1, 0, 1)).toHaveLength(4);
  expect(between('after', 1, 9, 10)).toHaveLength(4);
  expect(list('after', { by: 'course', stop: 9, from: 0, to: 1 })).toBeUndefined();
});

test('of a part of the account has the seats that it came to', () => {
  expect(seatsOf('before', { by: 'part', part: 'rent' })).toEqual(['10/2']);
});

test('of a rule has the tables where it fired, or those where it did not, each once', () => {
  expect(seatsOf('before', { by: 'rule', rule: 'rain', fired: true })).toEqual(['11/1']);
  expect(seatsOf('before', { by: 'rule', rule: 'rain', fired: false })).toEqual(['10/1']);
});

test.each<TableFilter>([
  { by: 'measure', measure: 'nothing', from: 0, to: 1 },
  { by: 'group', breakdown: 'nothing', key: 0 },
  { by: 'part', part: 'nothing' },
  { by: 'rule', rule: 'nothing', fired: true },
])('there is none of what the game does not know: $by', (filter) => {
  expect(list('after', filter)).toBeUndefined();
});
