import { expect, test } from 'vitest';
import { euros, grouped, percentPoints } from './format.ts';

test.each([
  [0, '€0'],
  [5, '€0.05'],
  [3360, '€33.60'],
  [120_000, '€1,200'],
  [-31_050, '−€310.50'],
  [1_234_567_89, '€1,234,567.89'],
])('%d cents read %s', (cents, text) => {
  expect(euros(cents)).toBe(text);
});

test('whole numbers are grouped, percent points keep their halves', () => {
  expect([999, 1000, -1_234_567].map(grouped)).toEqual(['999', '1,000', '−1,234,567']);
  expect([1500, 750].map(percentPoints)).toEqual(['15 %', '7.5 %']);
});
