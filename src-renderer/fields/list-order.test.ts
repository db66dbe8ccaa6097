import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moved } from './list-field.tsx';
import { toggled } from './multi-choice-field.tsx';

describe('a moved entry', () => {
  test('stands at its new place', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });

  test('can be moved back', () => {
    const place = fc.nat(5);
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), place, place, (list, from, to) => {
        expect(moved(moved(list, from, to), to, from)).toEqual(list);
      }),
    );
  });
});

describe('a toggled name', () => {
  const names = ['club', 'party', 'festival'];

  test('keeps a list in the order of the names', () => {
    expect(toggled(['club', 'festival'], 'party', names)).toEqual(names);
    expect(toggled(names, 'party', names)).toEqual(['club', 'festival']);
  });

  test('goes to the end where the list has an order of its own', () => {
    expect(toggled(['festival', 'club'], 'party', names)).toEqual(['festival', 'club', 'party']);
    expect(toggled(['typo', 'club'], 'party', names)).toEqual(['typo', 'club', 'party']);
  });
});
