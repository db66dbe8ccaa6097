import type { Box, FaceElement, FaceShape, FaceSubject } from '../../../face.ts';
import { bySize } from '../../../face-shapes.ts';
import { className } from './labels.ts';
import { arcade, foil, lancet } from './ornaments.ts';
import {
  band,
  figure,
  figureOf,
  flavour,
  footer,
  type IconName,
  stats,
  title,
  WINDOW_BOTTOM,
  WINDOW_TOP,
} from './parts.ts';
import { money, palettes } from './theme.ts';

const colours = palettes.location;

const figures: { readonly [className: string]: IconName } = {
  kellerclub: 'vault',
  'scene-club': 'candles',
  'big-club': 'castle',
  'hall-m': 'factory',
  'hall-l': 'columns',
  'ground-s': 'camp',
  'ground-m': 'pavilion',
  'ground-l': 'ruins',
  'ground-xl': 'fire',
};

export const location = (face: FaceSubject): readonly FaceElement[] => [
  ...windows(face),
  ...figure(figureOf(figures, face.card.class, 'location'), venueBox(face), colours),
  ...band(face, colours, arcade, className(face, 'location'), 'class'),
  title(face, colours),
  ...stats(face, colours, [
    { label: 'Rent', icon: 'cost', value: money(face, face.card.rent), field: 'rent', isGain: false },
    {
      label: 'Capacity',
      icon: 'capacity',
      value: [{ text: face.number(face.card.capacity) }],
      field: 'capacity',
      isGain: true,
    },
  ]),
  flavour(face, colours),
  ...footer(face, colours),
];

/** The windows of a nave, the venue in the middle one. */
const windows = bySize(({ width, height }): readonly FaceShape[] => {
  const { night, glow, line } = colours;
  const middle = width / 2;
  const sill = height - WINDOW_BOTTOM;
  const shape = (path: string, fill: string, stroke?: string): FaceShape => ({
    kind: 'shape',
    path,
    fill,
    ...(stroke && { stroke, lineWidth: 0.35 }),
  });
  const side = (x: number, top: number): FaceShape[] => [
    shape(lancet(x, top, 10, sill, 1.15), glow[1], line),
    shape(lancet(x - 2.1, top + 9.4, 3.2, sill - 1, 1.2), night),
    shape(lancet(x + 2.1, top + 9.4, 3.2, sill - 1, 1.2), night),
    shape(foil({ x, y: top + 7 }, 2.1, 4), night),
  ];
  return [
    ...[-1, 1].flatMap((hand) => [
      ...side(middle + hand * 19.4, WINDOW_TOP + 3.6),
      ...side(middle + hand * 31, WINDOW_TOP + 8),
    ]),
    shape(lancet(middle, WINDOW_TOP, 26, sill, 0.74), glow[1], line),
    shape(lancet(middle, WINDOW_TOP + 1.5, 23.4, sill - 1, 0.74), night, line),
    shape(lancet(middle, WINDOW_TOP + 3.8, 19.4, sill - 1, 0.74), glow[0]),
    shape(lancet(middle, WINDOW_TOP + 5.4, 16.6, sill - 1, 0.74), night),
  ];
});

/** On the floor of the middle window. */
const venueBox = ({ width, height }: FaceSubject): Box => ({
  x: width / 2 - 8,
  y: height - WINDOW_BOTTOM - 17.8,
  width: 16,
  height: 16,
});
