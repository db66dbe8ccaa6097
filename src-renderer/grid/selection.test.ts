import { describe, expect, it } from 'vitest';
import {
  areaOf,
  type Cell,
  foundAgain,
  lookOf,
  NO_MORE,
  readLook,
  type Selection,
  selectedLines,
} from './selection.ts';

const cell = (line: number, column: number): Cell => ({ line, column, key: `k${line}`, field: `f${column}` });
const block = (anchor: Cell, cursor: Cell, more: Partial<Selection> = {}): Selection => ({
  ...{ anchor, cursor, rows: false, more: NO_MORE },
  ...more,
});
const lines = [0, 1, 2, 3, 4].map((n) => ({ id: `k${n}` }));
const lineOf = new Map(lines.map(({ id }, at) => [id, at]));
const fields = ['f0', 'f1', 'f2'];

describe('a selection', () => {
  it('is the block between its ends, whichever is first', () => {
    expect(areaOf(block(cell(3, 2), cell(1, 0)), 3)).toEqual({ top: 1, bottom: 3, left: 0, right: 2 });
    expect(areaOf(block(cell(3, 2), cell(1, 2), { rows: true }), 3)).toMatchObject({ left: 0, right: 2 });
  });

  it('gives each line a look', () => {
    const selection = block(cell(1, 0), cell(2, 1));
    expect(readLook(lookOf(selection, 2, 'k2', 3))).toEqual({ cursor: 1, left: 0, right: 1, rows: false });
    expect(readLook(lookOf(selection, 1, 'k1', 3))).toEqual({ cursor: -1, left: 0, right: 1, rows: false });
    expect(lookOf(selection, 4, 'k4', 3)).toBe('');
    const rows = block(cell(1, 0), cell(1, 0), { rows: true, more: new Set(['k4']) });
    expect(readLook(lookOf(rows, 4, 'k4', 3))).toEqual({ cursor: -1, left: 0, right: 2, rows: true });
  });

  it('counts picked lines in', () => {
    const rows = block(cell(1, 0), cell(2, 0), { rows: true, more: new Set(['k4', 'gone', 'k1']) });
    expect(selectedLines(rows, lineOf, 3)).toEqual([1, 2, 4]);
  });

  it('finds its cell again', () => {
    const kept = cell(1, 1);
    expect(foundAgain(kept, lines, lineOf, fields)).toBe(kept);
    const sorted = lines.toReversed();
    const sortedLines = new Map(sorted.map(({ id }, at) => [id, at]));
    expect(foundAgain(kept, sorted, sortedLines, ['f1', 'f0'])).toEqual({ line: 3, column: 0, key: 'k1', field: 'f1' });
  });

  it('stays at its place when its card is gone', () => {
    const gone = { ...cell(4, 2), key: 'gone' };
    expect(foundAgain(gone, lines.slice(0, 3), lineOf, fields)).toMatchObject({ line: 2, key: 'k2' });
    expect(foundAgain(gone, [], new Map(), fields)).toBeUndefined();
  });
});
