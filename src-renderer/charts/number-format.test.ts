import { describe, expect, test } from 'vitest';
import {
  changeOf,
  decimalsOf,
  edgeText,
  exactText,
  fixed,
  isWord,
  percentText,
  shareText,
  shortText,
  signed,
  titleText,
  unitText,
} from './number-format.ts';

const people = { unit: 'people', decimals: 0 };
const euros = { unit: '€', decimals: 2 };
const percent = { unit: '%', decimals: 2 };

describe('numbers', () => {
  test('have so many decimals, separators and a real minus', () => {
    expect(fixed(1204.5, 2)).toBe('1,204.50');
    expect(fixed(-0.5, 1)).toBe('−0.5');
  });

  test('are never a zero with a sign', () => {
    expect(fixed(-0.001, 1)).toBe('0.0');
    expect(signed(0.001, 1)).toBe('0.0');
    expect(signed(-0.001, 1)).toBe('0.0');
    expect(signed(17, 0)).toBe('+17');
    expect(signed(-17, 0)).toBe('−17');
  });

  test.each([
    [0, people, 0],
    [2204, people, 0],
    [75.1, people, 0],
    [2.2, people, 1],
    [0.34, people, 2],
    [0.034, people, 3],
    [33.7, percent, 1],
    [2.35, euros, 2],
    [48.2, euros, 0],
  ])('of the size of %d %o are read with %d decimals', (size, quantity, decimals) => {
    expect(decimalsOf(size, quantity)).toBe(decimals);
  });
});

describe('units', () => {
  test('stand where people write them', () => {
    expect(unitText('1,204', euros)).toBe('€1,204');
    expect(unitText('−40', euros)).toBe('−€40');
    expect(unitText('33.7', percent)).toBe('33.7 %');
    expect(unitText('214', people)).toBe('214 people');
    expect(unitText('5', { unit: '', decimals: 0 })).toBe('5');
  });

  test('that have no singular are left out beside a one', () => {
    expect(unitText('1', people)).toBe('1');
    expect(unitText('1', euros)).toBe('€1');
  });

  test('in words stand once, beside the numbers', () => {
    expect(shortText('214', people)).toBe('214');
    expect(shortText('214', euros)).toBe('€214');
    expect(isWord('people')).toBe(true);
    expect(isWord('€')).toBe(false);
    expect(isWord('')).toBe(false);
  });

  test('between percentages are points, which are not the points that a game counts', () => {
    expect(shortText('+2.1', changeOf(percent))).toBe('+2.1 points');
    expect(decimalsOf(48.2, changeOf(percent))).toBe(1);
    const points = { unit: 'points', decimals: 0 };
    expect(changeOf(points)).toEqual(points);
    expect(isWord('points')).toBe(true);
    expect([shortText('39', points), exactText(39, points)]).toEqual(['39', '39']);
    expect(decimalsOf(48.2, points)).toBe(0);
  });
});

test('a title says its unit once', () => {
  expect(titleText({ label: 'Crowd pleased', unit: 'members' })).toBe('Crowd pleased, members');
  expect(titleText({ label: 'Points', unit: 'points' })).toBe('Points');
  expect(titleText({ label: 'Profit', unit: '€' })).toBe('Profit');
});

test('an amount has no decimals that say nothing', () => {
  expect(exactText(6057, euros)).toBe('€6,057');
  expect(exactText(6057.25, euros)).toBe('€6,057');
  expect(exactText(21.6, euros)).toBe('€21.60');
  expect(exactText(21, euros)).toBe('€21');
  expect(exactText(33.75, percent)).toBe('33.8 %');
  expect(exactText(214, people)).toBe('214');
});

test('the end of a stretch is exact', () => {
  expect(edgeText(2.5, euros)).toBe('€2.50');
  expect(edgeText(4000, euros)).toBe('€4,000');
  expect(edgeText(12.25, percent)).toBe('12.25 %');
});

test('never and always look different from nearly', () => {
  expect(shareText(0)).toBe('0 %');
  expect(shareText(0.0003)).toBe('< 0.1 %');
  expect(shareText(0.078)).toBe('7.8 %');
  expect(shareText(0.9997)).toBe('> 99.9 %');
  expect(shareText(1)).toBe('100 %');
  expect(percentText(99.9)).toBe('99.9 %');
});
