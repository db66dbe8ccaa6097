import {
  Books,
  bookAct,
  buyMiniMarketing,
  copyBooks,
  loseAct,
  loseAudience,
  loseMarketing,
  payoutOf,
  playMarketing,
  pointsOfAct,
  rentLocation,
} from './books.ts';
import { ACT, BANDS, LOSE_AUDIENCE, MARKETING, REMOVE_MARKETING } from './card-types.ts';
import {
  actionOf,
  cardOf,
  DONE,
  isExclusive,
  MINI_MARKETING,
  placeOf,
  SET_PRICE,
  slotsOf,
  targetOf,
} from './choice.ts';
import type { Numbers } from './numbers.ts';
import { strongestMarketing } from './phases/sabotage.ts';
import { profitAt } from './scoring.ts';
import type { PromotersState } from './state.ts';
import { reachable, reachCount, reachStart } from './supply.ts';

/** A copy of a seat's books to try a choice on. */
const trial = new Books();

/** More people than any event draws; a small integer, like every other number in the books. */
const UNLIMITED = 1_000_000_000;

/**
 * How good the asked seat's position looks after a choice, in cents. It sees its own hand and what lies open, nothing else, and
 * tries the choice on a copy of the books.
 */
export function appraise(numbers: Numbers, state: PromotersState, choice: number): number {
  switch (numbers.schedule[state.moment]!.phase.id) {
    case 'teaser':
      return appraiseTeaser(numbers, state, choice);
    case 'finance':
      return appraiseSponsor(numbers, state, choice);
    case 'location':
      return appraiseLocation(numbers, state, choice);
    case 'booking':
      return appraiseBooking(numbers, state, choice);
    case 'marketing':
      return appraiseMarketing(numbers, state, choice);
    default:
      return appraiseSabotage(numbers, state, choice);
  }
}

/** The profit if the event were now; a seat that has not named its price would name the best one. */
function outlook(numbers: Numbers, books: Books): number {
  if (books.band >= 0) return profitAt(numbers, books, books.band);
  let best = profitAt(numbers, books, 0);
  for (let band = 1; band < BANDS.length; band++) best = Math.max(best, profitAt(numbers, books, band));
  return best;
}

function appraiseTeaser(numbers: Numbers, state: PromotersState, choice: number): number {
  if (actionOf(choice) !== MINI_MARKETING) return appraiseSponsor(numbers, state, choice);
  const books = state.books[state.asked]!;
  copyBooks(books, trial);
  // There is no venue yet; take one that is never full.
  trial.capacity = UNLIMITED;
  const before = outlook(numbers, trial);
  buyMiniMarketing(trial, numbers);
  return outlook(numbers, trial) - before;
}

/** A slot is worth what an average sponsor would pay for it later; in the last finance phase it is worth nothing any more. */
function appraiseSponsor(numbers: Numbers, state: PromotersState, choice: number): number {
  if (actionOf(choice) === DONE) return 0;
  const slots = slotsOf(choice);
  const payout = payoutOf(numbers, cardOf(choice), slots, isExclusive(choice));
  return payout - slots * numbers.outlook.slotWorth[state.moment]!;
}

/** Imagines that the seat goes on to buy what pays for itself: first what it holds, then average cards still to be drawn. */
function appraiseLocation(numbers: Numbers, state: PromotersState, choice: number): number {
  const seat = state.asked;
  copyBooks(state.books[seat]!, trial);
  rentLocation(trial, numbers, cardOf(choice));
  let profit = outlook(numbers, trial);
  const acts = reachable(numbers, state, ACT);
  const actStart = reachStart(numbers, ACT, seat);
  const actEnd = actStart + reachCount(numbers, state, ACT, seat);
  for (let at = actStart; at < actEnd; at++) {
    const act = acts[at]!;
    const points = pointsOfAct(numbers, act, trial.acts);
    profit = buyIfItPays(numbers, profit, numbers.actCost[act]!, points, 0, 1);
  }
  const cards = reachable(numbers, state, MARKETING);
  const cardStart = reachStart(numbers, MARKETING, seat);
  const cardEnd = cardStart + reachCount(numbers, state, MARKETING, seat);
  for (let at = cardStart; at < cardEnd; at++) {
    const card = cards[at]!;
    profit = buyIfItPays(numbers, profit, numbers.marketingCost[card]!, 0, numbers.marketingAudience[card]!, 0);
  }
  const { actDraws, meanActCost, meanActAudience, marketingDraws, meanMarketingCost, meanMarketingAudience } =
    numbers.outlook;
  for (let draw = 0; draw < actDraws[state.moment]!; draw++) {
    const share = trial.acts < numbers.fullActs ? 100 : numbers.furtherShare;
    profit = buyIfItPays(numbers, profit, meanActCost, meanActAudience * share, 0, 1);
  }
  for (let draw = 0; draw < marketingDraws[state.moment]!; draw++) {
    profit = buyIfItPays(numbers, profit, meanMarketingCost, 0, meanMarketingAudience, 0);
  }
  return profit;
}

/** Adds points to the trial books for a cost, unless it does not pay or cannot be paid; returns the profit then. */
function buyIfItPays(
  numbers: Numbers,
  profit: number,
  cost: number,
  actPoints: number,
  marketing: number,
  acts: number,
): number {
  if (trial.cash < cost) return profit;
  trial.spend += cost;
  trial.actPoints += actPoints;
  trial.marketing += marketing;
  const after = outlook(numbers, trial);
  if (after > profit) {
    trial.cash -= cost;
    trial.acts += acts;
    return after;
  }
  trial.spend -= cost;
  trial.actPoints -= actPoints;
  trial.marketing -= marketing;
  return profit;
}

function appraiseBooking(numbers: Numbers, state: PromotersState, choice: number): number {
  const books = state.books[state.asked]!;
  if (actionOf(choice) === DONE) return outlook(numbers, books);
  copyBooks(books, trial);
  bookAct(trial, numbers, cardOf(choice));
  return appraisePurchase(numbers, state, numbers.actCost[cardOf(choice)]!);
}

function appraiseMarketing(numbers: Numbers, state: PromotersState, choice: number): number {
  const books = state.books[state.asked]!;
  const action = actionOf(choice);
  if (action === SET_PRICE) return profitAt(numbers, books, cardOf(choice));
  if (action === DONE) return outlook(numbers, books);
  copyBooks(books, trial);
  playMarketing(trial, numbers, cardOf(choice));
  return appraisePurchase(numbers, state, numbers.marketingCost[cardOf(choice)]!);
}

/** A card must return this share of what an average card still to be drawn returns, or the money waits for that one. */
const THRIFT = 0.8;

/**
 * Money runs out before the cards do. So what counts of a purchase that stands in the trial books is what it brings for each
 * cent, and one that brings less than later cards promise looks worse than stopping.
 */
function appraisePurchase(numbers: Numbers, state: PromotersState, cost: number): number {
  const books = state.books[state.asked]!;
  const before = outlook(numbers, books);
  const gain = outlook(numbers, trial) - before;
  if (gain <= 0 || cost === 0) return before + gain;
  const perCent = gain / cost;
  return perCent < THRIFT * promiseOfLaterCards(numbers, state, before) ? before - 1 : before + perCent;
}

/** What an average act or marketing card would bring for each cent, where some are still to be drawn. */
function promiseOfLaterCards(numbers: Numbers, state: PromotersState, before: number): number {
  const books = state.books[state.asked]!;
  const later = numbers.outlook;
  let promise = 0;
  if (later.actDraws[state.moment]! > 0 && later.meanActCost > 0) {
    copyBooks(books, trial);
    trial.spend += later.meanActCost;
    trial.actPoints += later.meanActAudience * (trial.acts < numbers.fullActs ? 100 : numbers.furtherShare);
    promise = (outlook(numbers, trial) - before) / later.meanActCost;
  }
  if (later.marketingDraws[state.moment]! > 0 && later.meanMarketingCost > 0) {
    copyBooks(books, trial);
    trial.spend += later.meanMarketingCost;
    trial.marketing += later.meanMarketingAudience;
    promise = Math.max(promise, (outlook(numbers, trial) - before) / later.meanMarketingCost);
  }
  return promise;
}

/** What the target loses, twice as dear when it is the one to beat. */
function appraiseSabotage(numbers: Numbers, state: PromotersState, choice: number): number {
  if (actionOf(choice) === DONE) return 0;
  const card = cardOf(choice);
  const target = targetOf(choice);
  const books = state.books[target]!;
  const before = outlook(numbers, books);
  copyBooks(books, trial);
  const kind = numbers.sabotageKind[card];
  if (kind === LOSE_AUDIENCE) loseAudience(trial, numbers, card);
  else if (kind === REMOVE_MARKETING) {
    const place = strongestMarketing(numbers, state, target);
    loseMarketing(trial, numbers, state.marketing[target * numbers.supply[MARKETING]!.playable + place]!);
  } else {
    const place = placeOf(choice);
    loseAct(trial, numbers, state.acts[target * numbers.supply[ACT]!.playable + place]!, place);
  }
  const harm = before - outlook(numbers, trial);
  return (leads(numbers, state, target, before) ? 2 * harm : harm) - numbers.sabotageCost[card]!;
}

function leads(numbers: Numbers, state: PromotersState, target: number, worth: number): boolean {
  for (let seat = 0; seat < numbers.seats; seat++) {
    if (seat !== state.asked && seat !== target && outlook(numbers, state.books[seat]!) > worth) return false;
  }
  return true;
}
