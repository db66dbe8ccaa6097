import { cents, percentOf } from '../../exact.ts';
import { BANDS, EFFECT_KINDS } from './card-types.ts';
import type * as data from './data.generated.ts';

export interface ModeCards {
  readonly locations: readonly data.Location[];
  readonly acts: readonly data.Act[];
  readonly sponsors: readonly data.Sponsor[];
  readonly marketing: readonly data.Marketing[];
  readonly sabotage: readonly data.Sabotage[];
}

/**
 * The numbers of a mode and its cards, dense and in whole cents and percent points: all that a seat's books need. Cards are
 * numbered by type in the order of the lists.
 *
 * A class, so that all of them have the same layout: compiled rules are thrown away when they meet another one.
 */
export class Figures implements ModeCards {
  readonly locations: readonly data.Location[];
  readonly acts: readonly data.Act[];
  readonly sponsors: readonly data.Sponsor[];
  readonly marketing: readonly data.Marketing[];
  readonly sabotage: readonly data.Sabotage[];
  readonly mode: data.Mode;
  readonly startBudget: number;
  readonly audienceBase: number;
  readonly marketingCap: number;
  readonly fullActs: number;
  readonly furtherShare: number;
  readonly slots: number;
  readonly exclusiveExtraSlots: number;
  /** What an exclusive sponsor pays, in percent of its plain payout. */
  readonly exclusivePercent: number;
  /** The mode's own, before any band. */
  readonly ticketPrice: number;
  /** Ticket price by band, in cents. */
  readonly bandPrice: readonly number[];
  /** Share of the audience that comes at this band, in percent. */
  readonly bandAudience: readonly number[];
  readonly teaserCost: number;
  readonly teaserAudience: number;
  readonly twoDays: boolean;

  readonly rent: Int32Array;
  readonly capacity: Int32Array;
  readonly actCost: Int32Array;
  readonly actAudience: Int32Array;
  /** 1 or 2 for the day an act plays on, 0 where it has none. */
  readonly actDay: Uint8Array;
  readonly leastSlots: Int32Array;
  readonly payoutPerSlot: Int32Array;
  readonly marketingCost: Int32Array;
  readonly marketingAudience: Int32Array;
  readonly sabotageCost: Int32Array;
  /** Places in `EFFECT_KINDS`. */
  readonly sabotageKind: Uint8Array;
  readonly sabotageAudience: Int32Array;

  constructor(mode: data.Mode, cards: ModeCards) {
    const { locations, acts, sponsors, marketing, sabotage } = cards;
    const effects = sabotage.map((card) => {
      const effect = mode.sabotageEffects[card.effect];
      if (!effect)
        throw new RangeError(`${card.id} has the effect “${card.effect}”, which ${mode.name} does not know.`);
      return effect;
    });
    this.locations = locations;
    this.acts = acts;
    this.sponsors = sponsors;
    this.marketing = marketing;
    this.sabotage = sabotage;
    this.mode = mode;
    this.startBudget = cents(mode.startBudget);
    this.audienceBase = mode.audienceBase;
    this.marketingCap = mode.marketingCap;
    this.fullActs = mode.actSoftCap.fullActs;
    this.furtherShare = mode.actSoftCap.furtherShare;
    this.slots = mode.sponsorSlots;
    this.exclusiveExtraSlots = mode.exclusive.extraSlots;
    this.exclusivePercent = 100 + mode.exclusive.bonus;
    this.ticketPrice = cents(mode.ticketPrice);
    this.bandPrice = BANDS.map((band) => percentOf(cents(mode.ticketPrice), mode.priceBands[band].price));
    this.bandAudience = BANDS.map((band) => mode.priceBands[band].audience);
    this.teaserCost = cents(mode.teaser?.cost ?? 0);
    this.teaserAudience = mode.teaser?.audience ?? 0;
    this.twoDays = mode.days === 2;
    this.rent = Int32Array.from(locations, (card) => cents(card.rent));
    this.capacity = Int32Array.from(locations, (card) => card.capacity);
    this.actCost = Int32Array.from(acts, (card) => cents(card.cost));
    this.actAudience = Int32Array.from(acts, (card) => card.audience);
    this.actDay = Uint8Array.from(acts, (card) => card.day ?? 0);
    this.leastSlots = Int32Array.from(sponsors, (card) => card.minSlots);
    this.payoutPerSlot = Int32Array.from(sponsors, (card) => cents(card.payoutPerSlot));
    this.marketingCost = Int32Array.from(marketing, (card) => cents(card.cost));
    this.marketingAudience = Int32Array.from(marketing, (card) => card.audience);
    this.sabotageCost = Int32Array.from(sabotage, (card) => cents(card.cost ?? 0));
    this.sabotageKind = Uint8Array.from(effects, (effect) => EFFECT_KINDS.indexOf(effect.kind));
    this.sabotageAudience = Int32Array.from(effects, (effect) =>
      effect.kind === 'lose-audience' ? effect.audience : 0,
    );
  }
}
