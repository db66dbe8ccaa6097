import { expect, test } from 'vitest';
import { capital, countInWords, listed, small } from './words.ts';

test('small numbers are words', () => {
  expect(countInWords(0)).toBe('no');
  expect(countInWords(12)).toBe('twelve');
  expect(countInWords(1300)).toBe('1,300');
});

test('a label in the middle of a sentence keeps its abbreviations', () => {
  expect(small('Fill of the venue')).toBe('fill of the venue');
  expect(small('DJ fees')).toBe('DJ fees');
  expect(capital('prestige')).toBe('Prestige');
});

test('a long list ends with how many more there are', () => {
  expect(listed(['a'], 3)).toBe('a');
  expect(listed(['a', 'b'], 3)).toBe('a and b');
  expect(listed(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c and d');
  expect(listed(['a', 'b', 'c', 'd', 'e'], 3)).toBe('a, b, c and 2 more');
});
