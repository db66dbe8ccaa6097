import { expect, test } from 'vitest';
import { contrastOf, leastContrast } from './contrast.ts';

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#123456', '#123456')).toBe(1);
});

test('large text needs less of it', () => {
  expect([13.9, 14].map(leastContrast)).toEqual([4.5, 3]);
});
