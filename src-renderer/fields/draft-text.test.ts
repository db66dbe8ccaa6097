import { describe, expect, test } from 'vitest';
import { draftOver, draftTyped } from './draft-text.ts';

describe('a draft', () => {
  const refused = { text: 'abc', on: '8.5', trouble: 'not a number' };

  test('stays while its value does', () => expect(draftOver(refused, '8.5')).toBe(refused));

  test('goes when the value changes underneath, also a refused or emptied one', () => {
    expect(draftOver(refused, '15')).toBeUndefined();
    expect(draftOver({ text: '', on: 'Lady' }, 'Lady Asbest')).toBeUndefined();
  });

  test('goes when its own text was written', () => {
    expect(draftOver({ text: '8,5', on: '15' }, '8.5', '8,5')).toBeUndefined();
  });

  test('stays when it was typed while an older one was written', () => {
    expect(draftOver({ text: '17', on: '15' }, '16', '16')).toEqual({ text: '17', on: '16' });
  });
});

describe('typing', () => {
  test('starts a draft on the value that is seen', () => {
    expect(draftTyped(undefined, '15', { text: '8,5' })).toEqual({ text: '8,5', on: '15' });
  });

  test('forgets what was wrong with the text before', () => {
    expect(draftTyped({ text: 'abc', on: '15', trouble: 'not a number' }, '15', { text: 'ab' })).toEqual({
      text: 'ab',
      on: '15',
    });
  });

  test('back to the value is no draft any more, unless another text is on its way', () => {
    expect(draftTyped({ text: '1', on: '15' }, '15', { text: '15' })).toBeUndefined();
    expect(draftTyped({ text: '16', on: '15' }, '15', { text: '15', writing: '16' })).toEqual({ text: '15', on: '15' });
  });

  test('undone by the browser goes back in a draft, and never makes one of its own', () => {
    expect(draftTyped({ text: '89', on: '15' }, '15', { text: '8', isUndo: true })).toEqual({ text: '8', on: '15' });
    expect(draftTyped(undefined, '15', { text: '8,5', isUndo: true })).toBeUndefined();
  });
});
