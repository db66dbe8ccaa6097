import type { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { paintPdf } from '../../src-main/faces/pdf-painter.ts';
import { hasPoppler, pictureOf, textIn, textsIn } from '../../src-main/faces/testing/pdf-reading.ts';
import { calibrationPages } from '../../src-main/proof/calibration-page.ts';
import { DEFAULT_PROOF, type ProofSettings } from '../../src-shared/proof.ts';
import { cardsNamed, drawingOf, fontsIn, pageCount, pdfInfo, printed } from './printed-proof.ts';

/** What a proof really holds, as other programs see it. */

/** Of a picture that is a whole number of pixels wide and high, and so a little more than 300 dpi. */
const px = (mm: number): number => mm * (3508 / 297);
const A4 = { width: 2480, height: 3508 };

type Kind = 'paper' | 'ink' | 'front' | 'back';

function kindAt({ data, width }: PNG, x: number, y: number): Kind {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
  if (red > 200 && green > 200 && blue > 200) return 'paper';
  if (blue > red + 30) return 'front';
  if (red > blue + 30) return 'back';
  return 'ink';
}

/** Where stretches of a kind begin and end along a line of pixels. */
function stretches(
  picture: PNG,
  kind: Kind,
  line: { readonly x: number } | { readonly y: number },
): [number, number][] {
  const length = 'x' in line ? picture.height : picture.width;
  const found: [number, number][] = [];
  for (let at = 0; at < length; at++) {
    const here = 'x' in line ? kindAt(picture, line.x, at) : kindAt(picture, at, line.y);
    if (here !== kind) continue;
    const last = found.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

const middles = (found: readonly [number, number][]): number[] => found.map(([from, to]) => (from + to) / 2);

function expectWithinAPixel(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [place, at] of found.entries()) expect(Math.abs(at - expected[place]!)).toBeLessThanOrEqual(1);
}

describe.skipIf(!hasPoppler)('sheets', () => {
  test.each([
    ['1 card', cardsNamed(1), {}, 1],
    ['9 cards', cardsNamed(9), {}, 1],
    ['10 cards', cardsNamed(10), {}, 2],
    ['2 cards in 6 copies', cardsNamed(2, { copies: 6 }), {}, 2],
    ['10 cards with backs', cardsNamed(10), { backs: 'duplex-long' }, 4],
    ['10 cards for the press with backs', cardsNamed(10), { kind: 'press', backs: 'duplex-long' }, 20],
  ] as const)('%s', async (_, cards, settings, pages) => {
    expect(pageCount(await printed(cards, settings))).toBe(pages);
  });

  test('edge to edge: marks point at every cut, and cards begin and end where they are to be cut', async () => {
    const pdf = await printed(cardsNamed(9), { card: 'euro' });
    const picture = pictureOf(pdf, A4.width, A4.height);
    const across = [0, 1, 2, 3].map((column) => px(10.5 + column * 63));
    const down = [0, 1, 2, 3].map((row) => px(16.5 + row * 88));
    expectWithinAPixel(middles(stretches(picture, 'ink', { y: px(16.5 - 2) })), across);
    expectWithinAPixel(middles(stretches(picture, 'ink', { y: px(297 - 16.5 + 2) })), across);
    expectWithinAPixel(middles(stretches(picture, 'ink', { x: px(10.5 - 2) })), down);
    expectWithinAPixel(middles(stretches(picture, 'ink', { x: px(210 - 10.5 + 2) })), down);
    const upright = stretches(picture, 'front', { x: px(10.5 + 31) });
    expectWithinAPixel([upright[0]![0], upright.at(-1)![1]], [down[0]!, down[3]!]);
    const level = stretches(picture, 'front', { y: px(16.5 + 60) });
    expectWithinAPixel([level[0]![0], level.at(-1)![1]], [across[0]!, across[3]!]);
  });

  test('with bleed: marks point at the trim, and none is in anyone’s bleed', async () => {
    const pdf = await printed(cardsNamed(8), { card: 'euro', bleed: 3 });
    const picture = pictureOf(pdf, A4.height, A4.width);
    const edges = (first: number, step: number, size: number, count: number) =>
      Array.from({ length: count }, (_, place) => [px(first + place * step), px(first + place * step + size)]).flat();
    expectWithinAPixel(middles(stretches(picture, 'ink', { y: px(11 - 1.5) })), edges(13.5, 69, 63, 4));
    expectWithinAPixel(middles(stretches(picture, 'ink', { x: px(10.5 - 1.5) })), edges(14, 94, 88, 2));
    const level = stretches(picture, 'front', { y: px(11 + 60) });
    expectWithinAPixel([level[0]![0], level.at(-1)![1]], [px(10.5), px(297 - 10.5)]);
    for (let column = 0; column < 4; column++) {
      // Along the outer edge of the bleed, and in the bleed between two rows.
      for (const y of [11.3, 11 + 93.5, 11 + 94.5]) {
        const found = stretches(picture, 'ink', { y: px(y) }).filter(([at]) => at > px(10.5) && at < px(297 - 10.5));
        expect(found).toEqual([]);
      }
    }
  });

  test('backs lie behind their fronts, moved by the offset', async () => {
    const pdf = await printed(cardsNamed(1), { card: 'euro', backs: 'duplex-long', backOffset: { x: 1, y: -0.5 } });
    const back = pictureOf(pdf, A4.width, A4.height, 2);
    const left = 210 - 10.5 - 63 + 1;
    const level = stretches(back, 'back', { y: px(40) });
    expectWithinAPixel([level[0]![0], level.at(-1)![1]], [px(left), px(left + 63)]);
    const upright = stretches(back, 'back', { x: px(left + 20) });
    expectWithinAPixel([upright[0]![0], upright.at(-1)![1]], [px(16), px(16 + 88)]);
    const front = stretches(pictureOf(pdf, A4.width, A4.height, 1), 'front', { y: px(20) });
    expectWithinAPixel([front[0]![0]], [px(10.5)]);
  });

  test('marks of backs that are moved stand in line with them, and on none of them', async () => {
    const by = { x: 3, y: -2 };
    const pdf = await printed(cardsNamed(9), { card: 'euro', backs: 'duplex-long', backOffset: by });
    const back = pictureOf(pdf, A4.width, A4.height, 2);
    const across = [0, 1, 2, 3].map((column) => px(10.5 + by.x + column * 63));
    expectWithinAPixel(middles(stretches(back, 'ink', { y: px(16.5 + by.y - 2) })), across);
    for (const row of [0, 1, 2, 3]) {
      const edge = px(16.5 + by.y + row * 88);
      const along = [edge - 1, edge, edge + 1].flatMap((y) => stretches(back, 'ink', { y }));
      expect(along.filter(([from, to]) => to > across[0]! && from < across[3]!)).toEqual([]);
    }
  });

  test('header and ruler are never on the bleed of a back that is moved far', async () => {
    const settings = { bleed: 3, backs: 'duplex-short', backOffset: { x: 5, y: -5 } } as const;
    const [front, back] = textsIn(await printed(cardsNamed(8), settings));
    expect(front).toContain('Sample v1');
    expect(front).toContain('This ruler is 100 mm long');
    expect(back).not.toContain('Sample v1');
    expect(back).toContain('This ruler is 100 mm long');
  });

  test('the ruler is as long as it says', async () => {
    const picture = pictureOf(await printed(cardsNamed(1), { card: 'euro' }), A4.width, A4.height);
    // Only the ticks of whole centimetres reach down so far.
    const ticks = middles(stretches(picture, 'ink', { y: px(297 - 4.25 - 3 + 1.05) })).slice(0, 11);
    expectWithinAPixel(
      ticks,
      Array.from({ length: 11 }, (_, tick) => px(10.5 + tick * 10)),
    );
  });

  test('all text is the text of the cards and of the sheet, and its fonts are embedded subsets', async () => {
    const pdf = await printed(cardsNamed(10, { copies: 2 }), { date: '1 May' });
    const text = textIn(pdf);
    for (let place = 1; place <= 10; place++) expect(text.split(`Card ${place}.`)).toHaveLength(3);
    expect(text).toContain('Sample v1 · 0123456789ab');
    expect(text).toContain('1 May · page 1 of 3');
    expect(text).not.toContain('DRAFT');
    const fonts = fontsIn(pdf);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ .* yes yes yes /);
  });

  test('sheets of a set with warnings say that they are a draft', async () => {
    expect(textIn(await printed(cardsNamed(1), {}, 2))).toContain('DRAFT: the set has 2 warnings');
    expect(textIn(await printed(cardsNamed(1), {}, 1))).toContain('DRAFT: the set has 1 warning');
  });

  test('a page for the press has its boxes where printers look for them', async () => {
    const info = pdfInfo(await printed(cardsNamed(1), { kind: 'press', card: 'poker', bleed: 3.175 }));
    const box = (name: string) => new RegExp(`^${name}: +(.*)$`, 'm').exec(info)?.[1]?.split(/ +/).map(Number);
    expect(box('MediaBox')).toEqual([0, 0, 198, 270]);
    expect(box('BleedBox')).toEqual([0, 0, 198, 270]);
    expect(box('TrimBox')).toEqual([9, 9, 189, 261]);
  });

  test('the calibration sheet has a front and a back, and says what to do', async () => {
    const settings = { ...DEFAULT_PROOF, backs: 'duplex-long' } as const;
    const pdf = await paintPdf(calibrationPages(settings), { title: 'Test', colours: 'rgb' });
    expect(pageCount(pdf)).toBe(2);
    expect(textIn(pdf)).toContain('hold it against the light');
  });
});

test('letters that the header cannot show are told', () => {
  const notes = (settings: Partial<ProofSettings>) => drawingOf(cardsNamed(1), settings).summary().notes;
  expect(notes({ date: 'Жук 日' })).toEqual([expect.stringContaining('The type of the header lacks Ж у к 日 and')]);
  expect(notes({ date: '1. März' })).toEqual([]);
  expect(notes({ date: 'Жук', kind: 'press' })).toEqual([]);
});

test('the same cards and settings are the same bytes', async () => {
  const settings = { backs: 'duplex-short', colours: 'cmyk', bleed: 2, date: '1 May' } as const;
  const [one, other] = [await printed(cardsNamed(12), settings, 1), await printed(cardsNamed(12), settings, 1)];
  expect(Buffer.compare(one, other)).toBe(0);
});
