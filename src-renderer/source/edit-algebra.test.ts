import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../src-shared/text-edits.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import { composeEdits, mergeEdits, moveApart } from './edit-algebra.ts';

const text = fc.string({ maxLength: 20 });
/** Edits that fit a text, in order and apart. */
const editsOf = (length: number): fc.Arbitrary<TextEdit[]> =>
  fc.array(fc.tuple(fc.nat(length), fc.nat(length), fc.string({ maxLength: 3 })), { maxLength: 3 }).map((raw) => {
    const edits: TextEdit[] = [];
    let from = 0;
    for (const [a, b, inserted] of raw.toSorted((x, y) => Math.min(x[0], x[1]) - Math.min(y[0], y[1]))) {
      const start = Math.max(from, Math.min(a, b));
      const end = Math.max(start, Math.max(a, b));
      edits.push({ start, end, text: inserted });
      from = end;
    }
    return edits;
  });

test('a composition does what both do one after the other', () => {
  const cases = text.chain((before) =>
    editsOf(before.length).chain((first) => {
      const between = applyEdits(before, first);
      return editsOf(between.length).map((second) => ({ before, first, second }));
    }),
  );
  fc.assert(
    fc.property(cases, ({ before, first, second }) => {
      expect(applyEdits(before, composeEdits(first, second))).toBe(applyEdits(applyEdits(before, first), second));
    }),
    { numRuns: 2000 },
  );
});

const pairs = text.chain((before) =>
  fc.record({ before: fc.constant(before), a: editsOf(before.length), b: editsOf(before.length) }),
);

test('edits that were moved apart end with the same text in both orders', () => {
  fc.assert(
    fc.property(pairs, ({ before, a, b }) => {
      const moved = moveApart(a, b);
      if (!moved) return;
      const afterA = applyEdits(applyEdits(before, a), moved.later);
      expect(applyEdits(applyEdits(before, b), moved.earlier)).toBe(afterA);
    }),
    { numRuns: 2000 },
  );
});

test('a merge keeps all that I typed, and theirs where they do not meet', () => {
  fc.assert(
    fc.property(pairs, ({ before, a, b }) => {
      const merged = mergeEdits(a, b);
      for (const edit of a) expect(merged).toContainEqual(edit);
      applyEdits(before, merged);
      const isApart = (x: TextEdit, y: TextEdit) => x.end < y.start || y.end < x.start;
      for (const edit of b) if (a.every((own) => isApart(own, edit))) expect(merged).toContainEqual(edit);
    }),
    { numRuns: 2000 },
  );
});

test('insertions at one place: the earlier comes first', () => {
  const at = (inserted: string): TextEdit => ({ start: 1, end: 1, text: inserted });
  expect(moveApart([at('A')], [at('B')])).toEqual({
    earlier: [at('A')],
    later: [{ start: 2, end: 2, text: 'B' }],
  });
});
