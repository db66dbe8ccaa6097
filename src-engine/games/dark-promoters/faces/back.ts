import type { BackSubject, FaceElement, FaceShape } from '../../../face.ts';
import { ground, icon, mix } from '../../../face-shapes.ts';
import { chosenIcons } from './icons.generated.ts';
import { beads, beams, circle, diaper, lancet, petals } from './ornaments.ts';
import { BONE, type Palette } from './theme.ts';

/** The great rose window of the house, in the colours of the type. */
export const back =
  (colours: Palette) =>
  (face: BackSubject): readonly FaceElement[] => {
    const { width, height } = face;
    const { hue, onHue, tint, glow, night, line } = colours;
    const centre = { x: width / 2, y: height * 0.42 };
    const shape = (path: string, fill: string, stroke?: string): FaceShape => ({
      kind: 'shape',
      path,
      fill,
      ...(stroke && { stroke, lineWidth: 0.4 }),
    });
    const deep = mix(night, hue, 0.08);
    const word = { kind: 'text', font: 'title', on: deep, align: 'centre', valign: 'middle', lines: 1 } as const;
    return [
      ground(face, deep),
      shape(diaper(-7.5, -7.5, width + 7.5, height + 7.5, 6, 3.6), glow[0]),
      shape(lancet(centre.x, 5, width - 11, height - 5, 0.92), deep, line),
      shape(lancet(centre.x, 7, width - 14, height - 6.5, 0.92), deep, line),
      shape(beams(centre, 17.4, 20.4, 48), glow[1]),
      shape(circle(centre, 18.6), glow[0], line),
      shape(petals(centre, 11.6, 17.8, 16, 0.62), glow[2]),
      shape(beads(centre, 16.8, 0.7, 16, 1 / 32), hue),
      shape(circle(centre, 11.8), glow[0], line),
      shape(petals(centre, 8.6, 11.4, 32, 0.7), hue),
      shape(circle(centre, 8.8), hue),
      icon(chosenIcons[colours.icon], { x: centre.x - 6, y: centre.y - 6, width: 12, height: 12 }, onHue),
      {
        ...word,
        box: { x: 10, y: height - 27, width: width - 20, height: 9 },
        text: colours.title,
        size: 24,
        min: 16,
        colour: tint,
      },
      {
        ...word,
        box: { x: 10, y: height - 16, width: width - 20, height: 5 },
        text: 'Dark Promoters',
        size: 12,
        min: 9,
        colour: BONE,
      },
    ];
  };
