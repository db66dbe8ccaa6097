import type { ProofPageSummary } from '../../src-shared/proof.ts';

/** How large pages are shown: a whole row of them, its width, as on paper, or many at once. */
export type Zoom = 'page' | 'width' | 'paper' | 'overview';

/** Pages that stand beside each other: a sheet's front and back, or as many as there is room for. */
export interface PageRow {
  readonly pages: readonly number[];
  /** Of one page, in pixels. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  /** Of the row with what stands below its pages. */
  readonly height: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A millimetre of paper in pixels. */
const PAPER = 96 / 25.4;
export const GAP = 16;
/** The line below a page that says which it is. */
export const CAPTION = 24;
const OVERVIEW_WIDTH = 116;
/** A sheet's two sides stand below each other where they would be narrower than this beside each other. */
const NARROWEST_SIDE = 320;

export function pageRows(pages: readonly ProofPageSummary[], zoom: Zoom, room: Room): readonly PageRow[] {
  const widest = Math.max(1, ...pages.map(({ width }) => width));
  const across = zoom === 'overview' ? Math.max(1, Math.floor((room.width - GAP) / (OVERVIEW_WIDTH + GAP))) : 1;
  const isNarrow = zoom === 'width' && (room.width - GAP * 3) / 2 < NARROWEST_SIDE;
  const rows = isNarrow ? [...pages.keys()].map((page) => [page]) : grouped(pages, across);
  return rows.map((row) => {
    const scale =
      zoom === 'overview'
        ? OVERVIEW_WIDTH / widest
        : scaleOf(
            row.map((at) => pages[at]!),
            zoom,
            room,
          );
    const sizes = row.map((at) => ({
      width: Math.floor(pages[at]!.width * scale),
      height: Math.floor(pages[at]!.height * scale),
    }));
    return { pages: row, sizes, height: Math.max(...sizes.map(({ height }) => height)) + CAPTION + GAP };
  });
}

function grouped(pages: readonly ProofPageSummary[], across: number): number[][] {
  const rows: number[][] = [];
  for (const [place, { sheet }] of pages.entries()) {
    const row = rows.at(-1);
    const isSameSheet = row !== undefined && pages[row.at(-1)!]!.sheet === sheet;
    if (row && (isSameSheet || (across > 1 && row.length < across))) row.push(place);
    else rows.push([place]);
  }
  return rows;
}

function scaleOf(row: readonly ProofPageSummary[], zoom: Zoom, room: Room): number {
  if (zoom === 'paper') return PAPER;
  const free = Math.max(80, room.width - GAP * (row.length + 1));
  const byWidth = free / row.reduce((sum, { width }) => sum + width, 0);
  if (zoom === 'width') return byWidth;
  const tallest = Math.max(...row.map(({ height }) => height));
  return Math.min(byWidth, Math.max(80, room.height - GAP * 2 - CAPTION) / tallest);
}
