import { expect, test } from 'vitest';
import { referenceOf } from './reference.ts';
import { member, smallSet } from './testing/small-set.ts';

const crowd = [member('One', 'line', ['red'], 3, 2), member('Two', 'loop', ['red', 'blue'], 25)];
const [setup, night] = referenceOf(smallSet({ crowd })) as [
  ReturnType<typeof referenceOf>[number],
  ReturnType<typeof referenceOf>[number],
];
const factOf = (label: string): string | undefined =>
  [...setup.facts, ...night.facts].find((fact) => fact.label === label)?.value;
const rowsOf = (title: string) => night.tables.find((table) => table.title === title)!.rows;

test('the setup and the numbers of the mode in words', () => {
  expect(factOf('Front Row')).toBe('2 members and one for each seat');
  expect(factOf('Opening hand')).toBe('5 cards');
  expect(factOf('In sync')).toBe('the tempo changes by 1 at most from song to song');
  expect(night.mode).toBe('test-night');
});

test('the crowd by class, with what its cards make of the ranges', () => {
  expect(rowsOf('Crowd')).toEqual([['Fan', '1–5', '0–20', '+0–9', '14', '1', '3–25']]);
  expect(night.notes).toEqual(['1 crowd member is outside the ranges of the class.']);
});

test('songs by colour and tempo, action cards by effect', () => {
  expect(rowsOf('Songs')).toEqual(['Red', 'Blue', 'Green', 'Gold'].map((colour) => [colour, '3', '3', '3', '3']));
  expect(rowsOf('Action cards')).toContainEqual(['Pitch', 'a song is up to 1 BPM slower or faster this turn', '1']);
  expect(rowsOf('Action cards')).toHaveLength(8);
});
