import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moments } from './moments.ts';

const of = (...values: number[]) => moments(Float64Array.from(values));
const alternating = (first: number, low: number, high: number) =>
  of(first, ...Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? low : high)));

describe('certified values of NIST’s reference datasets', () => {
  test('NumAcc1', () => {
    expect(of(10000001, 10000003, 10000002)).toMatchObject({ count: 3, mean: 10000002, sd: 1 });
  });

  test('NumAcc2', () => {
    const { mean, sd } = alternating(1.2, 1.1, 1.3);
    expect(mean).toBeCloseTo(1.2, 14);
    expect(sd).toBeCloseTo(0.1, 14);
  });

  test('NumAcc3', () => {
    const { mean, sd } = alternating(1000000.2, 1000000.1, 1000000.3);
    expect(mean).toBeCloseTo(1000000.2, 8);
    expect(sd).toBeCloseTo(0.1, 9);
  });

  test('NumAcc4', () => {
    const { mean, sd } = alternating(10000000.2, 10000000.1, 10000000.3);
    expect(mean).toBeCloseTo(10000000.2, 7);
    expect(sd).toBeCloseTo(0.1, 8);
  });
});

test('the standard deviation is that of a sample', () => {
  expect(of(2, 4, 4, 4, 5, 5, 7, 9).sd).toBeCloseTo(Math.sqrt(32 / 7), 14);
});

test('one value has no spread, and no value has nothing', () => {
  expect(of(-7)).toEqual({ count: 1, mean: -7, sd: 0, min: -7, max: -7 });
  expect(of()).toEqual({ count: 0, mean: 0, sd: 0, min: 0, max: 0 });
});

test('the mean of whole numbers is the exact sum, divided once', () => {
  const whole = fc.integer({ min: -(2 ** 40), max: 2 ** 40 });
  fc.assert(
    fc.property(fc.array(whole, { minLength: 1, maxLength: 200, size: 'max' }), (values) => {
      const sum = values.reduce((total, value) => total + BigInt(value), 0n);
      const { mean, min, max } = of(...values);
      expect(mean).toBe(Number(sum) / values.length);
      expect([min, max]).toEqual([Math.min(...values), Math.max(...values)]);
    }),
  );
});
