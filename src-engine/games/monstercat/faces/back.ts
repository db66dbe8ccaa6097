import type { BackSubject, FaceElement } from '../../../face.ts';
import { ground } from '../../../face-shapes.ts';
import { chosenIcons } from './icons.generated.ts';
import { lit, NEON, NIGHT, WHITE } from './theme.ts';
import { circlePath, iconTube, ringPath, tube } from './tubes.ts';

interface Pile {
  readonly title: string;
  readonly icon: keyof typeof chosenIcons;
  readonly colour: string;
  readonly beside: string;
}

/** Songs and action cards lie in one pile: nobody may tell them apart from behind. */
const deck: Pile = { title: 'Draw pile', icon: 'song', colour: NEON.blue, beside: '#ff7ad9' };
const stands: Pile = { title: 'The Stands', icon: 'crowd', colour: NEON.violet, beside: NEON.gold };

const back =
  ({ title, icon, colour, beside }: Pile) =>
  (face: BackSubject): readonly FaceElement[] => {
    const { width, height } = face;
    const centre = { x: width / 2, y: height * 0.43 };
    const word = { kind: 'text', font: 'title', on: NIGHT, align: 'centre', valign: 'middle', lines: 1 } as const;
    return [
      ground(face, lit(colour, 0.05)),
      ...Array.from(
        { length: 9 },
        (_, ring): FaceElement => ({
          kind: 'shape',
          path: ringPath(centre.x, centre.y, 74 - ring * 6, 6, ring * 0.012),
          fill: lit(ring % 2 === 0 ? colour : beside, 0.05 + ring * 0.012),
          stroke: lit(colour, 0.3),
          lineWidth: 0.25,
        }),
      ),
      { kind: 'shape', path: circlePath(centre.x, centre.y, 21), fill: NIGHT },
      ...tube(circlePath(centre.x, centre.y, 20), colour, NIGHT, 0.8),
      ...tube(circlePath(centre.x, centre.y, 15.6), beside, NIGHT, 0.5),
      ...iconTube(chosenIcons[icon], centre.x - 9, centre.y - 9, 18, colour, NIGHT),
      { kind: 'shape', path: `M-5 ${height - 22}H${width + 5}V${height - 6}H-5z`, fill: NIGHT },
      ...tube(`M-5 ${height - 22}H${width + 5}M-5 ${height - 6}H${width + 5}`, colour, NIGHT, 0.4),
      {
        ...word,
        box: { x: 6, y: height - 20.4, width: width - 12, height: 8 },
        text: 'Monstercat',
        size: 20,
        min: 12,
        colour: WHITE,
      },
      { ...word, box: { x: 6, y: height - 12.4, width: width - 12, height: 5 }, text: title, size: 10, min: 7, colour },
    ];
  };

export const backs = { song: back(deck), action: back(deck), crowd: back(stands) };
