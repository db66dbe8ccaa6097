import type { FaceElement, FaceSpan, FaceSubject } from '../../../face.ts';
import { mix, rect } from '../../../face-shapes.ts';
import { COLOURS } from '../card-types.ts';
import { chosenIcons } from './icons.generated.ts';
import { type Effect, effectName, effectsOf } from './labels.ts';
import { flavour, footer, frame, INSET, label, title } from './parts.ts';
import { NEON, NIGHT, PANEL, WHITE } from './theme.ts';
import { iconTube, ringPath, tube } from './tubes.ts';

const colour = '#ff7ad9';

export const action = (face: FaceSubject): readonly FaceElement[] => {
  const { width, height } = face;
  const effects = effectsOf(face);
  const bottom = height - 9.2;
  const kind = effects[0]?.kind;
  const figure = typeof kind === 'string' && Object.hasOwn(chosenIcons, kind) ? kind : 'action';
  const centre = { x: width / 2, y: 35.4 };
  const panel = { x: INSET + 0.5, y: bottom - 30.4, width: width - 2 * INSET - 1, height: 18 };
  return [
    ...frame(face, colour),
    label({ x: INSET + 1.5, y: INSET + 1, width: 20, height: 3.8 }, 'ACTION', mix(colour, WHITE, 0.25), 'left'),
    {
      ...label(
        { x: width - INSET - 33.5, y: INSET + 1, width: 32, height: 3.8 },
        effectName(face, effects).toUpperCase(),
        WHITE,
        'right',
      ),
      field: ['effect'],
    },
    title(face, 10.8, 9.6),
    ...tube(ringPath(centre.x, centre.y, 12.4, 6), NEON.violet, NIGHT, 0.5),
    ...tube(ringPath(centre.x, centre.y, 10.1, 6), colour, NIGHT, 0.5),
    ...iconTube(chosenIcons[figure as keyof typeof chosenIcons], centre.x - 6, centre.y - 6, 12, colour, NIGHT),
    rect(panel, { fill: PANEL, stroke: mix(NIGHT, colour, 0.6), lineWidth: 0.35 }, 2),
    {
      kind: 'text',
      box: { x: panel.x + 2.2, y: panel.y + 1.4, width: panel.width - 4.4, height: panel.height - 2.8 },
      text: whatHappens(face, effects),
      font: 'text',
      size: 9.5,
      min: 5.5,
      colour: WHITE,
      on: PANEL,
      align: 'centre',
      valign: 'middle',
      leading: 1.15,
      balanced: true,
      field: ['effect'],
    },
    flavour(face, bottom - 10.8, 9.6),
    ...footer(face, colour),
  ];
};

/** In the words of the rules; where modes differ, mode by mode. */
function whatHappens(face: FaceSubject, effects: readonly Effect[]): readonly FaceSpan[] {
  if (effects.length === 0) return [{ text: face.number(face.card.effect) }];
  if (effects.length === 1) return sentence(face, effects[0]!);
  return effects.flatMap((effect, place) => [
    { text: `${place === 0 ? '' : '\n'}${effect.mode}: `, colour: NEON.gold },
    ...sentence(face, effect),
  ]);
}

function sentence({ number }: FaceSubject, { kind, amount, name }: Effect): readonly FaceSpan[] {
  const count = (one: string, many: string): string => `${number(amount)}\u00a0${amount === 1 ? one : many}`;
  switch (kind) {
    case 'add-tokens':
      return [
        {
          text: `Put ${count('token', 'tokens')} (+1\u00a0${amount === 1 ? 'point' : 'point\u00a0each'}) on a crowd member of the Front Row.`,
        },
      ];
    case 'take-backstage':
      return [{ text: `Take up to ${count('card', 'cards')} from Backstage. Replace each at once.` }];
    case 'trade-songs':
      return [{ text: 'Swap a song on your board with a song on another board.' }];
    case 'refresh-backstage':
      return [{ text: 'Discard all cards Backstage and lay out new ones.' }];
    case 'arrange-stands':
      return [{ text: `Look at the next ${count('member', 'members')} of The Stands. Put them back in any order.` }];
    case 'cue-songs':
      return [{ text: `Cue up to ${count('song', 'songs')} from your hand.` }];
    case 'recolour':
      return [
        { text: 'A song on your board is ' },
        ...COLOURS.flatMap((neon, place): FaceSpan[] => [
          ...(place === COLOURS.length - 1 ? [{ text: 'or\u00a0' }] : []),
          { text: `{${neon}}`, colour: NEON[neon] },
          { text: ' ' },
        ]),
        { text: 'until the end of your turn.' },
      ];
    case 'retune':
      return [
        { text: `A song on your board is up to ${count('BPM', 'BPM')} slower or faster until the end of your turn.` },
      ];
    default:
      return [{ text: name }];
  }
}
