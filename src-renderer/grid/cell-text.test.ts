import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import { isEditable, listEntries, readCell, shownText, typedText } from './cell-text.ts';

const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  key: 'f',
  title: 'F',
  kind,
  required: false,
  ...more,
});
const cost = field('number', { unit: '€', step: 0.01 });
const modes = field('list', { item: field('text', { refersTo: 'mode' }) });
const names = [{ id: 'guest-dj', label: 'Guest DJ' }, { id: 'small-live' }];
const value = (f: Field, text: string) => readCell(f, text, names);

describe('what a cell shows and what is typed', () => {
  it('groups thousands to look at, not to type', () => {
    expect(shownText(cost, 1720)).toBe('1,720');
    expect(typedText(cost, 1720)).toBe('1720');
    expect(shownText(field('text'), 1984)).toBe('1984');
  });

  it('reads numbers, and keeps what is none', () => {
    expect(value(cost, '1.720,50 €')).toEqual({ kind: 'value', value: 1720.5 });
    expect(value(cost, 'fifteen')).toEqual({ kind: 'value', value: 'fifteen' });
    expect(value(cost, '  ')).toEqual({ kind: 'empty' });
  });

  it('keeps a text as it is, digits included', () => {
    expect(value(field('text'), '007')).toEqual({ kind: 'value', value: '007' });
  });

  it('finds names by what people call them', () => {
    const kind = field('text', { refersTo: ['classes', 'act'] });
    expect(value(kind, 'Guest DJ')).toEqual({ kind: 'value', value: 'guest-dj' });
    expect(value(kind, 'GUEST-DJ ')).toEqual({ kind: 'value', value: 'guest-dj' });
    expect(value(kind, 'headliner')).toEqual({ kind: 'value', value: 'headliner' });
  });

  it('reads choices with their own type', () => {
    const day = field('choice', { choices: [1, 2] });
    expect(value(day, '2')).toEqual({ kind: 'value', value: 2 });
    expect(value(day, '3')).toEqual({ kind: 'value', value: 3 });
    expect(value(field('choice', { choices: ['red'] }), 'Red')).toEqual({ kind: 'value', value: 'red' });
  });

  it('reads yes and no', () => {
    expect(value(field('boolean'), 'Yes')).toEqual({ kind: 'value', value: true });
    expect(value(field('boolean'), '0')).toEqual({ kind: 'value', value: false });
    expect(value(field('boolean'), 'maybe')).toEqual({ kind: 'value', value: 'maybe' });
  });

  it('reads lists', () => {
    expect(value(modes, 'clubnight; party')).toEqual({ kind: 'value', value: ['clubnight', 'party'] });
    expect(listEntries('a,, b ,"c, d"')).toEqual(['a', 'b', 'c, d']);
    expect(shownText(modes, ['clubnight', 'party'])).toBe('clubnight, party');
  });

  it('makes the same list of its text again', () => {
    const texts = field('list', { item: field('text') });
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (list) => {
        const read = readCell(texts, typedText(texts, list));
        expect(read).toEqual({ kind: 'value', value: list });
      }),
    );
  });

  it('leaves fields made of fields to the source', () => {
    expect(isEditable(field('group'))).toBe(false);
    expect(isEditable(field('list', { item: field('group') }))).toBe(false);
    expect(isEditable(modes)).toBe(true);
  });
});
