import { cardText } from '../../../card-set.ts';
import type { FaceElement, FaceSubject } from '../../../face.ts';
import { mix } from '../../../face-shapes.ts';
import { className } from './labels.ts';
import { flavour, footer, frame, INSET, label, stat, title } from './parts.ts';
import { NEON, WHITE } from './theme.ts';
import { wantPattern } from './want-pattern.ts';

const colour = NEON.violet;

export const crowd = (face: FaceSubject): readonly FaceElement[] => {
  const { card, width, height, number } = face;
  const bottom = height - 9.2;
  const stats = { y: bottom - 26, height: 14.5 };
  const half = (width - 2 * INSET - 3) / 2;
  const tint = mix(colour, WHITE, 0.25);
  const pattern = { x: INSET + 3.4, y: 22.3, width: width - 2 * INSET - 4.8, height: stats.y - 24.3 };
  return [
    ...frame(face, colour),
    {
      ...label({ x: INSET + 1.5, y: INSET + 1, width: 30, height: 3.8 }, className(face).toUpperCase(), tint, 'left'),
      field: ['class'],
    },
    {
      ...label(
        { x: width - INSET - 21.5, y: INSET + 1, width: 20, height: 3.8 },
        cardText(card.shape).toUpperCase(),
        WHITE,
        'right',
      ),
      field: ['shape'],
    },
    title(face, 11.2, 9.6),
    ...wantPattern(face, pattern, colour),
    ...stat(
      { x: INSET + 0.5, width: half, ...stats },
      { label: 'POINTS', value: [{ text: number(card.points) }], field: 'points', colour: NEON.gold },
    ),
    ...stat(
      { x: INSET + 2.5 + half, width: half, ...stats },
      {
        label: [{ text: '{sync}', scale: 1.2 }, { text: '\u00a0IN SYNC' }],
        value: bonus(face),
        field: 'syncBonus',
        colour: NEON.blue,
      },
    ),
    flavour(face, bottom - 10.6, 9.4),
    ...footer(face, colour),
  ];
};

const bonus = ({ card: { syncBonus }, number }: FaceSubject) => [
  { text: typeof syncBonus === 'number' ? `+${number(syncBonus)}` : number(syncBonus) },
];
