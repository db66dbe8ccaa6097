import type { FaceDesign, FaceElement, FaceSubject } from '../../../face.ts';
import { ground } from '../../../face-shapes.ts';
import { TYPES } from '../card-types.ts';
import { action } from './action.ts';
import { backs } from './back.ts';
import { crowd } from './crowd.ts';
import { drawnIcons } from './drawn-icons.ts';
import { chosenIcons } from './icons.generated.ts';
import { song } from './song.ts';
import { fonts, NIGHT } from './theme.ts';

const fronts: { readonly [type in (typeof TYPES)[number]]: (face: FaceSubject) => readonly FaceElement[] } = {
  song,
  crowd,
  action,
};

export const faces: FaceDesign = {
  fonts,
  icons: { ...chosenIcons, ...drawnIcons },
  layouts: Object.fromEntries(
    TYPES.map((type) => [
      type,
      { front: (face: FaceSubject) => [ground(face, NIGHT), ...fronts[type](face)], back: backs[type] },
    ]),
  ),
};
