import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, inverseEdits, minimalEdit } from './text-edits.ts';
import type { TextEdit } from './workbench/edit.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r\n', 'ä', '😀', '😁') }),
  fc.string({ unit: 'binary' }),
);

/** A text with edits that fit into it. */
const edited = fc
  .tuple(text, fc.array(fc.tuple(fc.nat(40), fc.string({ maxLength: 5 })), { maxLength: 6 }))
  .map(([before, pieces]) => {
    const places = pieces.flatMap(([place]) => [place, place + 3]).map((place) => Math.min(place, before.length));
    places.sort((a, b) => a - b);
    const edits = pieces.map(
      ([, inserted], i): TextEdit => ({ start: places[2 * i]!, end: places[2 * i + 1]!, text: inserted }),
    );
    return { before, edits };
  });

describe('applying edits', () => {
  test('puts each in its own place of the text before', () => {
    const edits = [
      { start: 0, end: 1, text: 'A' },
      { start: 2, end: 2, text: '-' },
      { start: 3, end: 4, text: '' },
    ];
    expect(applyEdits('abcd', edits)).toBe('Ab-c');
  });

  test('keeps the order of edits at the same place', () => {
    const edits = [
      { start: 1, end: 1, text: 'x' },
      { start: 1, end: 1, text: 'y' },
      { start: 1, end: 2, text: 'z' },
    ];
    expect(applyEdits('abc', edits)).toBe('axyzc');
  });

  test.each([
    [
      [
        { start: 2, end: 3, text: '' },
        { start: 1, end: 2, text: '' },
      ],
    ],
    [
      [
        { start: 0, end: 2, text: '' },
        { start: 1, end: 3, text: '' },
      ],
    ],
    [[{ start: 0, end: 9, text: '' }]],
    [[{ start: 2, end: 1, text: '' }]],
  ])('refuses %j, which do not fit', (edits) => expect(() => applyEdits('abcd', edits)).toThrow(RangeError));

  test('does nothing without edits', () => fc.assert(fc.property(text, (before) => applyEdits(before, []) === before)));
});

test('inverse edits bring the text back, and their inverse the edits', () => {
  fc.assert(
    fc.property(edited, ({ before, edits }) => {
      const after = applyEdits(before, edits);
      const inverse = inverseEdits(before, edits);
      expect(applyEdits(after, inverse)).toBe(before);
      expect(inverseEdits(after, inverse)).toEqual(edits);
    }),
  );
});

describe('the smallest edit', () => {
  test('makes one text out of the other', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edit = minimalEdit(before, after);
        expect(applyEdits(before, edit ? [edit] : [])).toBe(after);
      }),
    );
  });

  test('is none for equal texts', () => expect(minimalEdit('same', 'same')).toBeUndefined());

  test('is no larger than what was changed', () => {
    fc.assert(
      fc.property(text, text, text, text, (head, from, to, tail) => {
        const edit = minimalEdit(head + from + tail, head + to + tail);
        expect((edit?.end ?? 0) - (edit?.start ?? 0)).toBeLessThanOrEqual(from.length + 2);
        expect(edit?.text.length ?? 0).toBeLessThanOrEqual(to.length + 2);
      }),
    );
  });

  test('does not count a character twice that stands at both ends', () => {
    expect(minimalEdit('aa', 'aaa')).toEqual({ start: 2, end: 2, text: 'a' });
    expect(minimalEdit('aaa', 'aa')).toEqual({ start: 2, end: 3, text: '' });
  });

  test('leaves characters of two units whole', () => {
    expect(minimalEdit('x😀y', 'x😁y')).toEqual({ start: 1, end: 3, text: '😁' });
    expect(minimalEdit('😀', '𐐀')).toEqual({ start: 0, end: 2, text: '𐐀' });
  });
});
