import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countBelow, quantileEstimates, quantileOf, sorted } from './quantile-estimates.ts';
import { quantiles } from './quantiles.ts';

const PROBABILITIES = [0.05, 0.25, 0.5, 0.75, 0.95];

const whole = fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 200, size: 'max' });
const wide = fc.array(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), { maxLength: 50, size: 'max' });
const broken = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { maxLength: 50, size: 'max' });
const anything = fc.oneof(whole, wide, broken).map((values) => Float64Array.from(values));

test('counting gives what sorting gives, and leaves the column alone', () => {
  fc.assert(
    fc.property(anything, (column) => {
      const kept = column.slice();
      // Adding 0 takes the sign off zeros, which counting does not tell apart.
      expect(sorted(column).map((value) => value + 0)).toEqual(column.toSorted().map((value) => value + 0));
      expect(column).toEqual(kept);
    }),
  );
});

test('how many are below, by looking at each', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: -1100, max: 1100 }), (column, value) => {
      const order = sorted(column);
      for (const limit of [value, column[0] ?? 0]) {
        expect(countBelow(order, limit)).toBe(column.filter((one) => one < limit).length);
      }
    }),
  );
});

test('quantiles are those of quantiles.ts', () => {
  fc.assert(
    fc.property(anything, (column) => {
      const order = sorted(column);
      const found = PROBABILITIES.map((probability) => quantileOf(order, probability) + 0);
      expect(found).toEqual(quantiles(column.slice(), PROBABILITIES).map((value) => value + 0));
    }),
  );
});

describe('Woodruff’s intervals', () => {
  const seats = 2;
  const estimate = (column: Float64Array, z: number, by = seats) =>
    quantileEstimates(column, sorted(column), by, PROBABILITIES, z);

  const tables = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 300, size: 'max' }),
    fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 300, size: 'max' }),
  );
  const column = tables.map((values) => Float64Array.from(values.slice(0, values.length - (values.length % seats))));

  test('hold the quantile, and are values that were seen', () => {
    fc.assert(
      fc.property(column, (values) => {
        for (const { value, low, high } of estimate(values, 1.96)) {
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
          expect(values).toContain(low);
          expect(values).toContain(high);
        }
      }),
    );
  });

  test('grow with the level', () => {
    fc.assert(
      fc.property(column, (values) => {
        const wider = estimate(values, 3);
        for (const [place, { low, high }] of estimate(values, 2).entries()) {
          expect(wider[place]!.low).toBeLessThanOrEqual(low);
          expect(wider[place]!.high).toBeGreaterThanOrEqual(high);
        }
      }),
    );
  });

  test('of the median of 1 to 100, at one seat a table, by hand', () => {
    const values = Float64Array.from({ length: 100 }, (_, at) => ((at * 37) % 100) + 1);
    const median = estimate(values, 1.959963984540054, 1)[2]!;
    // Student's quantile with 99 degrees is 1.9842, the share's error √(0.25 / 99), so the reach 0.0997: places 40 and 61.
    expect(median).toEqual({ value: 50.5, low: 40, high: 61 });
  });

  test('go by tables: seats that are all alike tell no more than one of them', () => {
    const one = Float64Array.from({ length: 200 }, (_, at) => (at * 73) % 200);
    const alike = Float64Array.from({ length: 800 }, (_, at) => one[Math.floor(at / 4)]!);
    const [narrow, wide] = [estimate(one, 2, 1)[2]!, estimate(alike, 2, 4)[2]!];
    expect(Math.abs(wide.low - narrow.low)).toBeLessThanOrEqual(1);
    expect(Math.abs(wide.high - narrow.high)).toBeLessThanOrEqual(1);
  });

  test('look at the seats below a value of which there are many, since all of them are up to it', () => {
    // Two tables in five have 0 at both seats, the others 1: the share of zeros is 0.4, give or take 0.12 at the higher level.
    const values = Float64Array.from({ length: 200 }, (_, at) => (Math.floor(at / 2) % 5 < 2 ? 0 : 1));
    expect(estimate(values, 2.5)[2]).toEqual({ value: 1, low: 0, high: 1 });
    expect(estimate(values, 1.5)[2]).toEqual({ value: 1, low: 1, high: 1 });
  });

  test('of values that are all equal are that value', () => {
    for (const found of estimate(new Float64Array(40).fill(7), 2.5))
      expect(found).toEqual({ value: 7, low: 7, high: 7 });
  });

  test('of one table, or of none, do no harm', () => {
    expect(estimate(Float64Array.of(1, 3), 2)[2]).toEqual({ value: 2, low: 1, high: 3 });
    expect(estimate(new Float64Array(), 2)[2]).toEqual({ value: 0, low: 0, high: 0 });
    expect(estimate(new Float64Array(), 2, 0)[2]).toEqual({ value: 0, low: 0, high: 0 });
  });
});
