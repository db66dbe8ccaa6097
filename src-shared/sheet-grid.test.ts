import { expect, test } from 'vitest';
import { UNPRINTABLE } from './paper-size.ts';
import type { PaperId } from './proof.ts';
import { cellBox, MARK_GAP, type SheetGrid, sheetGrid } from './sheet-grid.ts';

const brief = ({ columns, rows, width, height, margin }: SheetGrid) =>
  `${columns} × ${rows} ${width > height ? 'across' : 'upright'}, margins ${margin.x.toFixed(2)} / ${margin.y.toFixed(2)}`;

test.each([
  ['a4', 'euro', 0, '3 × 3 upright, margins 10.50 / 16.50'],
  ['a4', 'poker', 0, '3 × 3 upright, margins 9.75 / 15.15'],
  ['a4', 'euro', 3, '4 × 2 across, margins 10.50 / 11.00'],
  ['a4', 'poker', 3.175, '4 × 2 across, margins 8.80 / 9.75'],
  ['letter', 'euro', 0, '3 × 3 upright, margins 13.45 / 7.70'],
  ['letter', 'poker', 0, '3 × 3 upright, margins 12.70 / 6.35'],
  ['letter', 'euro', 3, '3 × 2 across, margins 36.20 / 13.95'],
  ['letter', 'poker', 3, '3 × 2 across, margins 35.45 / 13.05'],
  ['a3', 'euro', 0, '6 × 3 across, margins 21.00 / 16.50'],
  ['a3', 'poker', 3.175, '4 × 4 upright, margins 8.80 / 19.50'],
] as const)('%s holds %s cards with %s mm of bleed: %s', (paper, card, bleed, expected) => {
  expect(brief(sheetGrid({ paper, card, bleed }))).toBe(expected);
});

test('whatever is chosen, marks can be printed around the cards, and header and ruler on two sides', () => {
  for (const paper of ['a4', 'letter', 'a3'] satisfies PaperId[]) {
    for (const card of ['poker', 'euro'] as const) {
      for (let bleed = 0; bleed <= 5; bleed += 0.125) {
        const grid = sheetGrid({ paper, card, bleed });
        expect(grid.columns).toBeGreaterThan(0);
        expect(Math.min(grid.margin.x, grid.margin.y)).toBeGreaterThan(UNPRINTABLE + MARK_GAP + 1.499);
        const furnished = grid.furniture === 'above' ? grid.margin.y : grid.margin.x;
        expect(furnished).toBeGreaterThan(9.749);
      }
    }
  }
});

test('cards stand in the middle of the sheet, their bleeds side by side', () => {
  const grid = sheetGrid({ paper: 'a4', card: 'euro', bleed: 3 });
  expect(cellBox(grid, 0, 0)).toEqual({ x: 13.5, y: 14, width: 63, height: 88 });
  expect(cellBox(grid, 3, 1)).toEqual({ x: 13.5 + 3 * 69, y: 14 + 94, width: 63, height: 88 });
});
