import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../src-shared/text-edits.ts';
import { hasLineEnds, inFile, type LineEnd, withLineEnds } from './line-ends.ts';

const text = fc.array(fc.constantFrom('a', 'bc', '\n', '\r\n'), { maxLength: 20 }).map((parts) => parts.join(''));
const end = fc.constantFrom<LineEnd>('\n', '\r\n');

test('an edit of the shown text does the same in the file, and leaves its other line ends alone', () => {
  fc.assert(
    fc.property(text, end, fc.nat(), fc.nat(), fc.constantFrom('x', '', 'y z'), (file, kind, a, b, inserted) => {
      const shown = withLineEnds(file, kind);
      const at = (offset: number) => {
        const place = offset % (shown.length + 1);
        // Nobody can put the cursor between the two halves of a line end.
        return shown.slice(place - 1, place + 1) === '\r\n' ? place + 1 : place;
      };
      const [start, stop] = [at(a), at(b)].toSorted((x, y) => x - y) as [number, number];
      const edit = { start, end: stop, text: inserted };
      const edited = applyEdits(file, inFile(file, kind, [edit]));
      expect(withLineEnds(edited, kind)).toBe(applyEdits(shown, [edit]));
      if (start === stop && inserted === '') expect(edited).toBe(file);
    }),
    { numRuns: 2000 },
  );
});

test('whether all line ends are of one kind', () => {
  expect(hasLineEnds('a\nb\n', '\n')).toBe(true);
  expect(hasLineEnds('a\r\nb', '\r\n')).toBe(true);
  expect(hasLineEnds('ab', '\r\n')).toBe(true);
  expect(hasLineEnds('a\nb\r\n', '\n')).toBe(false);
  expect(hasLineEnds('a\nb\r\n', '\r\n')).toBe(false);
  expect(hasLineEnds('a\rb\r\n', '\r\n')).toBe(false);
  expect(hasLineEnds('a\nb', '\r\n')).toBe(false);
});
