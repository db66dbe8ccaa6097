import { cardText } from '../../../card-set.ts';
import {
  type BackSubject,
  BLEED,
  type Box,
  type FaceElement,
  type FaceShape,
  type FaceSpan,
  type FaceSubject,
  type FaceText,
} from '../../../face.ts';
import { bySize, icon, line, mix, mm, polygon, rect } from '../../../face-shapes.ts';
import type { drawnIcons } from './drawn-icons.ts';
import { chosenIcons } from './icons.generated.ts';
import { modeNames } from './labels.ts';
import type { Edge } from './ornaments.ts';
import { ASH, BONE, INK, LABEL, type Palette } from './theme.ts';

/** What the faces of all types have in common, from top to bottom. Heights are measured from the edge that is nearer. */

export type IconName = keyof typeof chosenIcons;

/** From the edge of the trim to text and panels. */
export const INSET = 4;
export const BAND = 9.4;
const TITLE = { top: 14, height: 10.6 };
export const WINDOW_TOP = 24.4;
export const WINDOW_BOTTOM = 38.2;
const STATS = { bottom: 36.4, height: 15.2 };
/** Ends above the diamond on the rule of the footer, with what hangs below a line. */
const FLAVOUR = { bottom: 20.8, height: 9.4 };
const FOOTER = 9.4;

const cloths = new Map<Edge, (size: BackSubject) => readonly FaceShape[]>();

/** The band itself, with its shadow. Each edge belongs to one type. */
function cloth(edge: Edge, { hue }: Palette): (size: BackSubject) => readonly FaceShape[] {
  const known = cloths.get(edge);
  if (known) return known;
  const made = bySize(({ width }): readonly FaceShape[] => {
    const sides = `M${mm(-BLEED)} ${mm(-BLEED)}H${mm(width + BLEED)}V${mm(BAND)}`;
    return [
      { kind: 'shape', path: `${sides}${edge(width, BAND + 0.9)}V${mm(-BLEED)}z`, fill: mix(INK, hue, 0.45) },
      { kind: 'shape', path: `${sides}${edge(width, BAND)}V${mm(-BLEED)}z`, fill: hue },
    ];
  });
  cloths.set(edge, made);
  return made;
}

/** The name of the type and the class, on a band whose lower edge is the type's own. */
export function band(face: FaceSubject, colours: Palette, edge: Edge, label: string, field?: string): FaceElement[] {
  const { width } = face;
  const { hue, onHue } = colours;
  return [
    ...cloth(edge, colours)(face),
    icon(chosenIcons[colours.icon], { x: INSET, y: 3.2, width: 5.8, height: 5.8 }, onHue),
    {
      kind: 'text',
      box: { x: INSET + 7.2, y: 3.2, width: 19, height: 5.8 },
      text: colours.title,
      font: 'title',
      size: 13,
      min: 10,
      colour: onHue,
      on: hue,
      valign: 'middle',
      lines: 1,
    },
    {
      kind: 'text',
      box: { x: 31, y: 3.2, width: width - 31 - INSET, height: 5.8 },
      text: label,
      font: 'label',
      size: 9,
      min: 6,
      tracking: 20,
      colour: onHue,
      on: hue,
      align: 'right',
      valign: 'middle',
      lines: 1,
      ...(field && { field: [field] }),
    },
  ];
}

export const title = ({ card, width }: FaceSubject, { ground }: Palette): FaceText => ({
  kind: 'text',
  box: { x: INSET, y: TITLE.top, width: width - 2 * INSET, height: TITLE.height },
  text: cardText(card.name),
  font: 'title',
  size: 19,
  min: 9,
  colour: BONE,
  on: ground,
  align: 'centre',
  valign: 'middle',
  leading: 0.92,
  lines: 2,
  balanced: true,
  field: ['name'],
});

/** The figure in the window: a shadow of itself behind it. */
export const figure = (name: IconName, box: Box, { tint, night }: Palette): FaceShape[] => [
  icon(chosenIcons[name], { ...box, x: box.x + 0.5, y: box.y + 0.6 }, night),
  icon(chosenIcons[name], box, tint),
];

/** A square in the middle of the window. */
export const figureBox = ({ width, height }: FaceSubject, side: number): Box => ({
  x: (width - side) / 2,
  y: (WINDOW_TOP + height - WINDOW_BOTTOM - side) / 2,
  width: side,
  height: side,
});

/** A big number with its unit, and what it is. */
export interface Stat {
  readonly label: string;
  /** Any of the icons that texts know. */
  readonly icon: IconName | keyof typeof drawnIcons;
  readonly value: readonly FaceSpan[];
  readonly field: string;
  /** What the card is played for stands on the type's colour. */
  readonly isGain: boolean;
}

/** Where the two panels lie; `share` is the first one's part of the width. */
export function panelsOf({ width, height }: FaceSubject, share: number): readonly [Box, Box] {
  const room = width - 2 * INSET;
  const common = { y: height - STATS.bottom, height: STATS.height };
  return [
    { x: INSET, width: room * share, ...common },
    { x: INSET + room * share, width: room * (1 - share), ...common },
  ];
}

/** Two numbers side by side. */
export function stats(face: FaceSubject, colours: Palette, pair: readonly [Stat, Stat], share = 0.5): FaceElement[] {
  const [left, right] = panelsOf(face, share);
  return [...statOn(left, 0, pair[0], colours), ...statOn(right, 1, pair[1], colours)];
}

export function statOn(
  box: Box,
  place: 0 | 1,
  { label: text, icon: name, value, field, isGain }: Stat,
  colours: Palette,
): FaceElement[] {
  const on = isGain ? colours.hue : colours.panel;
  const inner = { x: box.x + 1.6, width: box.width - 3.2 };
  return [
    notched(box, on, place),
    {
      ...LABEL,
      box: { ...inner, y: box.y + 1.2, height: 3.8 },
      text: [{ text: `{${name}}`, scale: 1.5 }, { text: `\u00a0${text}` }],
      colour: isGain ? colours.onHue : colours.tint,
      on,
      align: 'centre',
    },
    {
      kind: 'text',
      box: { ...inner, y: box.y + 4.2, height: 11 },
      text: value,
      font: 'number',
      size: 28,
      min: 9,
      colour: isGain ? colours.onHue : BONE,
      on,
      align: 'centre',
      valign: 'middle',
      lines: 1,
      field: [field],
    },
  ];
}

/** What the card does, in words. */
export const rule = (
  box: Box,
  place: 0 | 1,
  text: readonly FaceSpan[],
  field: string,
  { panel }: Palette,
): FaceElement[] => [
  notched(box, panel, place),
  {
    kind: 'text',
    box: { x: box.x + 2.2, y: box.y + 1.2, width: box.width - 4.4, height: box.height - 2.4 },
    text,
    font: 'text',
    size: 9.5,
    min: 5.5,
    colour: BONE,
    on: panel,
    valign: 'middle',
    leading: 1.1,
    field: [field],
  },
];

/** A small word of its own, in the corner of the window. */
export function seal(
  { width }: FaceSubject,
  colours: Palette,
  text: string | readonly FaceSpan[],
  field: string,
): FaceElement[] {
  const box = { x: width - INSET - 12.4, y: WINDOW_TOP + 1, width: 12.4, height: 5.2 };
  const [right, bottom, cut] = [box.x + box.width, box.y + box.height, box.height / 2];
  const corners = [
    [box.x, box.y + cut],
    [box.x + cut, box.y],
    [right - cut, box.y],
    [right, box.y + cut],
    [right - cut, bottom],
    [box.x + cut, bottom],
  ] as const;
  return [
    polygon(corners, { fill: colours.hue, stroke: colours.ground, lineWidth: 0.5 }),
    {
      ...LABEL,
      box: { ...box, x: box.x + 1.6, width: box.width - 3.2 },
      text,
      size: 8.5,
      colour: colours.onHue,
      on: colours.hue,
      align: 'centre',
      field: [field],
    },
  ];
}

/** A panel like one half of a ticket: corners cut off outside. */
function notched({ x, y, width, height }: Box, fill: string, place: 0 | 1): FaceShape {
  const cut = 1.6;
  const [right, bottom] = [x + width, y + height];
  return place === 0
    ? polygon(
        [
          [x + cut, y],
          [right, y],
          [right, bottom],
          [x + cut, bottom],
          [x, bottom - cut],
          [x, y + cut],
        ],
        { fill },
      )
    : polygon(
        [
          [x, y],
          [right - cut, y],
          [right, y + cut],
          [right, bottom - cut],
          [right - cut, bottom],
          [x, bottom],
        ],
        { fill },
      );
}

export const flavour = ({ card, width, height }: FaceSubject, { ground }: Palette): FaceText => ({
  kind: 'text',
  box: { x: INSET + 2, y: height - FLAVOUR.bottom, width: width - 2 * INSET - 4, height: FLAVOUR.height },
  text: cardText(card.flavour),
  font: 'flavour',
  size: 10,
  min: 6,
  colour: mix(BONE, ground, 0.12),
  on: ground,
  align: 'centre',
  valign: 'middle',
  leading: 1.08,
  balanced: true,
  field: ['flavour'],
});

/** In which modes the card is in the box, and what it is a proof of. */
export function footer(face: FaceSubject, { ground, hue, line: stroke, tint }: Palette): FaceElement[] {
  const { width, height, imprint } = face;
  const top = height - FOOTER;
  const on = mix(INK, ground, 0.5);
  const middle = width / 2;
  const text = { ...LABEL, on, align: 'centre' } as const;
  const box = { x: INSET, width: width - 2 * INSET };
  return [
    rect({ x: -BLEED, y: top, width: width + 2 * BLEED, height: FOOTER + BLEED }, { fill: on }),
    line(-BLEED, top, width + BLEED, top, stroke, 0.3),
    polygon(
      [
        [middle, top - 1.3],
        [middle + 1.3, top],
        [middle, top + 1.3],
        [middle - 1.3, top],
      ],
      { fill: hue },
    ),
    {
      ...text,
      box: { ...box, y: top + 1.6, height: 2.2 },
      text: modeNames(face),
      min: 5,
      colour: tint,
      field: ['modes'],
    },
    {
      ...text,
      box: { ...box, y: height - 5.1, height: 1.9 },
      valign: 'bottom',
      text: imprint,
      size: 4.75,
      min: 4.5,
      tracking: 10,
      colour: ASH,
    },
  ];
}

/** The type's own figure for what the card is, where it has one. */
export const figureOf = (figures: { readonly [key: string]: IconName }, key: unknown, otherwise: IconName): IconName =>
  typeof key === 'string' && Object.hasOwn(figures, key) ? figures[key]! : otherwise;
