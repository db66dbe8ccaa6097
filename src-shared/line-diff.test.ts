import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffHunks, diffLines } from './line-diff.ts';

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }).map((lines) => lines.join('\n'));
const side = (lines: readonly ({ readonly text: string } | undefined)[]): string =>
  lines.flatMap((line) => (line ? [line.text] : [])).join('\n');

describe('two texts side by side', () => {
  it('hold all lines of both, in order', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = diffLines(before, after);
        expect(side(rows.map((row) => row.left))).toBe(before);
        expect(side(rows.map((row) => row.right))).toBe(after);
        for (const row of rows) expect(row.left?.text === row.right?.text || !row.isSame).toBe(true);
      }),
    );
  });

  it('mark the one line that has changed', () => {
    const rows = diffLines('a\nb\nc\n', 'a\nB\nc\n');
    expect(rows.map((row) => row.isSame)).toEqual([true, false, true]);
    expect(rows[1]).toEqual({ left: { number: 2, text: 'b' }, right: { number: 2, text: 'B' }, isSame: false });
  });

  it('find the longest common lines', () => {
    const same = diffLines('a\nb\nc\na\nb\nb\na', 'c\nb\na\nb\na\nc').filter((row) => row.isSame);
    expect(same).toHaveLength(4);
  });

  it('do not care about line endings', () => {
    expect(diffLines('a\r\nb\r\n', 'a\nb').every((row) => row.isSame)).toBe(true);
  });

  it('show what is near a change, and count the rest', () => {
    const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`);
    const rows = diffLines(lines.join('\n'), lines.with(10, 'new').join('\n'));
    const hunks = diffHunks(rows, 2);
    expect(hunks.map((hunk) => ('hidden' in hunk ? hunk.hidden : hunk.length))).toEqual([8, 5, 7]);
  });
});
