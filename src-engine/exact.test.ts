import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, floorOfProduct, percentOf } from './exact.ts';

test('the floor of a product is exact, however large it is', () => {
  const factor = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 10_000_000 }));
  fc.assert(
    fc.property(factor, factor, factor, factor, fc.integer({ min: 1, max: 100_000_000 }), (a, b, c, d, divisor) => {
      const exact = (BigInt(a) * BigInt(b) * BigInt(c) * BigInt(d)) / BigInt(divisor);
      if (exact <= BigInt(Number.MAX_SAFE_INTEGER)) expect(floorOfProduct(a, b, c, d, divisor)).toBe(Number(exact));
    }),
    { numRuns: 20_000 },
  );
});

test('the floor of a product is exact where the quotient is a whole number, or one less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 2, max: 100_000_000 }),
      (quotient, divisor) => {
        expect(floorOfProduct(quotient * divisor, 1, 1, 1, divisor)).toBe(quotient);
        expect(floorOfProduct(quotient * divisor - 1, 1, 1, 1, divisor)).toBe(quotient - 1);
      },
    ),
    { numRuns: 20_000 },
  );
});

test('percentages of money round half up to the cent', () => {
  expect(percentOf(2800, 135)).toBe(3780);
  expect(percentOf(1555, 135)).toBe(2099); // 2,099.25
  expect(percentOf(2, 125)).toBe(3); // 2.5
});

test('euros in the data become whole cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
      expect(cents(Number((amount / 100).toFixed(2)))).toBe(amount);
    }),
  );
});
