import type { FaceDesign, FaceElement, FaceSubject } from '../../../face.ts';
import { ground } from '../../../face-shapes.ts';
import { TYPES } from '../card-types.ts';
import { act } from './act.ts';
import { back } from './back.ts';
import { drawnIcons } from './drawn-icons.ts';
import { chosenIcons } from './icons.generated.ts';
import { location } from './location.ts';
import { marketing } from './marketing.ts';
import { sabotage } from './sabotage.ts';
import { sponsor } from './sponsor.ts';
import { fonts, palettes, type TypeName } from './theme.ts';

const fronts: { readonly [type in TypeName]: (face: FaceSubject) => readonly FaceElement[] } = {
  location,
  act,
  sponsor,
  marketing,
  sabotage,
};

export const faces: FaceDesign = {
  fonts,
  icons: { ...chosenIcons, ...drawnIcons },
  layouts: Object.fromEntries(
    TYPES.map((type) => [
      type,
      {
        front: (face: FaceSubject) => [ground(face, palettes[type].ground), ...fronts[type](face)],
        back: back(palettes[type]),
      },
    ]),
  ),
};
