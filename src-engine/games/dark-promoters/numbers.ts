import type { CardSet } from '../../card-set.ts';
import { SPONSOR, TYPES } from './card-types.ts';
import type * as data from './data.generated.ts';
import { Figures, type ModeCards } from './figures.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type PhaseSlot, schedule } from './schedule.ts';

/** Where the cards of one type come from at this table. */
export interface TypeSupply {
  /** Kinds of cards by their place in the deck before it is shuffled; a sponsor with three copies stands there three times. */
  readonly deck: readonly number[];
  readonly fromRow: boolean;
  readonly openingHand: number;
  readonly rowSize: number;
  readonly refill: boolean;
  /** The most cards that one seat can choose from: its hand, or the row. */
  readonly reach: number;
  /** The most cards that one seat can have played at the end. */
  readonly playable: number;
}

/** A set compiled for one mode and number of seats: every number of the rules, and nothing else, comes from here. */
export class Numbers extends Figures {
  readonly seats: number;
  readonly schedule: readonly PhaseSlot[];
  /** All seats, from the first. */
  readonly seatOrder: Uint8Array;
  /** By moment: the seats in the order they act. */
  readonly turnOrder: readonly Uint8Array[];
  readonly leadRotates: boolean;
  readonly maxSlotsPerSponsor: number;
  readonly drawPerPhase: number;
  /** By card type. */
  readonly supply: readonly TypeSupply[];
  readonly outlook: Outlook;

  constructor(manifest: data.SetManifest, mode: data.Mode, cards: ModeCards, seats: number) {
    super(mode, cards);
    const { house } = manifest;
    const slots = schedule(mode);
    this.seats = seats;
    this.schedule = slots;
    this.seatOrder = Uint8Array.from({ length: seats }, (_, seat) => seat);
    this.leadRotates = house.lead === 'rotates';
    this.turnOrder = slots.map((slot) => turnOrderOf(slot, seats, this.leadRotates));
    this.maxSlotsPerSponsor = house.maxSlotsPerSponsor ?? mode.sponsorSlots;
    this.drawPerPhase = house.drawPerPhase;
    this.supply = TYPES.map((_, type) => supplyOf(type, cards, house, slots, seats));
    this.outlook = outlookOf(slots, house.drawPerPhase, cards);
  }
}

/** How many cards of one type and mode fit into a packed choice. */
export const MOST_CARDS = 4096;

export function numbersOf(set: CardSet, modeId: string, seats: number): Numbers {
  const manifest = set.manifest as unknown as data.SetManifest;
  const mode = set.modes.find((candidate) => candidate.id === modeId) as unknown as data.Mode | undefined;
  if (!mode) throw new RangeError(`There is no mode “${modeId}”.`);
  if (seats < manifest.seats.min || seats > manifest.seats.max) {
    throw new RangeError(`The set is for ${manifest.seats.min} to ${manifest.seats.max} seats, not ${seats}.`);
  }
  return new Numbers(manifest, mode, cardsOf(set, mode), seats);
}

/** DP-1.7, DP-1.8: from the seat in the lead on round the table, backwards in sabotage. */
function turnOrderOf({ phase, round }: PhaseSlot, seats: number, leadRotates: boolean): Uint8Array {
  const lead = leadRotates ? round % seats : 0;
  const order = Uint8Array.from({ length: seats }, (_, turn) => (lead + turn) % seats);
  return phase.reversed ? order.reverse() : order;
}

function cardsOf(set: CardSet, mode: data.Mode): ModeCards {
  const inMode = <T>(type: (typeof TYPES)[number]): T[] => {
    const cards = (set.cards[type] ?? []).filter((card) => (card.modes as string[]).includes(mode.id));
    if (cards.length > MOST_CARDS)
      throw new RangeError(`${mode.name} has more than ${MOST_CARDS} cards of type ${type}.`);
    return cards as unknown as T[];
  };
  return {
    locations: inMode('location'),
    acts: inMode('act'),
    sponsors: inMode('sponsor'),
    marketing: inMode('marketing'),
    sabotage: inMode('sabotage'),
  };
}

function supplyOf(
  type: number,
  cards: ModeCards,
  house: data.SetManifest['house'],
  slots: readonly PhaseSlot[],
  seats: number,
): TypeSupply {
  const kinds = [cards.locations, cards.acts, cards.sponsors, cards.marketing, cards.sabotage][type]!;
  const deck =
    type === SPONSOR
      ? cards.sponsors.flatMap((sponsor, kind) => new Array<number>(sponsor.copies).fill(kind))
      : kinds.map((_, kind) => kind);
  const rule = house.supply[TYPES[type]!];
  if (rule !== 'hand') {
    const rowSize = rule.row + (rule.perSeat ?? 0) * seats;
    return {
      deck,
      fromRow: true,
      openingHand: 0,
      rowSize,
      refill: rule.refill ?? true,
      reach: Math.min(deck.length, rowSize),
      playable: deck.length,
    };
  }
  const openingHand = house.openingHand[TYPES[type]!];
  const draws = house.drawPerPhase * slots.filter((slot) => slot.phase.draws === type).length;
  const reach = Math.min(deck.length, openingHand + draws);
  return { deck, fromRow: false, openingHand, rowSize: 0, refill: false, reach, playable: reach };
}
