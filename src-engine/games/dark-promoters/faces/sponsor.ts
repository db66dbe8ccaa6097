import type { FaceElement, FaceShape, FaceSpan, FaceSubject } from '../../../face.ts';
import { bySize } from '../../../face-shapes.ts';
import { beads, circle, coined, diaper, foil } from './ornaments.ts';
import {
  band,
  figure,
  figureBox,
  flavour,
  footer,
  type IconName,
  stats,
  title,
  WINDOW_BOTTOM,
  WINDOW_TOP,
} from './parts.ts';
import { money, palettes } from './theme.ts';

const colours = palettes.sponsor;

/** By the slots that a sponsor asks for. */
const figures: readonly IconName[] = ['cost', 'purse', 'handshake', 'chalice'];

export const sponsor = (face: FaceSubject): readonly FaceElement[] => [
  ...medallion(face),
  ...figure(figureFor(face), figureBox(face, 14.4), colours),
  ...band(face, colours, coined, 'Pays at once'),
  title(face, colours),
  ...stats(
    face,
    colours,
    [
      {
        label: 'Payout per slot',
        icon: 'payout',
        value: money(face, face.card.payoutPerSlot),
        field: 'payoutPerSlot',
        isGain: true,
      },
      { label: 'Least slots', icon: 'slot', value: slots(face), field: 'minSlots', isGain: false },
    ],
    0.58,
  ),
  flavour(face, colours),
  ...footer(face, colours),
];

const figureFor = ({ card }: FaceSubject): IconName =>
  typeof card.minSlots === 'number' ? (figures[card.minSlots] ?? 'sponsor') : 'sponsor';

/** The number, and as many windows beside it as can be told at a glance. */
function slots({ card, number }: FaceSubject): readonly FaceSpan[] {
  const least = card.minSlots;
  const text = number(least);
  const isFew = typeof least === 'number' && Number.isInteger(least) && least > 0 && least < figures.length;
  return isFew
    ? [{ text }, { text: '\u00a0', scale: 0.5 }, { text: '{slot}'.repeat(least), scale: 0.48, colour: colours.tint }]
    : [{ text }];
}

/** A coin on patterned cloth. */
const medallion = bySize(({ width, height }): readonly FaceShape[] => {
  const { night, glow, line, shade, ground } = colours;
  const sill = height - WINDOW_BOTTOM;
  const centre = { x: width / 2, y: (WINDOW_TOP + sill) / 2 };
  const radius = (sill - WINDOW_TOP) / 2;
  const shape = (path: string, fill: string): FaceShape => ({ kind: 'shape', path, fill });
  return [
    shape(diaper(-6.5, WINDOW_TOP + 1.5, width + 6.5, sill - 1.5, 4.6, 2.9), shade),
    shape(foil(centre, radius + 1.4, 8, 1 / 16), ground),
    { kind: 'shape', path: foil(centre, radius, 8, 1 / 16), fill: glow[0], stroke: line, lineWidth: 0.45 },
    shape(beads(centre, radius * 0.82, 0.95, 8, 1 / 16), glow[2]),
    shape(beads(centre, radius * 0.8, 0.35, 8), glow[2]),
    { kind: 'shape', path: circle(centre, radius * 0.72), fill: night, stroke: line, lineWidth: 0.35 },
  ];
});
