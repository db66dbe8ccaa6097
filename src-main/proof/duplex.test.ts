import { expect, test } from 'vitest';
import { cellBox, sheetGrid } from '../../src-shared/sheet-grid.ts';
import { behindFront } from './duplex.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const sheets = {
  upright: sheetGrid({ paper: 'a4', card: 'euro', bleed: 0 }),
  across: sheetGrid({ paper: 'a4', card: 'euro', bleed: 3 }),
};

/** Where a point of the back page lies on the front page, when the paper has been turned over that edge and read upright. */
const throughPaper = (
  edge: 'long' | 'short',
  { width, height }: { width: number; height: number },
  { x, y }: Point,
) => {
  const hinge = (edge === 'long') === height > width ? 'side' : 'top';
  return hinge === 'side' ? { x: width - x, y } : { x, y: height - y };
};

test.each([
  ['upright', 'long'],
  ['upright', 'short'],
  ['across', 'long'],
  ['across', 'short'],
] as const)(
  'a sheet %s, turned over its %s edge: every back is behind its front, its head behind the head',
  (way, edge) => {
    const grid = sheets[way];
    const behind = behindFront(`duplex-${edge}`, grid)!;
    for (let row = 0; row < grid.rows; row++) {
      for (let column = 0; column < grid.columns; column++) {
        const front = cellBox(grid, column, row);
        const at = behind(column, row);
        const back = cellBox(grid, at.column, at.row);
        const middle = throughPaper(edge, grid, { x: back.x + back.width / 2, y: back.y + back.height / 2 });
        expect(middle.x).toBeCloseTo(front.x + front.width / 2);
        expect(middle.y).toBeCloseTo(front.y + front.height / 2);
        // A card is turned over around its long side, so that its head stays its head.
        const head = throughPaper(edge, grid, { x: back.x, y: at.turn === 0 ? back.y : back.y + back.height });
        expect(head.y).toBeCloseTo(front.y);
      }
    }
  },
);

test('there is nothing behind the front where there are no backs', () => {
  expect(behindFront('none', sheets.upright)).toBeUndefined();
});
