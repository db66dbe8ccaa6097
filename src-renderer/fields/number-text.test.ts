import { describe, expect, test } from 'vitest';
import { arrowStep, formatNumber, formatValue, stepped, withUnit } from './number-text.ts';

describe('a number as text', () => {
  test('has separators and a real minus', () => {
    expect(formatNumber(1600)).toBe('1,600');
    expect(formatNumber(-12.5)).toBe('−12.5');
  });
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

test('one of a unit is called so', () => {
  expect(withUnit('1', 'points')).toBe('1 point');
  expect(withUnit('−1', 'points')).toBe('−1 point');
  expect(withUnit('1', 'people')).toBe('1 person');
  expect(['11', '1.0', '0', '1–2'].map((text) => withUnit(text, 'points'))).toEqual([
    '11 points',
    '1.0 points',
    '0 points',
    '1–2 points',
  ]);
  expect(['BPM', '%', '€'].map((unit) => withUnit('1', unit))).toEqual(['1 BPM', '1 %', '€1']);
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
