import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, fuzzyMatch } from './fuzzy.ts';

const ranked = (typed: string, texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => {
      const match = fuzzyMatch(folded(typed), folded(text));
      return match ? [{ text, score: match.score }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text);

describe('fuzzy search', () => {
  it('ranks whole words above starts, starts above the middle, and strewn letters last', () => {
    expect(ranked('rosa', ['Rock over Sand', 'Aurosal', 'Rosalie', 'Rosa Nox'])).toEqual([
      'Rosa Nox',
      'Rosalie',
      'Aurosal',
      'Rock over Sand',
    ]);
    expect(ranked('rn', ['Corner', 'Rosa Nox'])).toEqual(['Corner', 'Rosa Nox']);
    expect(ranked('rnx', ['Corner', 'Rosa Nox'])).toEqual(['Rosa Nox']);
  });

  it('takes words in any order', () => {
    expect(ranked('nox ros', ['Rosa Nox', 'Rosa Luna'])).toEqual(['Rosa Nox']);
  });

  it('finds ids by the first letters of their parts', () => {
    expect(ranked('eg', ['echo-der-gruft', 'regal'])[0]).toBe('regal');
    expect(ranked('edg', ['echo-der-gruft', 'kaltes-licht'])).toEqual(['echo-der-gruft']);
  });

  it('does not mind case, accents or umlauts', () => {
    expect(ranked('cafe mull', ['CAFÉ MÜLLER'])).toEqual(['CAFÉ MÜLLER']);
  });

  it('prefers the shorter of two that match alike', () => {
    expect(ranked('save', ['Save all sets', 'Save'])[0]).toBe('Save');
  });

  it('finds nothing where a letter is missing', () => {
    expect(fuzzyMatch('xyz', 'rosa nox')).toBeUndefined();
  });

  it('says which letters matched', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 4 }), (text, typed) => {
        const match = fuzzyMatch(folded(typed), folded(text));
        if (!match) return;
        const letters = new Set(match.places.map((at) => folded(text)[at]));
        for (const letter of folded(typed).replaceAll(' ', '')) expect(letters).toContain(letter);
      }),
    );
  });

  it('keeps the length of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(folded(text)).toHaveLength(text.length);
      }),
    );
  });
});
