import { describe, expect, it } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import { compareValues, matcherOf, searchText, searchWords } from './filters.ts';

const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  key: 'f',
  title: 'F',
  kind,
  required: true,
  ...more,
});
const cost = field('number', { unit: '€', step: 0.01 });
const numbers = [300, 600, 750, 900, 1720];
const through = (text: string) => numbers.filter(matcherOf(cost, { by: 'text', text }));

describe('filters of a column', () => {
  it.each([
    ['>600', [750, 900, 1720]],
    ['>= 600', [600, 750, 900, 1720]],
    ['<600', [300]],
    ['≤600 €', [300, 600]],
    ['600..900', [600, 750, 900]],
    ['600 – 900', [600, 750, 900]],
    ['..600', [300, 600]],
    ['900..', [900, 1720]],
    ['750', [750]],
    ['!=750', [300, 600, 900, 1720]],
    ['1,720', [1720]],
  ])('%s lets numbers through', (text, expected) => expect(through(text)).toEqual(expected));

  it('looks for a text where it is no number', () => {
    const matches = matcherOf(cost, { by: 'text', text: 'fift' });
    expect(matches('fifteen')).toBe(true);
    expect(matches(15)).toBe(false);
    expect(matcherOf(field('text'), { by: 'text', text: ' NOX ' })('Rosa Nox')).toBe(true);
  });

  it('lets ticked values through, of lists as well', () => {
    const modes = field('list', { item: field('text', { refersTo: 'mode' }) });
    const matches = matcherOf(modes, { by: 'values', values: ['party', ''] });
    expect(matches(['clubnight', 'party'])).toBe(true);
    expect(matches(['clubnight'])).toBe(false);
    expect(matches(undefined)).toBe(true);
    expect(matches([])).toBe(true);
  });

  it('searches everything a card shows', () => {
    const text = searchText({ f: 1720 }, [cost]);
    expect(searchWords(' Rosa  NOX ')).toEqual(['rosa', 'nox']);
    expect(text).toContain('1,720');
  });

  it('sorts numbers by size, before texts, and texts as people do', () => {
    expect([10, 'x', 9].toSorted((a, b) => compareValues(cost, a, b))).toEqual([9, 10, 'x']);
    expect(['Act 10', 'act 2'].toSorted((a, b) => compareValues(field('text'), a, b))).toEqual(['act 2', 'Act 10']);
  });
});
