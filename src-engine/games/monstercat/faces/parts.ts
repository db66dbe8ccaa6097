import { cardText } from '../../../card-set.ts';
import type { Box, FaceElement, FaceShape, FaceSpan, FaceSubject, FaceText } from '../../../face.ts';
import { mix, mm, rect } from '../../../face-shapes.ts';
import { modeNames } from './labels.ts';
import { HAZE, LABEL, NIGHT, PANEL, WHITE } from './theme.ts';
import { tube } from './tubes.ts';

/** What the faces of all types have in common. */

/** From the edge of the trim to text and panels: clear of the light of the frame. */
export const INSET = 4.9;
const FOOTER = 9.2;

/** From the edge of the trim to the glass of the frame: inside of the safe zone, so that a cut a little aside does not show. */
const FRAME = 3.3;

/** A frame of light around everything, closed where the footer begins. */
export function frame({ width, height }: FaceSubject, colour: string): FaceShape[] {
  const [left, top, right, bottom] = [FRAME, FRAME, width - FRAME, height - FOOTER];
  const path = [
    `M${mm(left)} ${mm(top + 3)}a3 3 0 0 1 3 -3H${mm(right - 3)}a3 3 0 0 1 3 3`,
    `V${mm(bottom - 3)}a3 3 0 0 1 -3 3H${mm(left + 3)}a3 3 0 0 1 -3 -3z`,
  ];
  return tube(path.join(''), colour, NIGHT, 0.5);
}

export const title = ({ card, width }: FaceSubject, y: number, height: number): FaceText => ({
  kind: 'text',
  box: { x: INSET + 1, y, width: width - 2 * INSET - 2, height },
  text: cardText(card.name),
  font: 'title',
  size: 13,
  min: 7,
  colour: WHITE,
  on: NIGHT,
  align: 'centre',
  valign: 'middle',
  leading: 1.02,
  lines: 2,
  balanced: true,
  field: ['name'],
});

export const flavour = ({ card, width }: FaceSubject, y: number, height: number): FaceText => ({
  kind: 'text',
  box: { x: INSET + 2, y, width: width - 2 * INSET - 4, height },
  text: cardText(card.flavour),
  font: 'flavour',
  size: 8.5,
  min: 5.5,
  colour: HAZE,
  on: NIGHT,
  align: 'centre',
  valign: 'middle',
  leading: 1.1,
  balanced: true,
  field: ['flavour'],
});

/** A small word in the colour of the card. */
export const label = (
  box: Box,
  text: string | readonly FaceSpan[],
  colour: string,
  align: FaceText['align'],
  on: string = NIGHT,
): FaceText => ({ ...LABEL, box, text, colour, on, ...(align && { align }) });

export interface Stat {
  readonly label: string | readonly FaceSpan[];
  readonly value: readonly FaceSpan[];
  readonly field: string;
  readonly colour: string;
}

/** A big number below what it is. */
export function stat(box: Box, { label: text, value, field, colour }: Stat): FaceElement[] {
  return [
    rect(box, { fill: PANEL, stroke: mix(NIGHT, colour, 0.6), lineWidth: 0.35 }, 2),
    label({ x: box.x + 1.5, y: box.y + 1, width: box.width - 3, height: 3.6 }, text, colour, 'centre', PANEL),
    {
      kind: 'text',
      box: { x: box.x + 1.5, y: box.y + 4.6, width: box.width - 3, height: box.height - 5.6 },
      text: value,
      font: 'title',
      size: 22,
      min: 8,
      colour: WHITE,
      on: PANEL,
      align: 'centre',
      valign: 'middle',
      lines: 1,
      field: [field],
    },
  ];
}

/** In which modes the card is in the box, and what it is a proof of. */
export function footer(face: FaceSubject, colour: string): FaceElement[] {
  const { width, height, imprint } = face;
  const top = height - FOOTER;
  const box = { x: INSET, width: width - 2 * INSET };
  return [
    {
      ...label({ ...box, y: top + 1.5, height: 2.3 }, modeNames(face), mix(colour, WHITE, 0.35), 'centre'),
      size: 7,
      min: 5,
      field: ['modes'],
    },
    {
      ...label({ ...box, y: height - 5.2, height: 1.9 }, imprint, HAZE, 'centre'),
      size: 4.75,
      min: 4.5,
      tracking: 10,
    },
  ];
}
