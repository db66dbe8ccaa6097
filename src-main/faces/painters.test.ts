import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { line, polygon, rect } from '../../src-engine/face-shapes.ts';
import type { DrawnGroup, DrawnItem, DrawnPage } from './drawing.ts';
import { paintPdf } from './pdf-painter.ts';
import { paintPng, preparePng } from './png-painter.ts';
import { hasPoppler, pictureOf } from './testing/pdf-reading.ts';
import { plainDesign } from './testing/plain-design.ts';
import { layOutText } from './text-layout.ts';

/** On the screen and on paper a drawing is the same: every painter is compared with the others, pixel by pixel. */

beforeAll(preparePng);

const shape = (one: ReturnType<typeof rect>): DrawnItem => ({ ...one, kind: 'path' });
const paper = shape(rect({ x: -100, y: -100, width: 300, height: 300 }, { fill: '#f4efe6' }));

const text = (words: string, more: object = {}): readonly DrawnItem[] =>
  layOutText(plainDesign, {
    kind: 'text',
    box: { x: 5, y: 5, width: 50, height: 70 },
    text: words,
    font: 'body',
    size: 14,
    min: 6,
    colour: '#16131a',
    on: '#f4efe6',
    ...more,
  }).items;

/** Not the same turned by a half, nor in a mirror. */
const flag: readonly DrawnItem[] = [
  shape(rect({ x: 0, y: 0, width: 20, height: 30 }, { fill: '#3a0f1f' }, 3)),
  shape(
    polygon(
      [
        [2, 2],
        [18, 2],
        [2, 20],
      ],
      { fill: '#ffaa00', stroke: '#0044ff', lineWidth: 0.5 },
    ),
  ),
  ...text('Fin', { box: { x: 3, y: 20, width: 16, height: 8 }, colour: '#ffffff', tracking: 50 }),
];
const group = (turn: DrawnGroup['turn'], x: number, y: number, clip?: DrawnGroup['clip']): DrawnGroup => ({
  kind: 'group',
  x,
  y,
  turn,
  items: flag,
  ...(clip && { clip }),
});

const drawings: { readonly [name: string]: readonly DrawnItem[] } = {
  'shapes and lines': [
    ...flag,
    shape(line(5, 40, 55, 60, '#008800', 1)),
    shape({
      kind: 'shape',
      path: 'M0 0h100v100h-100z',
      at: { x: 30, y: 5, scale: 0.15 },
      stroke: '#aa0000',
      lineWidth: 1,
    }),
  ],
  'text in several lines': text(
    'Wer im Keller tanzt, zahlt oben nicht. Öl & Fisch – “fin” {star}, Übergrößen, AVATAR.',
  ),
  'text with tracking': text('AVATAR Kellernacht', { tracking: 120, font: 'title' }),
  'text of several sizes': text('', {
    text: [{ text: 'Miete ' }, { text: '6.000', scale: 2, colour: '#aa0000' }, { text: ' {star}' }],
  }),
  'turned groups': [group(0, 2, 2), group(90, 60, 5), group(180, 25, 70), group(270, 30, 75)],
  'groups that are cut off': [0, 90, 180, 270].map((turn, place) =>
    group(turn as DrawnGroup['turn'], 15 + 30 * (place % 2), 15 + 35 * Math.floor(place / 2), {
      x: 1,
      y: 1,
      width: 11,
      height: 9,
    }),
  ),
  'groups in groups': [
    {
      kind: 'group',
      x: 60,
      y: 10,
      turn: 90,
      clip: { x: 0, y: 0, width: 40, height: 40 },
      items: [
        shape(rect({ x: 0, y: 0, width: 45, height: 45 }, { fill: '#ffffff' })),
        group(90, 30, 3),
        group(0, 25, 25, { x: 0, y: 0, width: 10, height: 12 }),
      ],
    },
  ],
};

const WIDTH = 720;
const HEIGHT = 960;
const page = (items: readonly DrawnItem[]): DrawnPage => ({ width: 60, height: 80, items: [paper, ...items] });

/** How much of the picture differs by more than the softness of edges. */
function difference(one: PNG, other: PNG): number {
  return pixelmatch(one.data, other.data, undefined, WIDTH, HEIGHT, { threshold: 0.2 }) / (WIDTH * HEIGHT);
}

const pngOf = ({ items }: DrawnPage): PNG =>
  PNG.sync.read(Buffer.from(paintPng(items, { x: 0, y: 0, width: 60, height: 80 }, WIDTH)));

describe.skipIf(!hasPoppler)('PDF and picture agree', () => {
  test.each(Object.entries(drawings))('%s', async (_, items) => {
    const pdf = await paintPdf([page(items)], { title: 'Test', colours: 'rgb' });
    const [printed, shown] = [pictureOf(pdf, WIDTH, HEIGHT), pngOf(page(items))];
    expect(difference(pngOf(page([])), shown)).toBeGreaterThan(0.005);
    expect(difference(printed, shown)).toBeLessThan(0.001);
  });
});

describe('a PDF', () => {
  test('is the same bytes each time', async () => {
    const pages = [page(drawings['turned groups']!)];
    const options = { title: 'Test', colours: 'cmyk' } as const;
    expect(Buffer.compare(await paintPdf(pages, options), await paintPdf(pages, options))).toBe(0);
  });

  test('holds what a group draws once, however often it stands on its pages', async () => {
    const size = async (count: number) =>
      (await paintPdf(Array(count).fill(page([group(0, 0, 0), group(90, 50, 9)])), { title: 'Test', colours: 'rgb' }))
        .length;
    const [one, ten] = [await size(1), await size(10)];
    expect(ten - one).toBeLessThan(9 * 1000);
  });

  test('is left when nobody wants it any more', async () => {
    const watch = { signal: AbortSignal.abort() };
    await expect(paintPdf([page([])], { title: 'Test', colours: 'rgb' }, watch)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
