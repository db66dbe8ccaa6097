import { cardText } from '../../../card-set.ts';
import type { FaceElement, FaceShape, FaceSubject } from '../../../face.ts';
import { line, mix, polygon } from '../../../face-shapes.ts';
import { TEMPI } from '../card-types.ts';
import { sleeve } from './artwork.ts';
import { drawnIcons } from './drawn-icons.ts';
import { flavour, footer, frame, INSET, label, title } from './parts.ts';
import { HAZE, NEON, NIGHT, neonOf, WHITE } from './theme.ts';
import { circlePath, iconTube } from './tubes.ts';

const SLEEVE = { top: 22.4, side: 31 };

export const song = (face: FaceSubject): readonly FaceElement[] => {
  const { card, width, height, number } = face;
  const neon = neonOf(card.colour);
  const colour = NEON[neon];
  const tempo = typeof card.bpm === 'number' && card.bpm >= 1 && card.bpm <= TEMPI ? Math.round(card.bpm) : 0;
  const below = SLEEVE.top + SLEEVE.side;
  const bottom = height - 9.2;
  return [
    ...frame(face, colour),
    ...(neon === 'white' || neon === 'violet'
      ? []
      : iconTube(drawnIcons[neon], INSET + 1.4, INSET + 1.4, 11, colour, NIGHT)),
    {
      ...label({ x: INSET + 1, y: 18, width: 16, height: 3.4 }, cardText(card.colour).toUpperCase(), colour, 'left'),
      field: ['colour'],
    },
    label({ x: width - 35.4, y: INSET + 2.4, width: 14, height: 4 }, 'BPM', HAZE, 'right'),
    {
      kind: 'text',
      box: { x: width - 20.9, y: INSET + 0.4, width: 14.5, height: 12.4 },
      text: number(card.bpm),
      font: 'title',
      size: 36,
      min: 9,
      colour: WHITE,
      on: NIGHT,
      align: 'right',
      valign: 'middle',
      lines: 1,
      field: ['bpm'],
    },
    ...needle(width - 24, 19.6, 17, tempo, colour),
    ...sleeve(
      cardText(card.id),
      tempo,
      { x: (width - SLEEVE.side) / 2, y: SLEEVE.top, width: SLEEVE.side, height: SLEEVE.side },
      colour,
    ),
    title(face, below + 1.9, 9.6),
    {
      ...label(
        { x: INSET + 2, y: below + 11.8, width: width - 2 * INSET - 4, height: 3.4 },
        cardText(card.artist),
        mix(colour, WHITE, 0.3),
        'centre',
      ),
      field: ['artist'],
    },
    flavour(face, below + 15.4, bottom - below - 16.6),
    ...footer(face, colour),
  ];
};

/** The needle under the BPM: in sync it moves by one place at most. */
function needle(x: number, y: number, length: number, tempo: number, colour: string): FaceShape[] {
  const step = length / (TEMPI - 1);
  const marks = Array.from(
    { length: TEMPI },
    (_, mark): FaceShape => ({
      kind: 'shape',
      path: circlePath(x + mark * step, y, mark + 1 === tempo ? 1.15 : 0.6),
      fill: mark + 1 === tempo ? colour : mix(NIGHT, colour, 0.5),
    }),
  );
  const at = x + (tempo - 1) * step;
  const point = polygon(
    [
      [at, y - 1.7],
      [at + 1.1, y - 3.6],
      [at - 1.1, y - 3.6],
    ],
    { fill: WHITE },
  );
  return [line(x, y, x + length, y, mix(NIGHT, colour, 0.45), 0.35), ...marks, ...(tempo > 0 ? [point] : [])];
}
