import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

// R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i', (wins, trials, low, high) => {
  const interval = wilsonInterval(wins, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('holds the share, stays within 0 and 1, and mirrors wins and losses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, share) => {
      const { low, high } = wilsonInterval(share * trials, trials);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(share + 1e-12);
      expect(high).toBeGreaterThanOrEqual(share - 1e-12);
      const mirrored = wilsonInterval((1 - share) * trials, trials);
      expect(mirrored.low).toBeCloseTo(1 - high, 10);
    }),
  );
});

test('without a trial anything is possible', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});
