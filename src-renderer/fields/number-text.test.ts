import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrowStep, formatNumber, formatValue, readNumber, stepped, withUnit } from './number-text.ts';

describe('a number as text', () => {
  test('has separators and a real minus', () => {
    expect(formatNumber(1600)).toBe('1,600');
    expect(formatNumber(-12.5)).toBe('−12.5');
  });

  test('is read as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(readNumber(formatNumber(cents / 100))).toBe(cents / 100);
      }),
    );
  });

  test.each([
    ['1600', 1600],
    ['1,600', 1600],
    ['1 600', 1600],
    ['1’600', 1600],
    ['€ 1,600.50', 1600.5],
    ['15 %', 15],
    ['0,5', 0.5],
    ['+3', 3],
    ['−5', -5],
    ['.5', 0.5],
  ])('%s is a number', (text, value) => expect(readNumber(text)).toBe(value));

  test.each(['', 'fifteen', '1.2.3', '1,60,0', '0x10', '1e5', '--3', 'NaN'])('“%s” is none', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  );

  test('may carry the unit of its field', () => expect(readNumber('220 people', 'people')).toBe(220));
});

test('values in words', () => {
  expect(formatValue(['a', 'b'])).toBe('a, b');
  expect(formatValue([])).toBe('none');
  expect(formatValue(true)).toBe('yes');
  expect(formatValue(undefined)).toBe('–');
  expect(withUnit('−300', '€')).toBe('−€300');
  expect(withUnit('15', '%')).toBe('15 %');
  expect(withUnit('15', undefined)).toBe('15');
});

describe('a step', () => {
  test('goes a whole unit also where cents are allowed', () => {
    expect(arrowStep({ step: 0.01 })).toBe(1);
    expect(arrowStep({ step: 50 })).toBe(50);
    expect(arrowStep({})).toBe(1);
  });

  test('stays within the bounds', () => {
    expect(stepped(0, -1, { step: 1, minimum: 0 })).toBe(0);
    expect(stepped(99, 10, { step: 1, maximum: 100 })).toBe(100);
  });

  test('adds no dust of binary fractions', () => expect(stepped(0.1, 0.2, { step: 0.01 })).toBe(0.3));
});
