import type { Box } from '../../src-engine/face.ts';
import { mm, rect } from '../../src-engine/face-shapes.ts';
import { UNPRINTABLE } from '../../src-shared/paper-size.ts';
import { FURNITURE, type SheetGrid } from '../../src-shared/sheet-grid.ts';
import { type DrawnGroup, type DrawnItem, POINT } from '../faces/drawing.ts';
import { cutText, INK, sheetText, widthOfText } from '../paper/sheet-text.ts';

/** What a sheet says of itself. */
export interface SheetHeader {
  /** Of the set, with its version. */
  readonly title: string;
  readonly checksum: string;
  readonly date?: string;
  /** Page and side. */
  readonly page: string;
  /** Why it is a draft, where it is one. */
  readonly draft?: string;
}

const SIZE = 7;
/** Of the ruler's numerals, below its longest ticks. */
const SMALL = 6.5;
const LONGEST_TICK = 1.2;
const RULER = 100;
const PRINT_AT = 'This ruler is 100 mm long: print at 100 %, not fitted to the page.';

/** What stands in the margins beside marks. */
export type Furniture = 'header' | 'ruler';

/** Where they stand: above and below the cards, or to their left and right. */
export function furnitureBoxes({ width, height, margin, furniture }: SheetGrid): { readonly [name in Furniture]: Box } {
  const last = (length: number): number => length - UNPRINTABLE - FURNITURE;
  if (furniture === 'above') {
    const box = { x: margin.x, width: width - 2 * margin.x, height: FURNITURE };
    return { header: { ...box, y: UNPRINTABLE }, ruler: { ...box, y: last(height) } };
  }
  const box = { y: margin.y, width: FURNITURE, height: height - 2 * margin.y };
  return { header: { ...box, x: UNPRINTABLE }, ruler: { ...box, x: last(width) } };
}

/** Header and ruler, reading upwards where they stand beside the cards; without what is `covered`. */
export function sheetHeader(
  grid: SheetGrid,
  header: SheetHeader,
  covered: readonly Furniture[] = [],
): readonly DrawnItem[] {
  const boxes = furnitureBoxes(grid);
  const placed = (
    name: Furniture,
    itemsFor: (header: SheetHeader, length: number) => readonly DrawnItem[],
  ): DrawnGroup[] => {
    if (covered.includes(name)) return [];
    const { x, y, width, height } = boxes[name];
    return grid.furniture === 'above'
      ? [{ kind: 'group', x, y, turn: 0, items: itemsFor(header, width) }]
      : [{ kind: 'group', x, y: y + height, turn: 270, items: itemsFor(header, height) }];
  };
  return [...placed('header', headerItems), ...placed('ruler', rulerItems)];
}

const TITLE = { size: SIZE, font: 'bold' } as const;
const PAGE = { size: SIZE, align: 'right' } as const;
/** Between what stands beside each other. */
const GAP = 4;

/** Title, band and page beside each other; where they do not fit, title and page become smaller, and then are cut. */
function headerItems({ title, checksum, date, page, draft }: SheetHeader, length: number): readonly DrawnItem[] {
  const box = { x: 0, y: 0, width: length, height: FURNITURE };
  const bandText = `DRAFT: ${draft}`;
  const room = length - GAP - (draft === undefined ? 0 : widthOfBand(bandText) + GAP);
  const end = ` · ${checksum}`;
  const [before, after] = date === undefined ? ['', page] : [date, ` · ${page}`];
  const rest = room - widthOfText(title + end, TITLE);
  // Who needs less than a half leaves more to the other.
  const width = Math.min(widthOfText(before + after, PAGE), Math.max(rest, room / 2));
  const band = draft === undefined ? undefined : draftBand(bandText, length - width - GAP);
  const titleBox = { ...box, width: room - width };
  const pageBox = { ...box, x: length - width, width };
  return [
    ...sheetText(cutText(title, end, titleBox.width, TITLE), titleBox, TITLE),
    ...sheetText(cutText(before, after, width, PAGE), pageBox, PAGE),
    ...(band?.items ?? []),
  ];
}

const widthOfBand = (text: string): number => widthOfText(text, { size: SIZE, font: 'bold' }) + 3;

/** Ends at `right`: white on black, so that it cannot be overlooked, and far from every card. */
function draftBand(text: string, right: number): { readonly items: readonly DrawnItem[]; readonly width: number } {
  const width = widthOfBand(text);
  const box = { x: right - width, y: 0, width, height: FURNITURE };
  return {
    width,
    items: [
      filled(box, 0.5),
      ...sheetText(text, box, { size: SIZE, font: 'bold', align: 'centre', colour: '#ffffff' }),
    ],
  };
}

function rulerItems({ draft }: SheetHeader, length: number): readonly DrawnItem[] {
  const ticks = Array.from(
    { length: RULER + 1 },
    (_, at) => `M${at} 0v${at % 10 === 0 ? LONGEST_TICK : at % 5 === 0 ? 0.9 : 0.6}`,
  );
  const numerals = Array.from({ length: RULER / 10 + 1 }, (_, at) => {
    const box = { x: at * 10 - 3, y: LONGEST_TICK, width: 6, height: FURNITURE - LONGEST_TICK };
    return at === 0
      ? sheetText('0', { ...box, x: 0 }, { size: SMALL })
      : sheetText(String(at * 10), box, { size: SMALL, align: 'centre' });
  });
  const text = { x: RULER + GAP, y: 0, width: length - RULER - GAP, height: FURNITURE };
  const band = draft === undefined ? undefined : draftBand('DRAFT', length);
  return [
    { kind: 'path', path: `M0 0H${mm(RULER)}${ticks.join('')}`, stroke: INK, lineWidth: 0.3 * POINT },
    ...numerals.flat(),
    ...sheetText(PRINT_AT, { ...text, width: text.width - (band ? band.width + GAP : 0) }, { size: SIZE }),
    ...(band?.items ?? []),
  ];
}

function filled(box: Parameters<typeof rect>[0], radius: number): DrawnItem {
  const { kind: _, ...shape } = rect(box, { fill: INK }, radius);
  return { kind: 'path', ...shape };
}
