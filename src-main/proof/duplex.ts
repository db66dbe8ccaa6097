import type { BackSides } from '../../src-shared/proof.ts';

/** Where the back of a card is printed, on the back page as one looks at it. */
export interface BehindFront {
  readonly column: number;
  readonly row: number;
  readonly turn: 0 | 180;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * A card is turned over around its long side, which stands upright on the page. Paper that is turned over sideways does the same:
 * columns change places. Paper that is turned over its upper edge puts rows in each other's place and every card on its head.
 */
export function behindFront(
  backs: BackSides,
  sheet: Sheet,
): ((column: number, row: number) => BehindFront) | undefined {
  if (backs === 'none') return undefined;
  return isTurnedSideways(backs, sheet)
    ? (column, row) => ({ column: sheet.columns - 1 - column, row, turn: 0 })
    : (column, row) => ({ column, row: sheet.rows - 1 - row, turn: 180 });
}

/** Over the left or right edge: the long ones of an upright sheet, the short ones of one that lies across. */
export const isTurnedSideways = (backs: BackSides, { width, height }: Pick<Sheet, 'width' | 'height'>): boolean =>
  (backs === 'duplex-long') === height >= width;
