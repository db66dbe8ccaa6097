import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantiles } from './quantiles.ts';

const PROBABILITIES = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1];

/** The definition, word for word. */
function bySorting(values: readonly number[], probability: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = (values.length - 1) * probability;
  const below = Math.floor(place);
  const low = sorted[below]!;
  return place === below ? low : low + (place - below) * (sorted[below + 1]! - low);
}

test('type 7, as R’s quantile(1:10) gives it', () => {
  const values = Float64Array.of(7, 1, 10, 4, 2, 9, 3, 8, 6, 5);
  expect(quantiles(values, [0, 0.25, 0.5, 0.75, 1])).toEqual([1, 3.25, 5.5, 7.75, 10]);
});

test('selecting and counting give what sorting gives', () => {
  const anything = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 300, size: 'max' });
  const fewDistinct = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 300, size: 'max' });
  const halves = fewDistinct.map((values) => values.map((value) => value / 2));
  fc.assert(
    fc.property(fc.oneof(anything, fewDistinct, halves), (values) => {
      const found = quantiles(Float64Array.from(values), PROBABILITIES);
      expect(found).toEqual(PROBABILITIES.map((probability) => bySorting(values, probability)));
    }),
  );
});

test.each([
  ['rising', (at: number) => at],
  ['falling', (at: number) => -at],
  ['all equal', () => 5],
  ['a saw', (at: number) => at % 7],
])('a long list that is %s takes no square of its length', (_, value) => {
  const values = Array.from({ length: 300_000 }, (_entry, at) => value(at));
  expect(quantiles(Float64Array.from(values), [0.5])).toEqual([bySorting(values, 0.5)]);
});

test('one value is every quantile; none gives nothing', () => {
  expect(quantiles(Float64Array.of(42), [0.05, 0.5, 0.95])).toEqual([42, 42, 42]);
  expect(quantiles(new Float64Array(), [0.5])).toEqual([0]);
});
