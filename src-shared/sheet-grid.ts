import type { Box } from '../src-engine/face.ts';
import { CARD_SIZES } from './card-size.ts';
import { PAPER_SIZES, UNPRINTABLE } from './paper-size.ts';
import type { ProofSettings } from './proof.ts';

/** How cards lie on a sheet: in the middle, side by side. */
export interface SheetGrid {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** The trimmed card. */
  readonly card: { readonly width: number; readonly height: number };
  readonly bleed: number;
  /** Between the paper's edge and the bleed of the outermost cards. */
  readonly margin: { readonly x: number; readonly y: number };
  /** Where header and ruler stand: above and below the cards, or along the sides where there is more room. */
  readonly furniture: 'above' | 'beside';
}

/** From the bleed to a mark, and the shortest mark that can be cut along. */
export const MARK_GAP = 0.5;
const SHORTEST_MARK = 1.5;
/** How high the header is, and the ruler. */
export const FURNITURE = 3;

const MARGIN_FOR_MARKS = UNPRINTABLE + SHORTEST_MARK + MARK_GAP;
const MARGIN_FOR_FURNITURE = MARGIN_FOR_MARKS + FURNITURE + MARK_GAP;
/** Lengths that differ by less are the same. */
const TINY = 1e-6;

/** Upright or across, whichever holds more cards; where both hold as many, the one with more room around them. */
export function sheetGrid({ paper, card: size, bleed }: Pick<ProofSettings, 'paper' | 'card' | 'bleed'>): SheetGrid {
  const { width, height } = PAPER_SIZES[paper];
  const card = CARD_SIZES[size];
  const [upright, across] = [gridOn(width, height, card, bleed), gridOn(height, width, card, bleed)];
  const more = cells(across) - cells(upright) || narrowest(across) - narrowest(upright);
  return more > TINY ? across : upright;
}

function gridOn(width: number, height: number, card: { width: number; height: number }, bleed: number): SheetGrid {
  const cell = { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
  const most = (room: number, length: number) => Math.floor((room - 2 * MARGIN_FOR_MARKS) / length + TINY);
  let columns = most(width, cell.width);
  const rows = most(height, cell.height);
  const margins = () => ({ x: (width - columns * cell.width) / 2, y: (height - rows * cell.height) / 2 });
  const isRoomy = ({ x, y }: { x: number; y: number }) => Math.max(x, y) > MARGIN_FOR_FURNITURE - TINY;
  if (!isRoomy(margins())) columns--;
  const margin = margins();
  return {
    width,
    height,
    columns,
    rows,
    card: { width: card.width, height: card.height },
    bleed,
    margin,
    furniture: margin.y > MARGIN_FOR_FURNITURE - TINY ? 'above' : 'beside',
  };
}

export const cells = ({ columns, rows }: SheetGrid): number => columns * rows;

const narrowest = ({ margin }: SheetGrid): number => Math.min(margin.x, margin.y);

/** The trimmed card at a place. */
export function cellBox({ card, bleed, margin }: SheetGrid, column: number, row: number): Box {
  return {
    x: margin.x + bleed + column * (card.width + 2 * bleed),
    y: margin.y + bleed + row * (card.height + 2 * bleed),
    width: card.width,
    height: card.height,
  };
}
