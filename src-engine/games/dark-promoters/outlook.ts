import { cents, percentOf } from '../../exact.ts';
import { ACT, MARKETING, SPONSOR } from './card-types.ts';
import type * as data from './data.generated.ts';
import type { PhaseSlot } from './schedule.ts';

/** What a seat can expect of the phases to come, from what everybody knows: the list of cards and the order of phases. */
export interface Outlook {
  /** By moment: what a free slot is worth keeping for, in cents. */
  readonly slotWorth: readonly number[];
  /** By moment: how many acts and marketing cards are still to be drawn. */
  readonly actDraws: readonly number[];
  readonly marketingDraws: readonly number[];
  readonly meanActCost: number;
  readonly meanActAudience: number;
  readonly meanMarketingCost: number;
  readonly meanMarketingAudience: number;
}

/** A later finance phase offers a choice of sponsors, and the best of several pays more than the average, in percent of it. */
const CHOICE_WORTH = 120;

interface Cards {
  readonly acts: readonly data.Act[];
  readonly sponsors: readonly data.Sponsor[];
  readonly marketing: readonly data.Marketing[];
}

export function outlookOf(slots: readonly PhaseSlot[], drawPerPhase: number, cards: Cards): Outlook {
  const { acts, sponsors, marketing } = cards;
  const phasesAfter = (moment: number, type: number) =>
    slots.slice(moment + 1).filter((slot) => slot.phase.draws === type).length;
  const draws = (type: number) => slots.map((_, moment) => phasesAfter(moment, type) * drawPerPhase);
  const payouts = sponsors.flatMap((card) => new Array<number>(card.copies).fill(cents(card.payoutPerSlot)));
  const slotWorth = percentOf(mean(payouts), CHOICE_WORTH);
  return {
    slotWorth: slots.map((_, moment) => (phasesAfter(moment, SPONSOR) > 0 ? slotWorth : 0)),
    actDraws: draws(ACT),
    marketingDraws: draws(MARKETING),
    meanActCost: mean(acts.map((card) => cents(card.cost))),
    meanActAudience: mean(acts.map((card) => card.audience)),
    meanMarketingCost: mean(marketing.map((card) => cents(card.cost))),
    meanMarketingAudience: mean(marketing.map((card) => card.audience)),
  };
}

/** Rounded to a whole number, because everything it is used with is exact. */
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
