import type { FaceFont } from '../../../face.ts';
import { mix } from '../../../face-shapes.ts';
import { type Colour, isColour } from '../card-types.ts';

/** Colours and fonts, in one place. */

export const NIGHT = '#0b0919';
export const PANEL = '#1a1633';
export const WHITE = '#f7f4ff';
export const HAZE = '#b8b0d8';

export type Neon = Colour | 'violet' | 'white';

/** The tubes. Those of songs differ in lightness, too, and each has its figure. */
export const NEON: { readonly [neon in Neon]: string } = {
  red: '#ff5470',
  blue: '#4db1ff',
  green: '#3fe889',
  gold: '#ffcf40',
  violet: '#c58bff',
  white: '#e9e4ff',
};

/** White for anything that is no colour of a song. */
export const neonOf = (colour: unknown): Neon => (isColour(colour) ? colour : 'white');

/** A surface that a tube shines on. */
export const lit = (colour: string, share: number): string => mix(NIGHT, colour, share);

const audiowide = '@fontsource/audiowide';
const chakra = '@fontsource/chakra-petch';

const latin = (name: string, style: string): readonly string[] =>
  ['latin', 'latin-ext'].map((part) => `${name}-${part}-${style}.woff`);

export const fonts = {
  title: { package: audiowide, files: latin('audiowide', '400-normal') },
  text: { package: chakra, files: latin('chakra-petch', '500-normal') },
  flavour: { package: chakra, files: latin('chakra-petch', '400-italic') },
  label: { package: chakra, files: latin('chakra-petch', '600-normal') },
} satisfies { readonly [name: string]: FaceFont };

/** Small words, always on one line. */
export const LABEL = {
  kind: 'text',
  font: 'label',
  size: 7.5,
  min: 5.5,
  tracking: 40,
  valign: 'middle',
  lines: 1,
} as const;
