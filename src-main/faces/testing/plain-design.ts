import { cardText } from '../../../src-engine/card-set.ts';
import type { FaceDesign, FaceElement, FaceSubject, FaceText } from '../../../src-engine/face.ts';
import { ground, rect } from '../../../src-engine/face-shapes.ts';
import type { Game } from '../../../src-engine/game.ts';
import { gameById } from '../../../src-engine/games/games.ts';

const PAPER = '#f4efe6';
const INK = '#16131a';

/** For tests: faces with a name and a text, whatever the real games' look like. */
export const plainDesign: FaceDesign = {
  fonts: {
    title: {
      package: '@fontsource/chakra-petch',
      files: ['chakra-petch-latin-600-normal.woff', 'chakra-petch-latin-ext-600-normal.woff'],
    },
    body: {
      package: '@fontsource/grenze',
      files: ['grenze-latin-400-normal.woff', 'grenze-latin-ext-400-normal.woff'],
    },
  },
  icons: { star: { path: 'M0 0h100v100h-100z', size: 100 } },
  layouts: Object.fromEntries(
    ['location', 'act', 'sponsor', 'marketing', 'sabotage'].map((type) => [
      type,
      {
        front,
        back: (face) => [ground(face, '#3a0f1f'), rect({ x: 10, y: 10, width: 5, height: 5 }, { fill: PAPER })],
      },
    ]),
  ),
};

function front(face: FaceSubject): readonly FaceElement[] {
  const { width, card, imprint, number } = face;
  const text = (field: string, y: number, height: number, more: Partial<FaceText>): FaceText => ({
    kind: 'text',
    box: { x: 5, y, width: width - 10, height },
    text: cardText(card[field]),
    font: 'body',
    size: 9,
    min: 6,
    colour: INK,
    on: PAPER,
    field: [field],
    ...more,
  });
  return [
    ground(face, PAPER),
    text('name', 5, 12, { font: 'title', size: 16, min: 10, lines: 2, balanced: true }),
    text('cost', 20, 6, { text: `${number(card.cost)} {star}`, align: 'right' }),
    text('flavour', 55, 22, {}),
    text('id', 80, 3, { text: imprint, size: 5, min: 4 }),
  ];
}

/** A game that checks nothing and has these faces. */
export const gameWithFaces = (faces: FaceDesign = plainDesign): Game => ({
  ...gameById('dark-promoters')!,
  check: () => [],
  faces,
});
