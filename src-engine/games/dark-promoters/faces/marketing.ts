import { BLEED, type FaceElement, type FaceShape, type FaceSubject } from '../../../face.ts';
import { bySize, line as stroke } from '../../../face-shapes.ts';
import { className } from './labels.ts';
import { beams, bunting, circle, star, wall } from './ornaments.ts';
import {
  band,
  figure,
  figureBox,
  figureOf,
  flavour,
  footer,
  type IconName,
  stats,
  title,
  WINDOW_BOTTOM,
  WINDOW_TOP,
} from './parts.ts';
import { money, palettes, percent } from './theme.ts';

const colours = palettes.marketing;

const figures: { readonly [className: string]: IconName } = {
  'flyer-team': 'leaflets',
  'social-ads': 'phone',
  'city-posters-light': 'brush',
  'city-posters': 'roller',
  'influencer-collab': 'mirror',
  'pr-mag': 'newspaper',
  'teaser-video': 'film',
  'street-team': 'spray',
  'big-city-posters': 'banner',
  'digital-campaign': 'net',
  'pr-agency': 'quill',
  'early-bird-push': 'raven',
  'posters-xxl': 'standard',
  'digital-always-on': 'eye',
  'ooh-large': 'city',
};

export const marketing = (face: FaceSubject): readonly FaceElement[] => [
  ...sunburst(face),
  ...figure(figureOf(figures, face.card.class, 'marketing'), figureBox(face, 14.8), colours),
  ...band(face, colours, bunting, className(face, 'marketing'), 'class'),
  title(face, colours),
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

/** Beams over the whole width, and a star in the middle of them. */
const sunburst = bySize(({ width, height }): readonly FaceShape[] => {
  const { night, glow, line, shade, ground } = colours;
  const sill = height - WINDOW_BOTTOM;
  const centre = { x: width / 2, y: (WINDOW_TOP + sill) / 2 };
  const radius = (sill - WINDOW_TOP) / 2;
  const [top, bottom] = [WINDOW_TOP + 1.6, sill - 1.6];
  const shape = (path: string, fill: string): FaceShape => ({ kind: 'shape', path, fill });
  return [
    shape(beams(centre, 4, width, 36), shade),
    shape(beams(centre, 4, radius + 8, 36), glow[0]),
    wall(width, WINDOW_TOP - 30, top, ground),
    wall(width, bottom, bottom + 40, ground),
    stroke(-BLEED, top, width + BLEED, top, line, 0.35),
    stroke(-BLEED, bottom, width + BLEED, bottom, line, 0.35),
    {
      kind: 'shape',
      path: star(centre, radius * 0.82, radius * 1.02, 20),
      fill: glow[1],
      stroke: line,
      lineWidth: 0.35,
    },
    { kind: 'shape', path: circle(centre, radius * 0.74), fill: night, stroke: line, lineWidth: 0.35 },
  ];
});
