import { expect, test } from 'vitest';
import { counted, durationText, numberText, shareText } from './number-text.ts';
import { textTable, wrapped } from './text-layout.ts';

test('numbers stand to the right, words to the left', () => {
  const columns = [
    { title: 'Measure', align: 'left' },
    { title: 'mean', align: 'right' },
  ] as const;
  expect(
    textTable(columns, [
      ['Profit', '1,234.50'],
      ['Fill', '7.00'],
    ]),
  ).toEqual(['Measure      mean', 'Profit   1,234.50', 'Fill         7.00']);
});

test('texts break at spaces', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('one unbreakable', 6, '  ')).toEqual(['  one', '  unbreakable']);
});

test('numbers as people write them', () => {
  expect(numberText(1234567)).toBe('1,234,567');
  expect(numberText(-1234.5, 2)).toBe('−1,234.50');
  expect(numberText(-0.001, 2)).toBe('0.00');
  expect(numberText(999.999, 2)).toBe('1,000.00');
  expect(shareText(0.2534)).toBe('25.3 %');
  expect([counted(1, 'table'), counted(1200, 'table')]).toEqual(['1 table', '1,200 tables']);
  expect([durationText(0.2), durationText(100), durationText(7500)]).toEqual(['1 s', '2 min', '2 h 5 min']);
});
