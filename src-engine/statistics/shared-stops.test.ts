import { expect, test } from 'vitest';
import { sharedStops } from './shared-stops.ts';

test('the same stops on both sides are all shared, in their order', () => {
  expect(sharedStops({ before: ['a', 'b'], after: ['a', 'b'] })).toEqual([
    { label: 'a', place: { before: 0, after: 0 } },
    { label: 'b', place: { before: 1, after: 1 } },
  ]);
});

test('a round more on one side goes on with the last value of the other', () => {
  expect(sharedStops({ before: ['1', '2'], after: ['1', '2', '3'] }).at(-1)).toEqual({
    label: '3',
    place: { before: 1, after: 2 },
  });
  expect(sharedStops({ before: ['1', '2', '3'], after: ['1'] })).toEqual([
    { label: '1', place: { before: 0, after: 0 } },
    { label: '2', place: { before: 1, after: 0 } },
    { label: '3', place: { before: 2, after: 0 } },
  ]);
});

test('a phase less in the middle is passed with the value before it', () => {
  expect(sharedStops({ before: ['a', 'b', 'c'], after: ['a', 'c'] })).toEqual([
    { label: 'a', place: { before: 0, after: 0 } },
    { label: 'b', place: { before: 1, after: 0 } },
    { label: 'c', place: { before: 2, after: 1 } },
  ]);
});

test('where only one side has begun there is nothing to compare yet', () => {
  expect(sharedStops({ before: ['teaser', 'a'], after: ['a'] })).toEqual([
    { label: 'a', place: { before: 1, after: 0 } },
  ]);
  expect(sharedStops({ before: [], after: ['a'] })).toEqual([]);
});
