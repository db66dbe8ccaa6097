import type { Box } from '../../src-engine/face.ts';
import { line } from '../../src-engine/face-shapes.ts';
import { UNPRINTABLE } from '../../src-shared/paper-size.ts';
import { FURNITURE, MARK_GAP, type SheetGrid } from '../../src-shared/sheet-grid.ts';
import { type DrawnItem, POINT } from '../faces/drawing.ts';
import { INK } from '../paper/sheet-text.ts';

const LONGEST_MARK = 5;
/** Half as wide as the thinnest line that every printer shows, and what it falls back to. */
const HAIRLINE = 0.25 * POINT;

/**
 * Marks in the margins, in line with every edge that is to be cut. They begin outside the bleed of the outermost places, so that
 * none is on a card or in the bleed of one, also where these are moved `by` something; they end where every printer can print.
 */
export function cropMarks(
  grid: SheetGrid,
  cards: readonly Box[],
  by: { readonly x: number; readonly y: number },
): readonly DrawnItem[] {
  const { width, height, margin, furniture } = grid;
  const across = edges(cards.flatMap((box) => [box.x, box.x + box.width]));
  const down = edges(cards.flatMap((box) => [box.y, box.y + box.height]));
  const lengthIn = (room: number, hasFurniture: boolean): number =>
    Math.min(LONGEST_MARK, room - MARK_GAP - UNPRINTABLE - (hasFurniture ? FURNITURE + MARK_GAP : 0));
  const [fromX, toX] = [margin.x - MARK_GAP, margin.x - MARK_GAP - lengthIn(margin.x, furniture === 'beside')];
  const [fromY, toY] = [margin.y - MARK_GAP, margin.y - MARK_GAP - lengthIn(margin.y, furniture === 'above')];
  const [left, right] = [fromX + Math.min(0, by.x), width - fromX + Math.max(0, by.x)];
  const [above, below] = [fromY + Math.min(0, by.y), height - fromY + Math.max(0, by.y)];
  return [
    ...across.flatMap((x) => [
      ...(above > toY ? [mark(x, above, x, toY)] : []),
      ...(below < height - toY ? [mark(x, below, x, height - toY)] : []),
    ]),
    ...down.flatMap((y) => [
      ...(left > toX ? [mark(left, y, toX, y)] : []),
      ...(right < width - toX ? [mark(right, y, width - toX, y)] : []),
    ]),
  ];
}

function mark(x1: number, y1: number, x2: number, y2: number): DrawnItem {
  const { kind: _, ...drawn } = line(x1, y1, x2, y2, INK, HAIRLINE);
  return { kind: 'path', ...drawn };
}

/** Each once: cards edge to edge share a cut. */
const edges = (places: readonly number[]): readonly number[] => [
  ...new Map(places.map((place) => [place.toFixed(3), place])).values(),
];
