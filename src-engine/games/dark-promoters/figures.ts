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
 */
export interface Figures extends ModeCards {
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
}

export function figuresOf(mode: data.Mode, cards: ModeCards): Figures {
  const { locations, acts, sponsors, marketing, sabotage } = cards;
  const effects = sabotage.map((card) => {
    const effect = mode.sabotageEffects[card.effect];
    if (!effect) throw new RangeError(`${card.id} has the effect “${card.effect}”, which ${mode.name} does not know.`);
    return effect;
  });
  return {
    ...cards,
    mode,
    startBudget: cents(mode.startBudget),
    audienceBase: mode.audienceBase,
    marketingCap: mode.marketingCap,
    fullActs: mode.actSoftCap.fullActs,
    furtherShare: mode.actSoftCap.furtherShare,
    slots: mode.sponsorSlots,
    exclusiveExtraSlots: mode.exclusive.extraSlots,
    exclusivePercent: 100 + mode.exclusive.bonus,
    bandPrice: BANDS.map((band) => percentOf(cents(mode.ticketPrice), mode.priceBands[band].price)),
    bandAudience: BANDS.map((band) => mode.priceBands[band].audience),
    teaserCost: cents(mode.teaser?.cost ?? 0),
    teaserAudience: mode.teaser?.audience ?? 0,
    twoDays: mode.days === 2,
    rent: Int32Array.from(locations, (card) => cents(card.rent)),
    capacity: Int32Array.from(locations, (card) => card.capacity),
    actCost: Int32Array.from(acts, (card) => cents(card.cost)),
    actAudience: Int32Array.from(acts, (card) => card.audience),
    actDay: Uint8Array.from(acts, (card) => card.day ?? 0),
    leastSlots: Int32Array.from(sponsors, (card) => card.minSlots),
    payoutPerSlot: Int32Array.from(sponsors, (card) => cents(card.payoutPerSlot)),
    marketingCost: Int32Array.from(marketing, (card) => cents(card.cost)),
    marketingAudience: Int32Array.from(marketing, (card) => card.audience),
    sabotageCost: Int32Array.from(sabotage, (card) => cents(card.cost ?? 0)),
    sabotageKind: Uint8Array.from(effects, (effect) => EFFECT_KINDS.indexOf(effect.kind)),
    sabotageAudience: Int32Array.from(effects, (effect) => (effect.kind === 'lose-audience' ? effect.audience : 0)),
  };
}
