import fc from 'fast-check';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Card } from '../src-engine/card-set.ts';
import type { DrawnItem } from '../src-main/faces/drawing.ts';
import { facesOf } from '../src-main/faces/faces.ts';
import { paintPdf } from '../src-main/faces/pdf-painter.ts';
import { paintPng, preparePng } from '../src-main/faces/png-painter.ts';
import { hasPoppler, pictureOf, textIn } from '../src-main/faces/testing/pdf-reading.ts';
import { CARD_SIZES, type CardSizeId } from '../src-shared/card-size.ts';
import { sampleSets } from './sample-sets.ts';

/** Laws of the faces of every game: a new game or card type is tested by being there. */
const cases = (await sampleSets()).flatMap((sample) =>
  Object.entries(sample.set.cards).flatMap(([type, cards]) =>
    cards.length === 0
      ? []
      : [{ name: `${sample.game.title} ${sample.version}, ${type}`, type, cards, game: sample.game, set: sample.set }],
  ),
);

/** To a millimetre: 300 dpi. */
const DOTS = 300 / 25.4;

const bare = (text: string): string => text.replace(/\s/g, '');
const drawnText = (items: readonly DrawnItem[]): string =>
  items.map((item) => (item.kind === 'text' ? item.text : item.kind === 'group' ? drawnText(item.items) : '')).join('');

describe.each(cases)('$name', ({ game, set, type, cards }) => {
  test('every card fits, in every size, and so does the back', () => {
    for (const size of Object.keys(CARD_SIZES) as CardSizeId[]) {
      const faces = facesOf(game, set, { size, imprint: 'proof' });
      const troubles = cards.map((card) => [card.id, faces.front(type, card).troubles]);
      expect(troubles.filter(([, found]) => found?.length !== 0)).toEqual([]);
      expect(faces.back(type).troubles).toEqual([]);
    }
  });

  test('an id that does not fit is told, and so is nothing else of the card', () => {
    const faces = facesOf(game, set, { size: 'euro', imprint: 'proof' });
    const { troubles } = faces.front(type, { ...cards[0]!, id: 'm'.repeat(60) });
    expect(troubles.map(({ code, field }) => [code, field])).toEqual([['face/overflow', ['id']]]);
  });

  describe.skipIf(!hasPoppler)('as a PDF', () => {
    const card = cards[0]!;
    const { width, height, items } = facesOf(game, set, { size: 'poker', imprint: 'proof' }).front(type, card);
    let pdf: Uint8Array;
    beforeAll(async () => {
      await preparePng();
      pdf = await paintPdf([{ width, height, items }], { title: card.name, colours: 'rgb' });
    });

    test('says what the card says', () => {
      const read = bare(textIn(pdf));
      expect([...read].sort().join('')).toBe([...bare(drawnText(items))].sort().join(''));
      expect(read.toLowerCase()).toContain(bare(card.name).toLowerCase());
    });

    test('looks as its picture does, but for the softness of edges', () => {
      const [across, down] = [Math.round(width * DOTS), Math.round(height * DOTS)];
      const shown = PNG.sync.read(Buffer.from(paintPng(items, { x: 0, y: 0, width, height }, across)));
      expect([shown.width, shown.height]).toEqual([across, down]);
      const printed = pictureOf(pdf, across, down);
      const differing = pixelmatch(shown.data, printed.data, undefined, across, down, { threshold: 0.2 });
      expect(differing / (across * down)).toBeLessThan(0.005);
    });
  });

  test('a card that says anything at all has a face', () => {
    const faces = facesOf(game, set, { size: 'euro', imprint: 'proof' });
    const keys = [...new Set(cards.flatMap((card) => Object.keys(card)))];
    const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));
    fc.assert(
      fc.property(fc.constantFrom(...cards), fc.constantFrom(...keys), anything, (card, key, value) => {
        faces.front(type, { ...card, [key]: value } as Card);
      }),
      { numRuns: 60 },
    );
  });
});
