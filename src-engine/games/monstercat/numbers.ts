import type { CardSet } from '../../card-set.ts';
import { COLOURS, EFFECT_KINDS, type TYPES } from './card-types.ts';
import { choiceOf, MOST_CARDS, SWAP } from './choice.ts';
import type * as data from './data.generated.ts';
import { LOOK_ROOM, lookOf, MOST_WANTS, WANT_ROOM, writeFits, writeWants } from './pattern.ts';

interface ModeCards {
  readonly songs: readonly data.Song[];
  readonly crowd: readonly data.CrowdMember[];
  readonly actions: readonly data.ActionCard[];
}

/**
 * A set compiled for one mode and number of seats: every number of the rules, and nothing else, comes from here. Cards of the draw
 * pile are numbered, songs before action cards; crowd members have numbers of their own.
 */
export class Numbers {
  readonly seats: number;
  readonly mode: data.Mode;
  readonly songs: readonly data.Song[];
  readonly crowd: readonly data.CrowdMember[];
  readonly actions: readonly data.ActionCard[];
  /** Songs and action cards together. */
  readonly cards: number;

  readonly openingHand: number;
  readonly backstage: number;
  readonly slots: number;
  readonly frontRow: number;
  readonly roundLimit: number;
  readonly actionsPerTurn: number;
  readonly handLimit: number;
  readonly drawAtTurnEnd: number;
  readonly syncStep: number;
  readonly finalFrontRow: number;
  /** The choices to swap any two songs of a full board. */
  readonly swaps: Int32Array;
  /** The most cards that a hand can ever hold. */
  readonly handRoom: number;

  /** By song. */
  readonly look: Int16Array;
  readonly tempo: Int16Array;
  /** By crowd member, at `member × WANT_ROOM`. */
  readonly wants: Int16Array;
  /** By crowd member, beginning and look: the slots in which the song would be right. For those who plan. */
  readonly fits: Uint8Array;
  readonly wantCount: Int16Array;
  readonly isLoop: Uint8Array;
  readonly points: Int16Array;
  readonly syncBonus: Int16Array;
  /** By action card, from 0: what it does, and how much of it. */
  readonly effect: Int16Array;
  readonly amount: Int16Array;

  constructor({ house }: data.SetManifest, mode: data.Mode, { songs, crowd, actions }: ModeCards, seats: number) {
    this.seats = seats;
    this.mode = mode;
    this.songs = songs;
    this.crowd = crowd;
    this.actions = actions;
    this.cards = songs.length + actions.length;
    this.openingHand = house.openingHand;
    this.backstage = house.backstage;
    this.slots = house.boardSlots;
    const slots = Array.from({ length: house.boardSlots }, (_, slot) => slot);
    this.swaps = Int32Array.from(slots.flatMap((one) => slots.slice(one + 1).map((two) => choiceOf(SWAP, one, two))));
    this.frontRow = house.frontRow.members + house.frontRow.perSeat * seats;
    this.roundLimit = house.roundLimit;
    this.actionsPerTurn = mode.actionsPerTurn;
    this.handLimit = mode.handLimit;
    this.drawAtTurnEnd = mode.drawAtTurnEnd;
    this.syncStep = mode.syncStep;
    this.finalFrontRow = mode.finalFrontRow;

    this.look = Int16Array.from(songs, (song) => lookOf(COLOURS.indexOf(song.colour), song.bpm));
    this.tempo = Int16Array.from(songs, (song) => song.bpm);
    this.wants = new Int16Array(crowd.length * WANT_ROOM);
    this.fits = new Uint8Array(crowd.length * MOST_WANTS * LOOK_ROOM);
    for (const [member, { wants }] of crowd.entries()) {
      writeWants(wants, this.wants, member);
      writeFits(this.wants, member, wants.length, this.fits);
    }
    this.wantCount = Int16Array.from(crowd, ({ wants }) => wants.length);
    this.isLoop = Uint8Array.from(crowd, ({ shape }) => (shape === 'loop' ? 1 : 0));
    this.points = Int16Array.from(crowd, ({ points }) => points);
    this.syncBonus = Int16Array.from(crowd, ({ syncBonus }) => syncBonus);
    const effects = actions.map(({ effect }) => mode.actionEffects[effect]!);
    this.effect = Int16Array.from(effects, ({ kind }) => EFFECT_KINDS.indexOf(kind));
    this.amount = Int16Array.from(effects, amountOf);

    const gain = Math.max(1, ...effects.filter(({ kind }) => kind === 'take-backstage').map(amountOf));
    const most = Math.max(house.openingHand, mode.handLimit) + mode.actionsPerTurn * gain + mode.drawAtTurnEnd;
    this.handRoom = Math.min(this.cards, most);
  }
}

/** How many tokens, cards, members, songs or steps an effect is about. */
function amountOf(effect: data.Mode['actionEffects'][string]): number {
  switch (effect.kind) {
    case 'add-tokens':
      return effect.tokens;
    case 'take-backstage':
      return effect.cards;
    case 'arrange-stands':
      return effect.members;
    case 'cue-songs':
      return effect.songs;
    case 'retune':
      return effect.steps;
    default:
      return 0;
  }
}

export const isSong = ({ songs }: Numbers, card: number): boolean => card < songs.length;

export const nameOf = ({ songs, actions }: Numbers, card: number): string =>
  card < songs.length ? songs[card]!.name : actions[card - songs.length]!.name;

export function numbersOf(set: CardSet, modeId: string, seats: number): Numbers {
  const manifest = set.manifest as unknown as data.SetManifest;
  const mode = set.modes.find((candidate) => candidate.id === modeId) as unknown as data.Mode | undefined;
  if (!mode) throw new RangeError(`There is no mode “${modeId}”.`);
  if (seats < manifest.seats.min || seats > manifest.seats.max) {
    throw new RangeError(`The set is for ${manifest.seats.min} to ${manifest.seats.max} seats, not ${seats}.`);
  }
  const numbers = new Numbers(manifest, mode, cardsOf(set, mode), seats);
  if (numbers.cards > MOST_CARDS || numbers.crowd.length > MOST_CARDS) {
    throw new RangeError(`${mode.name} has more than ${MOST_CARDS} cards.`);
  }
  return numbers;
}

export function cardsOf(set: CardSet, mode: data.Mode): ModeCards {
  const inMode = <T>(type: (typeof TYPES)[number]): T[] =>
    (set.cards[type] ?? []).filter((card) => (card.modes as string[]).includes(mode.id)) as unknown as T[];
  return { songs: inMode('song'), crowd: inMode('crowd'), actions: inMode('action') };
}
