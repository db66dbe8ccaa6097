import type { ReferenceColumn, ReferenceSection, ReferenceTable } from '../../src-engine/reference.ts';
import { PAPER_SIZES } from '../../src-shared/paper-size.ts';
import { type DrawnItem, type DrawnPage, POINT } from '../faces/drawing.ts';
import { paintPdf } from '../faces/pdf-painter.ts';
import type { OutputWatch } from '../output/output.ts';
import { FAINT, INK, missingIn, sheetText, widthOfText } from '../paper/sheet-text.ts';
import type { Rulebook } from './rulebook-markdown.ts';

/** The same tables as in Markdown, on A4 pages to read and print. */
export function rulebookPdf(book: Rulebook, watch: OutputWatch = {}): Promise<Uint8Array> {
  return paintPdf(rulebookPages(book), { title: book.title, colours: 'rgb' }, watch);
}

const { width: WIDTH, height: HEIGHT } = PAPER_SIZES.a4;
const MARGIN = { x: 20, top: 24, bottom: 20 };
const MEASURE = WIDTH - 2 * MARGIN.x;
const GAP = 4;
const RULE = '#999999';

/** Something that stands on one page, and how much more has to stand below it on the same. */
interface Block {
  readonly height: number;
  readonly keep?: number;
  /** At the top of a page, where it is another's continuation. */
  readonly repeated?: Block;
  draw(y: number): readonly DrawnItem[];
}

export function rulebookPages({ title, imprint, sections }: Rulebook): readonly DrawnPage[] {
  const pages: { head: string; items: DrawnItem[] }[] = [{ head: '', items: [] }];
  let y = MARGIN.top;
  const put = (block: Block): void => {
    pages.at(-1)!.items.push(...block.draw(y));
    y += block.height;
  };
  const turn = (head: string): void => {
    pages.push({ head, items: [] });
    y = MARGIN.top;
  };
  put(paragraph(title, 20, { font: 'bold' }));
  put(paragraph(imprint, 9, { colour: FAINT }));
  for (const section of sections) {
    for (const block of blocksOf(section)) {
      if (y + block.height + (block.keep ?? 0) > HEIGHT - MARGIN.bottom && y > MARGIN.top) {
        turn(section.title);
        if (block.repeated) put(block.repeated);
      }
      if (y > MARGIN.top || block.height > GAP) put(block);
    }
  }
  return pages.map(({ head, items }, place) => ({
    width: WIDTH,
    height: HEIGHT,
    items: [...items, ...runningHead(title, head, place, pages.length)],
  }));
}

function runningHead(title: string, head: string, place: number, of: number): readonly DrawnItem[] {
  const top = { x: MARGIN.x, y: 11, width: MEASURE, height: 5 };
  const foot = { ...top, y: HEIGHT - 14 };
  return [
    ...(place === 0 ? [] : sheetText(title, { ...top, width: MEASURE / 2 }, { size: 8, colour: FAINT })),
    ...(place === 0 ? [] : sheetText(head, top, { size: 8, colour: FAINT, align: 'right' })),
    ...sheetText(`${place + 1} / ${of}`, foot, { size: 8, colour: FAINT, align: 'right' }),
  ];
}

/** A heading is not left alone at the foot of a page, and what it says at once stays with it. */
const BELOW_HEADING = 22;

function blocksOf({ title, facts, tables, notes }: ReferenceSection): readonly Block[] {
  const said = facts.map(({ label, value }) => factBlock(label, value));
  const keep = Math.max(
    BELOW_HEADING,
    said.reduce((sum, { height }) => sum + height, 0),
  );
  return [
    space(GAP * 1.5),
    { ...paragraph(title, 15, { font: 'bold' }), keep },
    ...said,
    ...tables.flatMap(tableBlocks),
    ...(notes.length > 0 ? [space(GAP / 2)] : []),
    ...notes.map((note) => paragraph(note, 9, {})),
  ];
}

const space = (height: number): Block => ({ height, draw: () => [] });

const lineHeight = (size: number): number => size * POINT * 1.25;

type Style = Partial<Parameters<typeof sheetText>[2]>;

/** The type has no arrow; what it has points to the right, too. */
const printed = (text: string): string => text.replaceAll('→', '›');

/** Characters that are boxes in the PDF. */
export function missingInRulebook({ title, imprint, sections }: Rulebook): readonly string[] {
  const texts = sections.flatMap(({ title: heading, facts, tables, notes }) => [
    heading,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...tables.flatMap((table) => [table.title, ...table.columns.map(headed), ...table.rows.flat()]),
    ...notes,
  ]);
  return missingIn(printed([title, imprint, ...texts].join(' ')));
}

/** In as many lines as it needs. */
function paragraph(text: string, size: number, style: Style, x = MARGIN.x, width = MEASURE): Block {
  const items = (y: number) =>
    sheetText(printed(text), { x, y, width, height: 200 }, { size, lines: 40, valign: 'top', ...style });
  const lines = new Set(items(0).map((item) => (item.kind === 'text' ? item.y : 0))).size || 1;
  return { height: lines * lineHeight(size) + 1, draw: items };
}

const LABEL = 55;

function factBlock(label: string, value: string): Block {
  const name = paragraph(label, 9.5, { colour: FAINT }, MARGIN.x, LABEL - 3);
  const said = paragraph(value, 9.5, {}, MARGIN.x + LABEL, MEASURE - LABEL);
  return { height: Math.max(name.height, said.height), draw: (y) => [...name.draw(y), ...said.draw(y)] };
}

const CELL = { size: 9, padding: 1.6 };
/** A table of so few rows is never torn apart. */
const WHOLE = 12;

/** The header stands again where the table goes on. */
function tableBlocks({ title, columns, rows }: ReferenceTable): readonly Block[] {
  const widths = widthsOf(columns, rows);
  const header = rowBlock(columns.map(headed), columns, widths, 'bold');
  const body = rows.map((row) => ({ ...rowBlock(row, columns, widths, 'plain'), repeated: header }));
  const below = body.slice(0, rows.length <= WHOLE ? WHOLE : 3).reduce((sum, { height }) => sum + height, 0);
  const heading = paragraph(title, 11, { font: 'bold' });
  return [space(GAP), { ...heading, keep: header.height + below }, header, ...body];
}

const headed = ({ title, unit }: ReferenceColumn): string => (unit === undefined ? title : `${title}, ${unit}`);

/** As wide as what is in them; where that is too much, the widest give way. */
function widthsOf(columns: readonly ReferenceColumn[], rows: readonly (readonly string[])[]): readonly number[] {
  const natural = columns.map(
    (column, place) =>
      Math.max(
        widthOfText(headed(column), { size: CELL.size, font: 'bold' }),
        ...rows.map((row) => widthOfText(row[place] ?? '', { size: CELL.size })),
      ) +
      2 * CELL.padding +
      0.5,
  );
  let most = Math.max(...natural);
  const cut = () => natural.map((width) => Math.min(width, most));
  while (cut().reduce((sum, width) => sum + width, 0) > MEASURE && most > 12) most -= 0.5;
  return cut();
}

function rowBlock(
  cells: readonly string[],
  columns: readonly ReferenceColumn[],
  widths: readonly number[],
  font: 'plain' | 'bold',
): Block {
  let x = MARGIN.x;
  const blocks = columns.map(({ numeric }, place) => {
    const width = widths[place]!;
    const at = x + CELL.padding;
    x += width;
    const align = numeric ? 'right' : 'left';
    return paragraph(cells[place] ?? '', CELL.size, { font, align }, at, width - 2 * CELL.padding);
  });
  const height = Math.max(...blocks.map((block) => block.height)) + 1.4;
  const total = widths.reduce((sum, width) => sum + width, 0);
  const line = (y: number): DrawnItem => ({
    kind: 'path',
    path: `M${MARGIN.x} ${y}h${total}`,
    stroke: font === 'bold' ? INK : RULE,
    lineWidth: (font === 'bold' ? 0.6 : 0.25) * POINT,
  });
  return { height, draw: (y) => [...blocks.flatMap((block) => block.draw(y + 2)), line(y + height)] };
}
