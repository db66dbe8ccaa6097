import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../src-shared/text-edits.ts';
import { lineEdits } from './line-edits.ts';

const text = fc
  .array(fc.constantFrom('a', 'b', 'cost: 1', 'cost: 2', ''), { maxLength: 12 })
  .chain((lines) => fc.constantFrom('\n', '\r\n').map((end) => lines.join(end)));

test('the edits lead from any text to any other', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(applyEdits(before, lineEdits(before, after))).toBe(after);
    }),
    { numRuns: 3000 },
  );
});

test('lines between two changes are left alone', () => {
  const before = 'type: act\ncards:\n- id: a\n  cost: 5\n';
  expect(lineEdits(before, 'type:  act\ncards:\n- id: a\n  cost: 6\n')).toEqual([
    { start: 6, end: 6, text: ' ' },
    { start: 33, end: 34, text: '6' },
  ]);
});

test('texts that share nothing are replaced as one', () => {
  const lines = (word: string) => Array.from({ length: 2000 }, (_, line) => `${word} ${line}\n`).join('');
  expect(lineEdits(lines('old'), lines('new'))).toHaveLength(1);
});
