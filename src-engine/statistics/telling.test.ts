import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellingOf } from './telling.ts';

const of = (...values: number[]): Float64Array => Float64Array.from(values);

test('where more than half have the same, only the others tell', () => {
  expect(tellingOf(of(0, 0, 0, 5, 6))).toBe(2);
  expect(tellingOf(of(5, 75, 6, 75, 75))).toBe(2);
  expect(tellingOf(of(75, 75, 75))).toBe(0);
});

test('where no more than half have the same, all tell', () => {
  expect(tellingOf(of(1, 1, 2, 2))).toBe(4);
  expect(tellingOf(of(1, 2, 3))).toBe(3);
  expect(tellingOf(of())).toBe(0);
});

test('NaN is like no other', () => {
  expect(tellingOf(of(Number.NaN, Number.NaN, Number.NaN))).toBe(3);
  expect(tellingOf(of(Number.NaN, 2, 2, Number.NaN, 2))).toBe(2);
});

test('is what counting every value gives, in whichever order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(-3, 0, 75, 75, 75, Number.NaN), { maxLength: 30 }), (list) => {
      const counts = list.map((value) => list.filter((other) => other === value).length);
      const most = Math.max(0, ...counts);
      expect(tellingOf(Float64Array.from(list))).toBe(2 * most > list.length ? list.length - most : list.length);
    }),
  );
});
