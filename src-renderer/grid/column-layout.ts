import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { refersTo } from './card-names.ts';
import { isNumeric, shownText } from './cell-text.ts';

export const ROW_HEIGHT = 28;
export const HEADER_HEIGHT = 32;
/** Of the column with the numbers of the rows. */
export const NUMBER_WIDTH = 52;
const NARROWEST = 56;
const WIDEST = 1200;
const LETTER = 7.1;
const SAMPLE = 300;

export interface PlacedColumn {
  readonly field: Field;
  readonly left: number;
  readonly width: number;
}

export interface ColumnLayout {
  readonly columns: readonly PlacedColumn[];
  /** What stays at the left edge when the rest is scrolled: the row numbers and, where there is room, the first column. */
  readonly frozen: number;
  /** With the row numbers. */
  readonly width: number;
}

/** Room for the title and for what most cells show. */
export function fittingWidth(field: Field, rows: readonly Row[]): number {
  const header = (field.title.length + (field.unit?.length ?? 0)) * LETTER + (isNumeric(field) ? 66 : 50);
  const lengths = rows
    .slice(0, SAMPLE)
    .map((row) => shownText(field, row.value[field.key]).length)
    .sort((a, b) => a - b);
  // No number is ever cut; a long text may be.
  const usual = (isNumeric(field) ? Math.max(6, lengths.at(-1) ?? 0) : lengths[Math.floor(lengths.length * 0.98)]) ?? 8;
  const cells = usual * LETTER + (refersTo(field) === undefined ? 34 : 44);
  const most = isLong(field) ? 420 : 260;
  return Math.round(Math.max(NARROWEST, header, Math.min(cells, most)));
}

const isLong = (field: Field): boolean => field.kind === 'text' && (field.maxLength ?? 0) > 80;

export const clampWidth = (width: number): number => Math.round(Math.max(NARROWEST, Math.min(width, WIDEST)));

/** Columns side by side. Room that is left goes to the longest text, unless its width was chosen. */
export function placeColumns(
  fields: readonly Field[],
  widthOf: (field: Field) => number,
  chosen: { readonly [field: string]: number },
  room: number,
): ColumnLayout {
  const widths = fields.map((field) => chosen[field.key] ?? widthOf(field));
  const used = widths.reduce((sum, width) => sum + width, NUMBER_WIDTH);
  const free = fields
    .map((field, place) => ({ field, place }))
    .filter(({ field }) => !isNumeric(field) && refersTo(field) === undefined && chosen[field.key] === undefined);
  const stretched = free.toSorted((a, b) => (b.field.maxLength ?? 0) - (a.field.maxLength ?? 0))[0]?.place;
  if (stretched !== undefined && room > used) widths[stretched] = (widths[stretched] ?? 0) + room - used;
  let left = NUMBER_WIDTH;
  const columns = fields.map((field, place) => {
    const width = widths[place] ?? NARROWEST;
    const column = { field, left, width };
    left += width;
    return column;
  });
  const withFirst = NUMBER_WIDTH + (columns[0]?.width ?? 0);
  return { columns, frozen: withFirst < room / 2 ? withFirst : NUMBER_WIDTH, width: left };
}

/** The column at a distance from the left edge of what is seen of the grid; −1 on the row numbers. */
export function columnAt(layout: ColumnLayout, seen: number, scrolled: number): number {
  if (seen < NUMBER_WIDTH) return -1;
  const x = seen < layout.frozen ? seen : seen + scrolled;
  const found = layout.columns.findIndex(({ left, width }) => x >= left && x < left + width);
  return found >= 0 ? found : layout.columns.length - 1;
}
