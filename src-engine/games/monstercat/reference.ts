import type { CardSet } from '../../card-set.ts';
import type { ReferenceSection, ReferenceTable } from '../../reference.ts';
import { COLOURS, TEMPI } from './card-types.ts';
import type * as data from './data.generated.ts';
import { cardsOf } from './numbers.ts';
import { colourName, counted } from './words.ts';

const NOTHING = '–';

/** The tables of the rule book. */
export function referenceOf(set: CardSet): readonly ReferenceSection[] {
  const manifest = set.manifest as unknown as data.SetManifest;
  const modes = set.modes as unknown as readonly data.Mode[];
  return [houseSection(manifest), ...modes.map((mode) => modeSection(set, mode))];
}

/** What the rules leave to the house, and this set has decided. */
function houseSection({ seats, house }: data.SetManifest): ReferenceSection {
  const { members, perSeat } = house.frontRow;
  const more = perSeat === 0 ? '' : perSeat === 1 ? ' and one for each seat' : ` and ${perSeat} for each seat`;
  return {
    title: 'Setup',
    facts: [
      { label: 'Seats', value: seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}` },
      { label: 'Opening hand', value: counted(house.openingHand, 'card') },
      { label: 'Backstage', value: `${counted(house.backstage, 'card')}, face up` },
      { label: 'Board', value: counted(house.boardSlots, 'slot') },
      { label: 'Front Row', value: `${counted(members, 'member')}${more}` },
      { label: 'Most rounds', value: String(house.roundLimit) },
    ],
    tables: [],
    notes: [],
  };
}

function modeSection(set: CardSet, mode: data.Mode): ReferenceSection {
  const { songs, crowd, actions } = cardsOf(set, mode);
  const step = mode.syncStep === 0 ? 'the tempo stays' : `the tempo changes by ${mode.syncStep} at most`;
  const outside = crowd.filter((member) => isOutside(member, mode)).length;
  return {
    title: mode.name,
    mode: mode.id,
    facts: [
      { label: 'Actions a turn', value: String(mode.actionsPerTurn) },
      { label: 'Draw at the end of the turn', value: counted(mode.drawAtTurnEnd, 'card') },
      { label: 'Hand limit', value: counted(mode.handLimit, 'card') },
      { label: 'In sync', value: `${step} from song to song` },
      {
        label: 'Final round',
        value: `the Front Row is down to ${counted(mode.finalFrontRow, 'member')}, and The Stands are empty`,
      },
    ],
    tables: [crowdTable(mode, crowd), songTable(songs), actionTable(mode, actions)],
    notes:
      outside === 0
        ? []
        : [`${counted(outside, 'crowd member is', 'crowd members are')} outside the ranges of the class.`],
  };
}

const RANGED = ['points', 'syncBonus'] as const;

function isOutside(member: data.CrowdMember, { classes }: data.Mode): boolean {
  const ranges = classes.crowd[member.class]!;
  const within = (value: number, { min, max }: Range): boolean => value >= min && value <= max;
  return !within(member.wants.length, ranges.wants) || RANGED.some((field) => !within(member[field], ranges[field]));
}

function crowdTable(mode: data.Mode, crowd: readonly data.CrowdMember[]): ReferenceTable {
  const numeric = (title: string, unit?: string) => ({ title, numeric: true, ...(unit && { unit }) });
  return {
    title: 'Crowd',
    columns: [
      { title: 'Class', numeric: false },
      numeric('Wants'),
      numeric('Points'),
      numeric('Sync bonus', 'points'),
      numeric('Cards'),
      numeric('Loops'),
      numeric('Points of the cards'),
    ],
    rows: Object.entries(mode.classes.crowd).map(([id, { name, wants, points, syncBonus }]) => {
      const own = crowd.filter((member) => member.class === id);
      const values = own.map((member) => member.points);
      const spread = own.length === 0 ? NOTHING : rangeText({ min: Math.min(...values), max: Math.max(...values) });
      return [
        name,
        rangeText(wants),
        rangeText(points),
        `+${rangeText(syncBonus)}`,
        String(own.length),
        String(own.filter(({ shape }) => shape === 'loop').length),
        spread,
      ];
    }),
  };
}

function songTable(songs: readonly data.Song[]): ReferenceTable {
  const tempi = Array.from({ length: TEMPI }, (_, place) => place + 1);
  return {
    title: 'Songs',
    columns: [{ title: 'Colour', numeric: false }, ...tempi.map((bpm) => ({ title: `BPM ${bpm}`, numeric: true }))],
    rows: COLOURS.map((colour, place) => [
      colourName(place),
      ...tempi.map((bpm) => String(songs.filter((song) => song.colour === colour && song.bpm === bpm).length)),
    ]),
  };
}

function actionTable(mode: data.Mode, actions: readonly data.ActionCard[]): ReferenceTable {
  return {
    title: 'Action cards',
    columns: [
      { title: 'Effect', numeric: false },
      { title: 'What it does', numeric: false },
      { title: 'Cards', numeric: true },
    ],
    rows: Object.entries(mode.actionEffects).map(([id, effect]) => [
      effect.name,
      effectText(effect),
      String(actions.filter((card) => card.effect === id).length),
    ]),
  };
}

function effectText(effect: data.Mode['actionEffects'][string]): string {
  switch (effect.kind) {
    case 'add-tokens':
      return `${counted(effect.tokens, 'token')} (+1 point${effect.tokens === 1 ? '' : ' each'}) on a crowd member`;
    case 'take-backstage':
      return `up to ${counted(effect.cards, 'card')} from Backstage`;
    case 'trade-songs':
      return 'a song of the own board for one of another';
    case 'refresh-backstage':
      return 'all cards Backstage are replaced';
    case 'arrange-stands':
      return `the next ${counted(effect.members, 'member')} of The Stands in any order`;
    case 'cue-songs':
      return `up to ${counted(effect.songs, 'song')} from the hand onto the board`;
    case 'recolour':
      return 'a song has another colour this turn';
    case 'retune':
      return `a song is up to ${effect.steps} BPM slower or faster this turn`;
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const rangeText = ({ min, max }: Range): string => (min === max ? String(min) : `${min}–${max}`);
