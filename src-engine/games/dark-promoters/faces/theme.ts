import type { FaceFont, FaceSpan, FaceSubject } from '../../../face.ts';
import { mix } from '../../../face-shapes.ts';
import type { TYPES } from '../card-types.ts';

/** Colours, fonts and the writing of numbers, in one place. */

export const INK = '#0d0a10';
export const BONE = '#f3ebdc';
export const ASH = '#b9aeb4';

export type TypeName = (typeof TYPES)[number];

/**
 * The colours of a card type. The hues differ in lightness, too, from violet to absinthe, so that types stay apart in grey and for
 * eyes that tell no red from green; the edge of the band and the icon tell them apart without any colour.
 */
export interface Palette {
  readonly title: string;
  readonly icon: TypeName;
  /** Band and seals, and what is written on them. */
  readonly hue: string;
  readonly onHue: string;
  /** Light enough to be read on the ground. */
  readonly tint: string;
  readonly ground: string;
  readonly panel: string;
  /** Patterns of the ground, behind everything. */
  readonly shade: string;
  /** The night in the window, and three steps of light in it. */
  readonly night: string;
  readonly glow: readonly [string, string, string];
  readonly line: string;
}

const palette = (icon: TypeName, title: string, hue: string, onHue: string, tint: string): Palette => {
  const ground = mix(INK, hue, 0.09);
  // Dark hues would drown in the dark.
  const light = mix(hue, tint, 0.25);
  return {
    title,
    icon,
    hue,
    onHue,
    tint,
    ground,
    panel: mix(INK, hue, 0.27),
    shade: mix(INK, hue, 0.18),
    night: mix('#060408', hue, 0.14),
    glow: [mix(INK, light, 0.22), mix(INK, light, 0.34), mix(INK, light, 0.5)],
    line: mix(ground, light, 0.8),
  };
};

export const palettes: { readonly [type in TypeName]: Palette } = {
  location: palette('location', 'Location', '#5b3796', BONE, '#c9b3f2'),
  act: palette('act', 'Act', '#b8203a', BONE, '#ff9da4'),
  sponsor: palette('sponsor', 'Sponsor', '#d3a13b', INK, '#f0cd7d'),
  marketing: palette('marketing', 'Marketing', '#259a8d', INK, '#84dccd'),
  sabotage: palette('sabotage', 'Sabotage', '#b3cb38', INK, '#d6e77a'),
};

const gotisch = '@fontsource/grenze-gotisch';
const grenze = '@fontsource/grenze';
const barlow = '@fontsource/barlow-condensed';

const latin = (name: string, style: string): readonly string[] =>
  ['latin', 'latin-ext'].map((part) => `${name}-${part}-${style}.woff`);

export const fonts = {
  title: { package: gotisch, files: latin('grenze-gotisch', '600-normal') },
  flavour: { package: grenze, files: latin('grenze', '400-italic') },
  text: { package: grenze, files: latin('grenze', '500-normal') },
  label: { package: barlow, files: latin('barlow-condensed', '600-normal') },
  number: { package: barlow, files: latin('barlow-condensed', '700-normal') },
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

/** `€1,200` in English, `1.200 €` elsewhere; cents only where there are any. */
export function money({ number, language }: FaceSubject, value: unknown): readonly FaceSpan[] {
  if (typeof value !== 'number') return [{ text: number(value) }];
  const sign = { text: '€', scale: 0.72 };
  const amount = { text: number(value, 2) };
  return /^en\b/.test(language) ? [sign, amount] : [amount, { text: '\u00a0' }, sign];
}

/** `+15 %` */
export function percent({ number }: FaceSubject, value: unknown): readonly FaceSpan[] {
  if (typeof value !== 'number') return [{ text: number(value) }];
  return [{ text: `+${number(value)}` }, { text: '\u00a0%', scale: 0.66 }];
}
