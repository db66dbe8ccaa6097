import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import { differenceOf, placeInWords, textDifference, valueInWords } from './change-words.ts';

const field = (key: string, title: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  key,
  title,
  kind,
  required: true,
  ...more,
});
const range = field('cost', 'Cost', 'group', {
  fields: [field('min', 'From', 'number', { unit: '€' }), field('max', 'To', 'number', { unit: '€' })],
});
const entry = field('', 'Class', 'group', { fields: [field('name', 'Name', 'text'), range] });
const mode = field('mode', 'Mode', 'group', {
  fields: [
    field('act', 'Act classes', 'map', { item: entry }),
    field('rounds', 'Rounds', 'list', { item: field('', 'Round', 'group', { fields: [] }) }),
  ],
});

describe('the place of a change', () => {
  const value = { act: { 'guest-dj': { name: 'Guest DJ' } }, rounds: [{ name: 'Warm-up' }, {}] };

  test('is said with titles and names', () => {
    expect(placeInWords(mode, ['act', 'guest-dj', 'cost', 'min'], value)).toBe('Act classes › Guest DJ › Cost › From');
    expect(placeInWords(mode, ['rounds', 0], value)).toBe('Rounds › Warm-up');
    expect(placeInWords(mode, ['rounds', 1], value)).toBe('Rounds › 2');
  });

  test('keeps the keys where nothing is known of them', () => {
    expect(placeInWords(undefined, ['house', 'lead'], {})).toBe('house › lead');
  });
});

test('values in words', () => {
  expect(valueInWords(entry, { name: 'Band', cost: { min: 1000, max: 2000 } })).toBe('name Band · cost €1,000–2,000');
  expect(valueInWords(range.fields?.[0], 1500)).toBe('€1,500');
  expect(valueInWords(undefined, ['a', 'b'])).toBe('a, b');
  expect(valueInWords(undefined, undefined)).toBe('–');
});

describe('a difference', () => {
  const money = field('cost', 'Cost', 'number', { unit: '€' });

  test('of numbers has an amount and a percentage', () => {
    expect(differenceOf({ path: ['cost'], before: 600, after: 420 }, money)).toEqual({
      words: '−€180',
      percent: '−30 %',
    });
    expect(differenceOf({ path: ['cost'], before: 500, after: 505 }, money)).toEqual({ words: '+€5', percent: '+1 %' });
    expect(differenceOf({ path: ['cost'], before: 0, after: 5 }, money)).toEqual({ words: '+€5' });
    expect(differenceOf({ path: ['cost'], before: 0.1, after: 0.3 }, undefined).words).toBe('+0.2');
  });

  test('of percentages is one of points', () => {
    const share = field('share', 'Share', 'integer', { unit: '%' });
    expect(differenceOf({ path: ['share'], before: 100, after: 120 }, share)).toEqual({
      words: '+20 points',
      percent: '+20 %',
    });
  });

  test('of lists says what came and went', () => {
    const of = (before: unknown[], after: unknown[]) =>
      differenceOf({ path: ['modes'], before, after }, undefined).words;
    expect(of(['club'], ['club', 'party'])).toBe('+ party');
    expect(of(['club', 'day'], ['party'])).toBe('+ party, − club, − day');
    expect(of(['a', 'b'], ['b', 'a'])).toBe('another order');
    expect(of(['a'], ['a', 'a'])).toBe('+ a');
  });

  test('of what is new or gone', () => {
    expect(differenceOf({ path: ['day'], after: 1 }, undefined)).toEqual({ words: 'new' });
    expect(differenceOf({ path: ['day'], before: 1 }, undefined)).toEqual({ words: 'gone' });
  });
});

describe('two texts', () => {
  test('differ in whole words', () => {
    expect(textDifference('Lives under the booth.', 'Lives behind the booth.')).toEqual({
      start: 'Lives ',
      before: 'under ',
      after: 'behind ',
      end: 'the booth.',
    });
  });

  test('can be put together again', () => {
    fc.assert(
      fc.property(fc.lorem(), fc.lorem(), (a, b) => {
        const { start, before, after, end } = textDifference(a, b);
        expect([start + before + end, start + after + end]).toEqual([a, b]);
      }),
    );
  });
});
