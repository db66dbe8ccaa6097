import type { FaceElement, FaceShape, FaceSubject } from '../../../face.ts';
import { bySize } from '../../../face-shapes.ts';
import { className } from './labels.ts';
import { beads, beams, circle, curtain, petals, wall } from './ornaments.ts';
import {
  band,
  figure,
  figureBox,
  figureOf,
  flavour,
  footer,
  type IconName,
  seal,
  stats,
  title,
  WINDOW_BOTTOM,
  WINDOW_TOP,
} from './parts.ts';
import { money, palettes, percent } from './theme.ts';

const colours = palettes.act;

const figures: { readonly [className: string]: IconName } = {
  'resident-dj': 'headphones',
  'guest-dj': 'record',
  'small-live': 'microphone',
  opener: 'drum',
  support: 'guitar',
  headliner: 'skull',
  'headliner-a': 'skull',
  'headliner-b': 'burning-skull',
  'co-headliner': 'bass',
  'mid-tier': 'drum-kit',
  emerging: 'candle',
};

export const act = (face: FaceSubject): readonly FaceElement[] => [
  ...rose(face),
  ...figure(figureOf(figures, face.card.class, 'act'), figureBox(face, 14.8), colours),
  ...band(face, colours, curtain, className(face, 'act'), 'class'),
  title(face, colours),
  ...(face.card.day === undefined ? [] : seal(face, colours, `Day ${face.number(face.card.day)}`, 'day')),
  ...stats(face, colours, [
    { label: 'Cost', icon: 'cost', value: money(face, face.card.cost), field: 'cost', isGain: false },
    {
      label: 'Audience',
      icon: 'audience',
      value: percent(face, face.card.audience),
      field: 'audience',
      isGain: true,
    },
  ]),
  flavour(face, colours),
  ...footer(face, colours),
];

/** A rose window with light behind it. */
const rose = bySize(({ width, height }): readonly FaceShape[] => {
  const { night, glow, ground, line, shade } = colours;
  const sill = height - WINDOW_BOTTOM;
  const centre = { x: width / 2, y: (WINDOW_TOP + sill) / 2 };
  const radius = (sill - WINDOW_TOP) / 2;
  const shape = (path: string, fill: string): FaceShape => ({ kind: 'shape', path, fill });
  return [
    shape(beams(centre, radius + 1.5, 44, 28), shade),
    wall(width, sill + 2, height, ground),
    shape(circle(centre, radius), glow[0]),
    shape(petals(centre, radius * 0.74, radius * 0.97, 20, 0.62), glow[2]),
    shape(beads(centre, radius * 0.92, 0.4, 20, 1 / 40), glow[2]),
    { kind: 'shape', path: circle(centre, radius), stroke: line, lineWidth: 0.45 },
    { kind: 'shape', path: circle(centre, radius * 0.75), fill: night, stroke: line, lineWidth: 0.35 },
  ];
});
