import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOn, rangeText, scaleOf, sideOf, verdictOn } from './range-scale.ts';

describe('a scale', () => {
  test('shows every value it was made for, none at the very edge unless that is zero', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 }), (values) => {
        const scale = scaleOf(values)!;
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(scale.min);
          expect(value).toBeLessThan(scale.max);
          if (value !== 0) expect(placeOn(scale, value)).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('keeps the order', () => {
    const scale = scaleOf([100, 300])!;
    expect(placeOn(scale, 100)).toBeLessThan(placeOn(scale, 101));
    expect(placeOn(scale, 9999)).toBe(1);
  });

  test('has some width also for one value, and is none for none', () => {
    expect(scaleOf([20])).toEqual({ min: 15, max: 25 });
    expect(scaleOf([])).toBeUndefined();
  });
});

describe('a value and a range', () => {
  const range = { min: 300, max: 500 };

  test('both ends belong to the range', () => {
    expect([299, 300, 500, 501].map((value) => sideOf(value, range))).toEqual(['below', 'inside', 'inside', 'above']);
  });

  test('in words', () => {
    expect(verdictOn(280, range, '€')).toBe('€20 below');
    expect(verdictOn(300, range, '€')).toBe('inside');
    expect(verdictOn(505, range, '%')).toBe('5 % above');
    expect(rangeText(range, '€')).toBe('€300–500');
    expect(rangeText({ min: 10, max: 10 }, '%')).toBe('10 %');
    expect(rangeText({ min: 1, max: 1 }, 'points')).toBe('1 point');
    expect(verdictOn(299, range, 'points')).toBe('1 point below');
  });
});
