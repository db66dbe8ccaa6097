import type { FaceElement, FaceShape, FaceSpan, FaceSubject } from '../../../face.ts';
import { bySize, mix, polygon } from '../../../face-shapes.ts';
import { type Effect, effectName, effectsOf } from './labels.ts';
import { torn, wall, web } from './ornaments.ts';
import {
  band,
  figure,
  figureBox,
  figureOf,
  flavour,
  footer,
  type IconName,
  panelsOf,
  rule,
  type Stat,
  seal,
  statOn,
  title,
  WINDOW_BOTTOM,
  WINDOW_TOP,
} from './parts.ts';
import { money, palettes } from './theme.ts';

const colours = palettes.sabotage;

const figures: { readonly [kind: string]: IconName } = {
  'remove-marketing': 'lips',
  'neutralise-act': 'two-faced',
  'lose-audience': 'plug',
};

export const sabotage = (face: FaceSubject): readonly FaceElement[] => {
  const effects = effectsOf(face);
  const { cost } = face.card;
  const [left, right] = panelsOf(face, 0.4);
  return [
    ...cobweb(face),
    ...figure(figureOf(figures, effects[0]?.kind, 'sabotage'), figureBox(face, 14.8), colours),
    ...band(face, colours, torn, effectName(face, effects), 'effect'),
    title(face, colours),
    ...(cost === undefined || cost === 0 ? [] : seal(face, colours, money(face, cost), 'cost')),
    ...statOn(left, 0, harm(face, effects[0]), colours),
    ...rule(right, 1, whatHappens(face, effects), 'effect', colours),
    flavour(face, colours),
    ...footer(face, colours),
  ];
};

/** What it takes away, at a glance. */
function harm(face: FaceSubject, effect: Effect | undefined): Stat {
  const taken = (label: string, icon: IconName, value: readonly FaceSpan[]): Stat => ({
    label,
    icon,
    value,
    field: 'effect',
    isGain: true,
  });
  switch (effect?.kind) {
    case 'remove-marketing':
      return taken('Marketing', 'target', [{ text: '×\u00a0' }, { text: '{marketing}' }]);
    case 'neutralise-act':
      return taken('Act', 'target', [{ text: '×\u00a0' }, { text: '{act}' }]);
    case 'lose-audience':
      return taken('Audience', 'target', [{ text: `−${face.number(effect.audience)}` }]);
    default:
      return taken('Effect', 'target', [{ text: '?' }]);
  }
}

/** In the words of the rules; where modes differ, mode by mode. */
function whatHappens(face: FaceSubject, effects: readonly Effect[]): readonly FaceSpan[] {
  if (effects.length === 0) return [{ text: face.number(face.card.effect) }];
  if (effects.length === 1) return sentence(face, effects[0]!);
  return effects.flatMap((effect, place) => [
    { text: `${place === 0 ? '' : '\n'}${effect.mode}: `, colour: colours.tint },
    ...sentence(face, effect),
  ]);
}

function sentence({ number }: FaceSubject, { kind, audience, name }: Effect): readonly FaceSpan[] {
  switch (kind) {
    case 'remove-marketing':
      return [
        { text: 'The strongest {marketing}\u00a0marketing of another seat leaves play. What it cost stays spent.' },
      ];
    case 'neutralise-act':
      return [{ text: 'One {act}\u00a0act of another seat counts for nothing. It stays booked.' }];
    case 'lose-audience':
      return [
        { text: 'At the event ' },
        { text: `${number(audience)}\u00a0{audience}`, font: 'label', colour: colours.tint },
        { text: '\u00a0fewer people come to another seat.' },
      ];
    default:
      return [{ text: name }];
  }
}

/** A web in a broken pane. */
const cobweb = bySize(({ width, height }): readonly FaceShape[] => {
  const { night, glow, line, panel, ground } = colours;
  const sill = height - WINDOW_BOTTOM;
  const centre = { x: width / 2, y: (WINDOW_TOP + sill) / 2 };
  const half = (sill - WINDOW_TOP) / 2;
  const lozenge = (size: number): (readonly [number, number])[] => [
    [centre.x, centre.y - size],
    [centre.x + size * 1.25, centre.y],
    [centre.x, centre.y + size],
    [centre.x - size * 1.25, centre.y],
  ];
  return [
    {
      kind: 'shape',
      path: web(centre, [9, 13.5, 18.5, 24, 30, 36], 60, 14, 1 / 28),
      stroke: mix(ground, glow[2], 0.5),
      lineWidth: 0.3,
    },
    wall(width, sill + 2, height, ground),
    polygon(lozenge(half), { fill: panel, stroke: line, lineWidth: 0.45 }),
    polygon(lozenge(half - 1.6), { fill: night, stroke: line, lineWidth: 0.25 }),
  ];
});
