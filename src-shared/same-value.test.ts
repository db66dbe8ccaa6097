import { expect, test } from 'vitest';
import { isSameValue } from './same-value.ts';

test.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j: %s', (a, b, same) => {
  expect(isSameValue(a, b)).toBe(same);
  expect(isSameValue(b, a)).toBe(same);
});
