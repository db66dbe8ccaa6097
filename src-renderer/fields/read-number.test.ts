import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './number-text.ts';
import { readNumber } from './read-number.ts';

const euros = { unit: '€', step: 0.01 };
const percent = { unit: '%', step: 1 };

describe('numbers in cells and forms', () => {
  it.each([
    ['750', 750],
    ['1,720', 1720],
    ['8.000,5', 8000.5],
    ['€ 1.200', 1200],
    ['1’600', 1600],
    ['1.720', 1720],
    ['1 720', 1720],
    ['1\u202f720,50', 1720.5],
    ["12'000", 12000],
    ['1,234,567', 1234567],
    ['1.234.567,89', 1234567.89],
    ['1,234.5', 1234.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0,125', 0.125],
    ['.5', 0.5],
    ['5.', 5],
    ['€ 750', 750],
    ['750€', 750],
    ['750 EUR', 750],
    ['−5', -5],
    ['-€5', -5],
    ['€ -5', -5],
    ['+5', 5],
    ['1e3', 1000],
  ])('reads %s as %d euros', (text, value) => expect(readNumber(text, euros)).toBe(value));

  it.each([
    '',
    'fifteen',
    '12 %',
    '$ 5',
    '1,2,3',
    '1.2.3',
    '1,23.456.789',
    '12 34',
    '--5',
    '1/2',
    'NaN',
    'Infinity',
    '1e999',
  ])('does not take “%s” for euros', (text) => expect(readNumber(text, euros)).toBeUndefined());

  it('takes the sign of its own unit only', () => {
    expect(readNumber('15 %', percent)).toBe(15);
    expect(readNumber('15 €', percent)).toBeUndefined();
    expect(readNumber('200 people', { unit: 'people', step: 1 })).toBe(200);
  });

  it('takes a point before three digits for decimals where a field has no step', () => {
    expect(readNumber('1.725', {})).toBe(1.725);
    expect(readNumber('1.725', percent)).toBe(1725);
  });

  it('reads back every amount, as typed and as shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        const value = cents / 100 + 0;
        expect(readNumber(String(value), euros)).toBe(value);
        expect(readNumber(formatNumber(value), euros)).toBe(value);
      }),
    );
  });
});
