import { describe, expect, test } from 'vitest';
import { gameById } from '../src-engine/games/games.ts';
import { type DrawnText, POINT } from '../src-main/faces/drawing.ts';
import { facesOf } from '../src-main/faces/faces.ts';
import { fontByKey } from '../src-main/faces/fonts.ts';
import { CARD_SIZES, type CardSizeId, SAFE_ZONE } from '../src-shared/card-size.ts';
import { sampleSets } from './sample-sets.ts';

/** What is looked after on the faces of one game. */
const sizes = Object.keys(CARD_SIZES) as CardSizeId[];
const sets = await sampleSets();
const sampleOf = (id: string) => sets.find(({ game }) => game.id === id)!;

describe.each(sizes)('at the size %s', (size) => {
  const { height } = CARD_SIZES[size];

  test('Dark Promoters: the longest flavour hangs above the diamond on the rule of the footer', () => {
    const { set } = sampleOf('dark-promoters');
    const flavour = 'Quirky jug, quartz and a jumping judge. '.repeat(4).slice(0, 135).trim();
    const { items, troubles } = facesOf(gameById('dark-promoters')!, set, { size, imprint: 'proof' }).front('act', {
      ...set.cards.act![0]!,
      flavour,
    });
    const words = new Set(flavour.split(' '));
    const lines = items.filter(
      (item): item is DrawnText => item.kind === 'text' && item.text.split(' ').every((word) => words.has(word)),
    );
    expect(troubles).toEqual([]);
    expect(new Set(lines.map(({ y }) => y)).size).toBe(3);
    const lowest = Math.max(
      ...lines.map(({ y, text, font, size: points }) => y + fontByKey(font).ink(text).below * points * POINT),
    );
    expect(height - lowest).toBeGreaterThan(9.4 + 1.3 + 0.3);
  });

  test('Monstercat: the glass of the frame stands inside of the safe zone', () => {
    const { game, set } = sampleOf('monstercat');
    const faces = facesOf(game, set, { size, imprint: 'proof' });
    for (const [type, cards] of Object.entries(set.cards)) {
      const frame = faces
        .front(type, cards[0]!)
        .items.filter((item) => item.kind === 'path' && /^M[\d.]+ [\d.]+a3 3 /.test(item.path));
      expect(frame.length).toBeGreaterThan(1);
      for (const item of frame) {
        if (item.kind !== 'path') continue;
        const [left, below] = item.path.match(/[\d.]+/g)!.map(Number) as [number, number];
        expect(Math.min(left, below - 3) - 0.25).toBeGreaterThanOrEqual(SAFE_ZONE);
      }
    }
  });
});
