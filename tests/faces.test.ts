import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Card, CardSet } from '../src-engine/card-set.ts';
import { BLEED, type FaceElement, type FaceText } from '../src-engine/face.ts';
import { games } from '../src-engine/games/games.ts';
import type { DrawnItem } from '../src-main/faces/drawing.ts';
import { POINT } from '../src-main/faces/drawing.ts';
import type { LaidOutFace } from '../src-main/faces/face-layout.ts';
import { facesOf, subjectsOf } from '../src-main/faces/faces.ts';
import { fontByKey } from '../src-main/faces/fonts.ts';
import { paintPng, preparePng } from '../src-main/faces/png-painter.ts';
import { CARD_SIZES, type CardSizeId, SAFE_ZONE } from '../src-shared/card-size.ts';
import { root, sampleSets } from './sample-sets.ts';

/** What layouts of every game must fulfil; `every-face.test.ts` has what holds for the faces that come of them. */
const sets = await sampleSets();
const sizes = Object.keys(CARD_SIZES) as CardSizeId[];

test.each(games)('$title has a layout for each of its card types, and for nothing else', ({ faces, cardTypes }) => {
  expect(Object.keys(faces.layouts).sort()).toEqual(cardTypes.map(({ id }) => id).sort());
});

const cases = sets.flatMap(({ game, set, version }) =>
  game.cardTypes.map(({ id: type, plural }) => ({
    name: `${game.title} ${version}, ${plural}`,
    game,
    set,
    type,
    cards: set.cards[type] ?? [],
  })),
);

describe.each(cases)('$name', ({ game, set, type, cards }) => {
  const layout = game.faces.layouts[type]!;

  describe.each(sizes)('at the size %s', (size) => {
    const options = { size, imprint: 'proof' } as const;
    const faces = facesOf(game, set, options);
    const { width, height } = CARD_SIZES[size];

    test('keep their texts inside of the safe zone', () => {
      const inside = ({ x, y, width: wide, font, size: points }: DrawnItem & { kind: 'text' }): boolean => {
        const { capHeight, descent } = fontByKey(font);
        const em = points * POINT;
        return (
          x >= SAFE_ZONE &&
          x + wide <= width - SAFE_ZONE &&
          y - capHeight * em >= SAFE_ZONE &&
          y + descent * em <= height - SAFE_ZONE
        );
      };
      const outside = (face: LaidOutFace): string[] =>
        face.items.flatMap((item) => (item.kind === 'text' && !inside(item) ? [item.text] : []));
      const found = cards.flatMap((card) => outside(faces.front(type, card)).map((text) => `${card.id}: ${text}`));
      expect([...found, ...outside(faces.back(type))]).toEqual([]);
    });

    describe('painted with the bleed', () => {
      beforeAll(preparePng);

      test.each(['front', 'back'] as const)('the %s has a ground up to the edge on all sides', (side) => {
        const face = side === 'front' ? faces.front(type, cards[0]!) : faces.back(type);
        const view = { x: -BLEED, y: -BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED };
        const picture = PNG.sync.read(Buffer.from(paintPng(face.items, view, 200)));
        let bare = 0;
        // The last row may be cut through by the edge of the view.
        for (let at = 3; at < picture.width * (picture.height - 1) * 4; at += 4) if (picture.data[at] !== 255) bare++;
        expect(bare).toBe(0);
      });
    });
  });

  const elementsOf = (of: CardSet): ((card: Card) => readonly FaceElement[]) => {
    const subject = subjectsOf(of, { size: 'poker', imprint: 'proof' });
    return (card) => layout.front(subject(card));
  };
  const textsOf = (elements: readonly FaceElement[]): FaceText[] =>
    elements.filter((element) => element.kind === 'text');
  const elements = elementsOf(set);

  test('have texts that stand out from what they are printed on', () => {
    const all = [...cards.flatMap(elements), ...layout.back(CARD_SIZES.poker)];
    const pairs = new Set(
      textsOf(all).flatMap(({ text, colour, on, min }) => {
        const spans = typeof text === 'string' ? [] : text.flatMap((span) => span.colour ?? []);
        return [colour, ...spans].map((ink) => `${ink} on ${on}, ${min >= LARGE ? 'large' : 'small'}`);
      }),
    );
    const weak = [...pairs].filter((pair) => {
      const [, ink, on, kind] = /^(\S+) on (\S+), (\w+)$/.exec(pair)!;
      return contrast(ink!, on!) < (kind === 'large' ? 3 : 4.5);
    });
    expect(weak).toEqual([]);
  });

  test('show fields that cards of the type can have', () => {
    const schema = JSON.parse(readFileSync(join(root, 'schemas', game.id, `${type}.schema.json`), 'utf8'));
    const shown = new Set(textsOf(cards.flatMap(elements)).flatMap(({ field }) => field?.[0] ?? []));
    expect([...shown].filter((field) => !Object.hasOwn(schema.properties, field))).toEqual([]);
    expect(shown).toContain('name');
  });

  // How many copies there are is for whoever makes the cards, not for whoever holds one.
  test('show every number of the card but its copies', () => {
    const { number } = subjectsOf(set, { size: 'poker', imprint: 'proof' })(cards[0]!);
    const hidden = cards.flatMap((card) => {
      const texts = textsOf(elements(card));
      return Object.entries(card).flatMap(([field, value]) => {
        if (typeof value !== 'number' || value === 0 || field === 'copies') return [];
        const isShown = texts.some((text) => text.field?.[0] === field && plain(text).includes(number(value)));
        return isShown ? [] : [`${card.id}: ${field}`];
      });
    });
    expect(hidden).toEqual([]);
  });

  test('are the same whenever they are laid out', () => {
    const options = { size: 'poker', imprint: 'proof' } as const;
    const [first, second] = [facesOf(game, set, options), facesOf(game, set, options)];
    expect(first.front(type, cards[0]!)).toEqual(second.front(type, cards[0]!));
    expect(first.back(type)).toEqual(second.back(type));
  });

  test('are laid out whatever the fields of the card and its modes hold', () => {
    const fields = [...new Set(cards.flatMap(Object.keys))];
    const anyField = fc.option(
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...set.modes.map(({ id }) => id))),
    );
    const mistakes = fc.record(Object.fromEntries(fields.map((field) => [field, anyField])), { requiredKeys: [] });
    const anyMode = fc.oneof(
      fc.constantFrom(...set.modes),
      fc
        .record({ at: fc.constantFrom(...Object.keys(set.modes[0]!)), value: fc.jsonValue({ maxDepth: 2 }) })
        .map(({ at, value }) => ({ ...set.modes[0]!, [at]: value })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...cards),
        mistakes,
        fc.boolean(),
        fc.array(anyMode),
        (card, wrong, isBare, modes) => {
          const mistaken = { ...(isBare ? {} : card), ...wrong } as Card;
          const mistakenSet = { ...set, modes } as CardSet;
          const face = facesOf(game, mistakenSet, { size: 'euro', imprint: 'proof' }).front(type, mistaken);
          expect(face.items.length).toBeGreaterThan(0);
        },
      ),
      { seed: 5, numRuns: 60 },
    );
  });
});

/** Points from which a text is large, for the eyes. */
const LARGE = 14;

/** The ratio of WCAG: 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const plain = ({ text }: FaceText): string =>
  typeof text === 'string' ? text : text.map((span) => span.text).join('');
