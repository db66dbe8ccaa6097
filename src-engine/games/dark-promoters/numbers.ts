import type { CardSet } from '../../card-set.ts';
import { cents, percentOf } from '../../exact.ts';
import { BANDS, EFFECT_KINDS, SPONSOR, TYPES } from './card-types.ts';
import type * as data from './data.generated.ts';
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

/**
 * A set compiled for one mode and number of seats: all numbers of the rules, dense and in whole cents and percent points.
 * Cards are numbered by type in the order of the set.
 */
export interface Numbers {
  readonly mode: data.Mode;
  readonly seats: number;
  readonly schedule: readonly PhaseSlot[];
  readonly leadRotates: boolean;
  readonly startBudget: number;
  readonly audienceBase: number;
  readonly marketingCap: number;
  readonly fullActs: number;
  readonly furtherShare: number;
  readonly slots: number;
  readonly maxSlotsPerSponsor: number;
  readonly exclusiveExtraSlots: number;
  /** What an exclusive sponsor pays, in percent of its plain payout. */
  readonly exclusivePercent: number;
  /** Ticket price by band, in cents. */
  readonly bandPrice: readonly number[];
  /** Share of the audience that comes at this band, in percent. */
  readonly bandAudience: readonly number[];
  readonly teaserCost: number;
  readonly teaserAudience: number;
  readonly drawPerPhase: number;
  readonly supply: readonly TypeSupply[];
  readonly twoDays: boolean;
  readonly outlook: Outlook;

  readonly locations: readonly data.Location[];
  readonly acts: readonly data.Act[];
  readonly sponsors: readonly data.Sponsor[];
  readonly marketing: readonly data.Marketing[];
  readonly sabotage: readonly data.Sabotage[];
  readonly rent: Float64Array;
  readonly capacity: Int32Array;
  readonly actCost: Float64Array;
  readonly actAudience: Int32Array;
  /** 1 or 2 for the day an act plays on, 0 where it has none. */
  readonly actDay: Uint8Array;
  readonly leastSlots: Int32Array;
  readonly payoutPerSlot: Float64Array;
  readonly marketingCost: Float64Array;
  readonly marketingAudience: Int32Array;
  readonly sabotageCost: Float64Array;
  /** Places in `EFFECT_KINDS`. */
  readonly sabotageKind: Uint8Array;
  readonly sabotageAudience: Int32Array;
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
  const { house } = manifest;
  const slots = schedule(mode);
  const inMode = <T>(type: (typeof TYPES)[number]): T[] => {
    const cards = (set.cards[type] ?? []).filter((card) => (card.modes as string[]).includes(modeId));
    if (cards.length > MOST_CARDS)
      throw new RangeError(`${mode.name} has more than ${MOST_CARDS} cards of type ${type}.`);
    return cards as unknown as T[];
  };
  const locations = inMode<data.Location>('location');
  const acts = inMode<data.Act>('act');
  const sponsors = inMode<data.Sponsor>('sponsor');
  const marketing = inMode<data.Marketing>('marketing');
  const sabotage = inMode<data.Sabotage>('sabotage');
  const effectOf = (card: data.Sabotage) => {
    const effect = mode.sabotageEffects[card.effect];
    if (!effect) throw new RangeError(`${card.id} has the effect “${card.effect}”, which ${mode.name} does not know.`);
    return effect;
  };
  const kinds = [locations, acts, sponsors, marketing, sabotage];
  const supply = TYPES.map((type, place): TypeSupply => {
    const deck =
      place === SPONSOR
        ? sponsors.flatMap((sponsor, kind) => new Array<number>(sponsor.copies).fill(kind))
        : kinds[place]!.map((_, kind) => kind);
    const rule = house.supply[type];
    const draws = house.drawPerPhase * slots.filter((slot) => slot.phase.draws === place).length;
    const rowSize = rule === 'hand' ? 0 : rule.row + (rule.perSeat ?? 0) * seats;
    const openingHand = rule === 'hand' ? house.openingHand[type] : 0;
    const reach = Math.min(deck.length, rule === 'hand' ? openingHand + draws : rowSize);
    return {
      deck,
      fromRow: rule !== 'hand',
      openingHand,
      rowSize,
      refill: rule !== 'hand' && (rule.refill ?? true),
      reach,
      playable: rule === 'hand' ? reach : deck.length,
    };
  });

  return {
    mode,
    seats,
    schedule: slots,
    leadRotates: house.lead === 'rotates',
    startBudget: cents(mode.startBudget),
    audienceBase: mode.audienceBase,
    marketingCap: mode.marketingCap,
    fullActs: mode.actSoftCap.fullActs,
    furtherShare: mode.actSoftCap.furtherShare,
    slots: mode.sponsorSlots,
    maxSlotsPerSponsor: house.maxSlotsPerSponsor ?? mode.sponsorSlots,
    exclusiveExtraSlots: mode.exclusive.extraSlots,
    exclusivePercent: 100 + mode.exclusive.bonus,
    bandPrice: BANDS.map((band) => percentOf(cents(mode.ticketPrice), mode.priceBands[band].price)),
    bandAudience: BANDS.map((band) => mode.priceBands[band].audience),
    teaserCost: cents(mode.teaser?.cost ?? 0),
    teaserAudience: mode.teaser?.audience ?? 0,
    drawPerPhase: house.drawPerPhase,
    supply,
    twoDays: mode.days === 2,
    outlook: outlookOf(slots, house.drawPerPhase, { acts, sponsors, marketing }),
    locations,
    acts,
    sponsors,
    marketing,
    sabotage,
    rent: Float64Array.from(locations, (card) => cents(card.rent)),
    capacity: Int32Array.from(locations, (card) => card.capacity),
    actCost: Float64Array.from(acts, (card) => cents(card.cost)),
    actAudience: Int32Array.from(acts, (card) => card.audience),
    actDay: Uint8Array.from(acts, (card) => card.day ?? 0),
    leastSlots: Int32Array.from(sponsors, (card) => card.minSlots),
    payoutPerSlot: Float64Array.from(sponsors, (card) => cents(card.payoutPerSlot)),
    marketingCost: Float64Array.from(marketing, (card) => cents(card.cost)),
    marketingAudience: Int32Array.from(marketing, (card) => card.audience),
    sabotageCost: Float64Array.from(sabotage, (card) => cents(card.cost ?? 0)),
    sabotageKind: Uint8Array.from(sabotage, (card) => EFFECT_KINDS.indexOf(effectOf(card).kind)),
    sabotageAudience: Int32Array.from(sabotage, (card) => {
      const effect = effectOf(card);
      return effect.kind === 'lose-audience' ? effect.audience : 0;
    }),
  };
}
