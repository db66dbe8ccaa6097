import type { Box, FaceDesign, FaceText } from '../../src-engine/face.ts';
import type { DrawnItem } from '../faces/drawing.ts';
import { type LaidOutText, layOutText } from '../faces/text-layout.ts';

/** What is printed on paper that is no card is in one narrow type, of no game's own. It has no icons: `{name}` stays as it is. */
const SHEET: FaceDesign = {
  fonts: { plain: barlow(500), bold: barlow(700) },
  icons: {},
  layouts: {},
};

function barlow(weight: number): FaceDesign['fonts'][string] {
  return {
    package: '@fontsource/barlow-condensed',
    files: [`barlow-condensed-latin-${weight}-normal.woff`, `barlow-condensed-latin-ext-${weight}-normal.woff`],
  };
}

export const INK = '#000000';
export const FAINT = '#666666';
const PAPER = '#ffffff';
/** How small a text may become, as a part of its size. */
const SMALLEST = 0.5;
const ROOMY = { x: 0, y: 0, width: 10_000, height: 100 };

type Choices = Pick<FaceText, 'size'> & Partial<Pick<FaceText, 'align' | 'valign' | 'lines' | 'colour' | 'font'>>;

/** A text in a box, in the middle of its height. What is too long becomes smaller. */
export const sheetText = (text: string, box: Box, choices: Choices): readonly DrawnItem[] =>
  laidOut(text, box, choices).items;

function laidOut(text: string, box: Box, choices: Choices): LaidOutText {
  const { lines = 1 } = choices;
  return layOutText(SHEET, {
    kind: 'text',
    text,
    box,
    font: 'plain',
    min: choices.size * SMALLEST,
    colour: INK,
    on: PAPER,
    valign: 'middle',
    ...choices,
    lines,
  });
}

/** Characters that the type lacks: boxes are printed instead of them. */
export const missingIn = (text: string): readonly string[] =>
  laidOut([...new Set(text.normalize())].join(''), ROOMY, { size: 10 }).missing;

/** A line that ends with `end` and fits into a width once it has become smaller: of what is too long for that, the beginning. */
export function cutText(text: string, end: string, width: number, choices: Choices): string {
  const narrowest = { ...choices, size: choices.size * SMALLEST };
  const fits = (line: string): boolean => widthOfText(line, narrowest) <= width;
  if (fits(text + end)) return text + end;
  const characters = [...text];
  const cut = (count: number): string => `${characters.slice(0, count).join('').trimEnd()}…${end}`;
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(cut(middle))) least = middle;
    else most = middle - 1;
  }
  return cut(least);
}

/** How wide a text of one line is. */
export function widthOfText(text: string, choices: Choices): number {
  const items = sheetText(text, ROOMY, { ...choices, align: 'left' });
  return items.reduce((end, item) => (item.kind === 'text' ? Math.max(end, item.x + item.width) : end), 0);
}
