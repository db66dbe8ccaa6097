import type { CardSet } from '../../../card-set.ts';
import { COLOURS, TEMPI } from '../card-types.ts';
import type * as data from '../data.generated.ts';
import { colourName } from '../words.ts';

export const TEST_MODE = 'test-night';
const modes = [TEST_MODE];
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Every effect once, by the name of the only card that has it. */
const actionEffects: data.Mode['actionEffects'] = {
  tokens: { name: 'Tokens', kind: 'add-tokens', tokens: 2 },
  dig: { name: 'Dig', kind: 'take-backstage', cards: 2 },
  trade: { name: 'Trade', kind: 'trade-songs' },
  refresh: { name: 'Refresh', kind: 'refresh-backstage' },
  arrange: { name: 'Arrange', kind: 'arrange-stands', members: 3 },
  drop: { name: 'Drop', kind: 'cue-songs', songs: 2 },
  gel: { name: 'Gel', kind: 'recolour' },
  pitch: { name: 'Pitch', kind: 'retune', steps: 1 },
};

const mode: data.Mode = {
  id: TEST_MODE,
  name: 'Test Night',
  actionsPerTurn: 2,
  handLimit: 7,
  drawAtTurnEnd: 1,
  syncStep: 1,
  finalFrontRow: 1,
  actionEffects,
  classes: {
    crowd: {
      fan: { name: 'Fan', wants: { min: 1, max: 5 }, points: { min: 0, max: 20 }, syncBonus: { min: 0, max: 9 } },
    },
  },
};

const house: data.SetManifest['house'] = {
  openingHand: 5,
  backstage: 4,
  boardSlots: 5,
  frontRow: { members: 2, perSeat: 1 },
  roundLimit: 40,
};

export const member = (
  name: string,
  shape: data.CrowdMember['shape'],
  wants: data.CrowdMember['wants'],
  points = 3,
  syncBonus = 0,
): data.CrowdMember => ({ id: idOf(name), name, class: 'fan', shape, wants, points, syncBonus, modes });

export const action = (name: string, effect: string): data.ActionCard => ({ id: idOf(name), name, effect, modes });

/** `Red 1a`, `Red 1b`, `Red 1c` … `Gold 4c`: three songs of every colour and tempo. */
const songs: data.Song[] = COLOURS.flatMap((colour, nth) =>
  Array.from({ length: TEMPI }, (_, tempo) =>
    ['a', 'b', 'c'].map((letter) => {
      const name = `${colourName(nth)} ${tempo + 1}${letter}`;
      return { id: idOf(name), name, colour, bpm: (tempo + 1) as data.Song['bpm'], modes };
    }),
  ).flat(),
);

/** Nobody pleases them by chance: five wants of which the first song fits none but the first. */
const bystanders = Array.from({ length: 12 }, (_, nth) =>
  member(`Bystander ${nth + 1}`, 'line', ['bpm4', 'bpm4', 'bpm4', 'bpm4', 'bpm4'], 9),
);

export interface SmallSetChanges {
  readonly mode?: Partial<data.Mode>;
  readonly house?: Partial<data.SetManifest['house']>;
  readonly songs?: data.Song[];
  readonly crowd?: data.CrowdMember[];
  readonly actions?: data.ActionCard[];
}

export function smallSet(changes: SmallSetChanges = {}): CardSet {
  return {
    manifest: {
      game: 'monstercat',
      version: 'v0.0',
      title: 'Small set',
      status: 'draft',
      seats: { min: 2, max: 5 },
      house: { ...house, ...changes.house },
    } as unknown as CardSet['manifest'],
    modes: [{ ...mode, ...changes.mode } as unknown as CardSet['modes'][number]],
    cards: {
      song: changes.songs ?? songs,
      crowd: [...(changes.crowd ?? []), ...bystanders],
      action: changes.actions ?? Object.entries(actionEffects).map(([effect, { name }]) => action(name, effect)),
    } as unknown as CardSet['cards'],
  };
}
