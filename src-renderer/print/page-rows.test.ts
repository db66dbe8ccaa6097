import { describe, expect, test } from 'vitest';
import type { ProofPageSummary } from '../../src-shared/proof.ts';
import { pageRows } from './page-rows.ts';

const page = (sheet: number, side: 'front' | 'back' = 'front'): ProofPageSummary => ({
  width: 210,
  height: 297,
  side,
  sheet,
  cells: [],
});
const room = { width: 700, height: 500 };

describe('pages', () => {
  test('of one side stand below each other', () => {
    expect(pageRows([page(1), page(2)], 'page', room).map(({ pages }) => pages)).toEqual([[0], [1]]);
  });

  test('of one sheet stand beside each other', () => {
    const pages = [page(1), page(1, 'back'), page(2), page(2, 'back')];
    expect(pageRows(pages, 'width', room).map((row) => row.pages)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('of one sheet fill the width one by one where there is little room', () => {
    const rows = pageRows([page(1), page(1, 'back')], 'width', { width: 400, height: 500 });
    expect(rows.map((row) => row.pages)).toEqual([[0], [1]]);
    expect(rows[0]!.sizes[0]!.width).toBeGreaterThan(350);
  });

  test('fit the room as a whole, or its width', () => {
    const [whole] = pageRows([page(1)], 'page', room);
    expect(whole!.height).toBeLessThanOrEqual(room.height);
    const [wide] = pageRows([page(1)], 'width', room);
    expect(wide!.sizes[0]!.width).toBeGreaterThan(600);
    expect(wide!.sizes[0]!.width).toBeLessThanOrEqual(room.width);
  });

  test('are as large as on paper, whatever the room', () => {
    expect(pageRows([page(1)], 'paper', { width: 10, height: 10 })[0]!.sizes).toEqual([{ width: 793, height: 1122 }]);
  });

  test('in the overview are as many beside each other as there is room for', () => {
    const rows = pageRows(
      [1, 2, 3, 4, 5, 6].map((sheet) => page(sheet)),
      'overview',
      room,
    );
    expect(rows.map(({ pages }) => pages)).toEqual([[0, 1, 2, 3, 4], [5]]);
  });
});
