import { expect, test } from 'vitest';
import { writtenNumber } from './written-number.ts';

test.each([
  ['fifteen', 15],
  ['Twenty', 20],
  ['forty-two', 42],
  ['ninety nine', 99],
  ['15', 15],
  [' 15 ', 15],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['1,200,000', 1_200_000],
  ['1.200,50', 1200.5],
  ['1,200.5', 1200.5],
  ['1,5', 1.5],
  ['12.50', 12.5],
  ['€1,600', 1600],
  ['1600 €', 1600],
  ['15 %', 15],
  ['250 people', 250],
  ['-5', -5],
])('%s is %d', (text, number) => expect(writtenNumber(text)).toBe(number));

test.each(['', 'many', 'twenty-eleven', 'fifteen people or so', '1,2,3', '1.2.3', '12-15', 'x1.5', '1.200.5', '€'])(
  '“%s” is no number',
  (text) => expect(writtenNumber(text)).toBeUndefined(),
);
