import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Difference } from '../../src-engine/statistics/picture.ts';
import {
  changeRangeText,
  changeText,
  changeWithInterval,
  estimateText,
  highEnd,
  intervalDecimals,
  lowEnd,
  rangeText,
  shortChangeText,
} from './intervals.ts';

const people = { unit: 'people', decimals: 0 };
const euros = { unit: '€', decimals: 2 };
const percent = { unit: '%', decimals: 2 };
const higher = (low: number, value: number, high: number): Difference => ({ low, value, high, verdict: 'higher' });

test('the ends of an interval are rounded to the outside: no text says more than the tables do', () => {
  expect([lowEnd(74.67, 0), highEnd(75.57, 0)]).toEqual([74, 76]);
  expect([lowEnd(-3.21, 1), highEnd(-3.21, 1)]).toEqual([-3.3, -3.2]);
  // 0.1 + 0.2 is three tenths to people.
  expect(highEnd(0.1 + 0.2, 1)).toBe(0.3);
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 3 }), (value, decimals) => {
      expect(lowEnd(value, decimals)).toBeLessThanOrEqual(value + 1e-8);
      expect(highEnd(value, decimals)).toBeGreaterThanOrEqual(value - 1e-8);
    }),
  );
});

describe('decimals of an estimate', () => {
  test('are as few as its size asks for', () => {
    expect(intervalDecimals(higher(74.67, 75.12, 75.57), people)).toBe(0);
    expect(intervalDecimals(higher(704, 711, 718), euros)).toBe(0);
  });

  test('are more where rounding would make another interval of it', () => {
    expect(intervalDecimals(higher(12.31, 12.34, 12.38), people)).toBe(1);
  });

  test('are more where rounding would let it touch zero', () => {
    expect(intervalDecimals(higher(0.3, 12, 23.7), people)).toBe(1);
    expect(intervalDecimals({ low: -23.7, value: -12, high: -0.3 }, people)).toBe(1);
  });

  test('are those of its size where there is no interval', () => {
    expect(intervalDecimals(higher(12, 12, 12), people)).toBe(0);
  });
});

test('an estimate in words', () => {
  expect(estimateText({ low: 143.59, value: 143.67, high: 143.75 }, people)).toBe('143.7 (143.5 to 143.8)');
  expect(estimateText({ low: 6, value: 6, high: 6 }, people)).toBe('6.0');
  expect(rangeText({ low: 5883.4, value: 5914, high: 5945.6 }, euros, 0)).toBe('95 % €5,883 … €5,946');
});

test('a difference in words', () => {
  const difference = higher(74.67, 75.12, 75.57);
  expect(changeText(difference, people)).toBe('+75 people');
  expect(shortChangeText(difference, people)).toBe('+75');
  expect(shortChangeText(difference, euros)).toBe('+€75');
  expect(shortChangeText(higher(1.9, 2.1, 2.3), percent)).toBe('+2.1 points');
  expect(changeRangeText(difference, people)).toBe('+74 … +76');
  expect(changeRangeText({ low: -40.2, value: -10, high: 20.1 }, euros)).toBe('−€41 … +€21');
  expect(changeRangeText(higher(1.9, 2.1, 2.3), percent)).toBe('+1.9 … +2.3');
  expect(changeWithInterval(difference, people)).toBe('+75 people (+74 to +76)');
  expect(changeWithInterval(higher(3, 3, 3), people)).toBe('+3.0 people');
});
