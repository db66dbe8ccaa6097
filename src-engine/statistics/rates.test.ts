import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zOf } from './looks.ts';
import type { Estimate } from './picture.ts';
import { shareDifference as differenceOf, rateByTables, shareByTables, shareMoves, wilson } from './rates.ts';

const Z95 = zOf(1);
const level = fc.double({ min: 1.5, max: 3.5, noNaN: true });
/** Of columns of 1 and 0. */
const shareDifference = (before: Float64Array, after: Float64Array, seats: number, z: number): Estimate =>
  differenceOf(shareMoves(before, after, seats), seats, before.length / seats, z);
const width = ({ low, high }: Estimate): number => high - low;

describe('Wilson’s interval with correction for continuity', () => {
  // R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 4.
  test.each([
    [81, 263, 0.2535, 0.3682],
    [15, 148, 0.0598, 0.1644],
    [0, 20, 0, 0.2005],
    [1, 29, 0.0018, 0.1963],
  ])('of %i in %i', (hits, trials, low, high) => {
    const found = wilson(hits / trials, trials, Z95);
    expect(found.value).toBe(hits / trials);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('holds the share, stays within 0 and 1, and mirrors what is true and what is not', () => {
    const trials = fc.double({ min: 0.1, max: 10_000, noNaN: true });
    const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(trials, anyShare, level, (count, share, z) => {
        const { low, high } = wilson(share, count, z);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
        expect(high).toBeLessThanOrEqual(1);
        expect(wilson(1 - share, count, z).low).toBeCloseTo(1 - high, 9);
      }),
    );
  });

  test('grows with the level and shrinks with the trials', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat({ max: 5000 }), level, (trials, hits, z) => {
        const share = Math.min(1, hits / trials);
        expect(width(wilson(share, trials, z + 0.1))).toBeGreaterThan(width(wilson(share, trials, z)));
        expect(width(wilson(share, trials + 1, z))).toBeLessThanOrEqual(width(wilson(share, trials, z)));
      }),
    );
  });

  test('without a trial anything is possible', () => {
    expect(wilson(0, 0, Z95)).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('a share of seats', () => {
  test('of tables whose seats are all alike is known no better than that of tables', () => {
    // 30 of 100 tables, and all 4 seats of each; as with any spread of a sample, one table less.
    expect(shareByTables(120, 30 * 16, 4, 100, Z95)).toEqual({
      value: 0.3,
      low: expect.closeTo(wilson(0.3, 99, Z95).low, 12),
      high: expect.closeTo(wilson(0.3, 99, Z95).high, 12),
    });
  });

  test('is never known better than that of independent seats', () => {
    // One of 4 seats at every table: by tables nothing varies.
    expect(shareByTables(100, 100, 4, 100, Z95)).toEqual(wilson(0.25, 400, Z95));
    expect(rateByTables(0.25, 1e-9, 400, 100, Z95)).toEqual(wilson(0.25, 400, Z95));
  });

  test.each([
    [0, 0],
    [400, 1600],
  ])('that is certain counts tables: %i of 400 seats', (hits, squares) => {
    expect(shareByTables(hits, squares, 4, 100, Z95)).toEqual(wilson(hits / 400, 100, Z95));
  });

  test('of one table, or of none, is hardly known', () => {
    expect(shareByTables(2, 4, 4, 1, Z95)).toEqual(wilson(0.5, 1, Z95));
    expect(shareByTables(0, 0, 4, 0, Z95)).toEqual({ value: 0, low: 0, high: 1 });
    expect(shareByTables(0, 0, 0, 0, Z95)).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('the difference of two shares', () => {
  const seats = 3;
  const flags = fc
    .integer({ min: 1, max: 60 })
    .chain((tables) =>
      fc.tuple(
        fc.array(fc.nat({ max: 1 }), { minLength: tables * seats, maxLength: tables * seats }),
        fc.array(fc.nat({ max: 1 }), { minLength: tables * seats, maxLength: tables * seats }),
      ),
    )
    .map(([before, after]) => [Float64Array.from(before), Float64Array.from(after)] as const);
  const mean = (column: Float64Array): number => column.reduce((sum, one) => sum + one, 0) / column.length;

  test('is what the shares differ by, lies in its interval, and turns around with the sides', () => {
    fc.assert(
      fc.property(flags, level, ([before, after], z) => {
        const { value, low, high } = shareDifference(before, after, seats, z);
        expect(value).toBeCloseTo(mean(after) - mean(before), 12);
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(low).toBeGreaterThanOrEqual(-1 - 1e-12);
        expect(high).toBeLessThanOrEqual(1 + 1e-12);
        const turned = shareDifference(after, before, seats, z);
        expect(turned.low).toBeCloseTo(-high, 12);
        expect(turned.high).toBeCloseTo(-low, 12);
      }),
    );
  });

  test('reaches as far as the change of a seat in no table could: nothing seen is not nothing there', () => {
    const column = Float64Array.from({ length: 100 * seats }, (_, at) => at % 2);
    const { high } = wilson(0, 100, Z95);
    expect(shareDifference(column, column, seats, Z95)).toEqual({ value: 0, low: -high, high });
  });

  test('where many seats change at random is about as wide as the spread of the differences says', () => {
    // At each of 1,000 tables of one seat: gained, lost, gained, stayed.
    const before = Float64Array.from({ length: 1000 }, (_, at) => [0, 1, 0, 0][at % 4]!);
    const after = Float64Array.from({ length: 1000 }, (_, at) => [1, 0, 1, 0][at % 4]!);
    const { value, low, high } = shareDifference(before, after, 1, Z95);
    const error = Math.sqrt((0.75 - 0.25 ** 2) / 1000);
    expect(value).toBe(0.25);
    expect((high - low) / 2 / (Z95 * error)).toBeGreaterThan(1);
    expect((high - low) / 2 / (Z95 * error)).toBeLessThan(1.03);
  });

  test('of no table could be anything', () => {
    expect(shareDifference(new Float64Array(), new Float64Array(), seats, Z95)).toEqual({ value: 0, low: -1, high: 1 });
  });
});
