import { Books, copyPosition, loseAct, loseAudience, loseMarketing, payoutOf, pointsOfAct } from './books.ts';
import { ACT, LOSE_AUDIENCE, MARKETING, REMOVE_MARKETING } from './card-types.ts';
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
import { bestTickets, profitAt, ticketsAt } from './scoring.ts';
import type { PromotersState } from './state.ts';
import { reachable, reachCount, reachStart } from './supply.ts';

/**
 * How good the asked seat's position looks after each choice, in cents. It sees its own hand and what lies open, nothing else.
 * What all choices of a question have in common is worked out once.
 */
export function appraise(
  numbers: Numbers,
  state: PromotersState,
  choices: Int32Array,
  count: number,
  into: Float64Array,
): void {
  switch (numbers.schedule[state.moment]!.phase.id) {
    case 'teaser':
    case 'finance':
      appraiseSponsors(numbers, state, choices, count, into);
      break;
    case 'location':
      appraiseLocations(numbers, state, choices, count, into);
      break;
    case 'booking':
      appraiseActs(numbers, state, choices, count, into);
      break;
    case 'marketing':
      appraiseMarketing(numbers, state, choices, count, into);
      break;
    default:
      appraiseSabotage(numbers, state, choices, count, into);
  }
}

/** The ticket income if the event were now; a seat that has not named its price would name the best one. */
function tickets(numbers: Numbers, books: Books, actPoints: number, marketing: number): number {
  const { band, lost, capacity } = books;
  return band < 0
    ? bestTickets(numbers, actPoints, marketing, lost, capacity)
    : ticketsAt(numbers, band, actPoints, marketing, lost, capacity);
}

/** The profit if the event were now. */
export const prospects = (numbers: Numbers, books: Books): number =>
  tickets(numbers, books, books.actPoints, books.marketing) + books.sponsoring - books.spend;

/** More people than any venue holds: before there is one, a seat reckons without its limit. */
const UNLIMITED = 1_000_000_000;

/** A slot is worth what a good sponsor would pay for it later; in the last finance phase it is worth nothing any more. */
function appraiseSponsors(
  numbers: Numbers,
  state: PromotersState,
  choices: Int32Array,
  count: number,
  into: Float64Array,
): void {
  const slotWorth = numbers.outlook.slotWorth[state.moment]!;
  for (let at = 0; at < count; at++) {
    const choice = choices[at]!;
    const action = actionOf(choice);
    if (action === DONE) into[at] = 0;
    else if (action === MINI_MARKETING) into[at] = worthOfMiniMarketing(numbers, state.books[state.asked]!);
    else
      into[at] = payoutOf(numbers, cardOf(choice), slotsOf(choice), isExclusive(choice)) - slotsOf(choice) * slotWorth;
  }
}

function worthOfMiniMarketing(numbers: Numbers, { actPoints, marketing, lost }: Books): number {
  const before = bestTickets(numbers, actPoints, marketing, lost, UNLIMITED);
  return (
    bestTickets(numbers, actPoints, marketing + numbers.teaserAudience, lost, UNLIMITED) - before - numbers.teaserCost
  );
}

function appraiseLocations(
  numbers: Numbers,
  state: PromotersState,
  choices: Int32Array,
  count: number,
  into: Float64Array,
): void {
  for (let at = 0; at < count; at++) into[at] = worthOfLocation(numbers, state, cardOf(choices[at]!));
}

/** Imagines that the seat goes on to buy what pays for itself there: what it holds, and average cards still to be drawn. */
function worthOfLocation(numbers: Numbers, state: PromotersState, location: number): number {
  const seat = state.asked;
  const books = state.books[seat]!;
  const later = numbers.outlook;
  const { lost, sponsoring } = books;
  const capacity = numbers.capacity[location]!;
  let { acts, actPoints, marketing } = books;
  let cash = books.cash - numbers.rent[location]!;
  let spend = books.spend + numbers.rent[location]!;
  let income = bestTickets(numbers, actPoints, marketing, lost, capacity);

  const actList = reachable(numbers, state, ACT);
  const actStart = reachStart(numbers, ACT, seat);
  const actsHeld = reachCount(numbers, state, ACT, seat);
  const actsInAll = actsHeld + later.actDraws[state.moment]!;
  for (let nth = 0; nth < actsInAll; nth++) {
    const act = nth < actsHeld ? actList[actStart + nth]! : -1;
    const cost = act < 0 ? later.meanActCost : numbers.actCost[act]!;
    if (cost > cash) continue;
    const audience = act < 0 ? later.meanActAudience : numbers.actAudience[act]!;
    const points = actPoints + audience * (acts < numbers.fullActs ? 100 : numbers.furtherShare);
    const more = bestTickets(numbers, points, marketing, lost, capacity);
    if (more - income <= cost) continue;
    income = more;
    actPoints = points;
    acts += 1;
    cash -= cost;
    spend += cost;
  }

  const cardList = reachable(numbers, state, MARKETING);
  const cardStart = reachStart(numbers, MARKETING, seat);
  const cardsHeld = reachCount(numbers, state, MARKETING, seat);
  const cardsInAll = cardsHeld + later.marketingDraws[state.moment]!;
  for (let nth = 0; nth < cardsInAll; nth++) {
    const card = nth < cardsHeld ? cardList[cardStart + nth]! : -1;
    const cost = card < 0 ? later.meanMarketingCost : numbers.marketingCost[card]!;
    if (cost > cash) continue;
    const percent = marketing + (card < 0 ? later.meanMarketingAudience : numbers.marketingAudience[card]!);
    const more = bestTickets(numbers, actPoints, percent, lost, capacity);
    if (more - income <= cost) continue;
    income = more;
    marketing = percent;
    cash -= cost;
    spend += cost;
  }
  return income + sponsoring - spend;
}

/** A card must return this share of what an average card still to be drawn returns, or the money waits for that one. */
const THRIFT = 0.8;

function appraiseActs(
  numbers: Numbers,
  state: PromotersState,
  choices: Int32Array,
  count: number,
  into: Float64Array,
): void {
  const books = state.books[state.asked]!;
  const income = tickets(numbers, books, books.actPoints, books.marketing);
  const before = income + books.sponsoring - books.spend;
  setHurdle(numbers, state, books, income);
  for (let at = 0; at < count; at++) {
    const choice = choices[at]!;
    if (actionOf(choice) === DONE) into[at] = before;
    else {
      const act = cardOf(choice);
      const points = books.actPoints + pointsOfAct(numbers, act, books.acts);
      const more = tickets(numbers, books, points, books.marketing) - income;
      into[at] = worthOfPurchase(before, more, numbers.actCost[act]!);
    }
  }
}

function appraiseMarketing(
  numbers: Numbers,
  state: PromotersState,
  choices: Int32Array,
  count: number,
  into: Float64Array,
): void {
  const books = state.books[state.asked]!;
  const income = tickets(numbers, books, books.actPoints, books.marketing);
  const before = income + books.sponsoring - books.spend;
  setHurdle(numbers, state, books, income);
  for (let at = 0; at < count; at++) {
    const choice = choices[at]!;
    const action = actionOf(choice);
    if (action === SET_PRICE) into[at] = profitAt(numbers, books, cardOf(choice));
    else if (action === DONE) into[at] = before;
    else {
      const card = cardOf(choice);
      const percent = books.marketing + numbers.marketingAudience[card]!;
      const more = tickets(numbers, books, books.actPoints, percent) - income;
      into[at] = worthOfPurchase(before, more, numbers.marketingCost[card]!);
    }
  }
}

/**
 * Money runs out before the cards do. So what counts of a purchase is what it brings for each cent, and one that brings less
 * than later cards promise looks worse than stopping.
 */
function worthOfPurchase(before: number, more: number, cost: number): number {
  const gain = more - cost;
  if (gain <= 0 || cost === 0) return before + gain;
  const perCent = gain / cost;
  return perCent < hurdle[0]! ? before - 1 : before + perCent;
}

/** What a card must bring for each cent. In an array, because a fraction that is returned is put on the heap. */
const hurdle = new Float64Array(1);

/** From what an average act or marketing card would bring for each cent, where some are still to be drawn. */
function setHurdle(numbers: Numbers, state: PromotersState, books: Books, income: number): void {
  const later = numbers.outlook;
  const { acts, actPoints, marketing } = books;
  let promise = 0;
  if (later.actDraws[state.moment]! > 0 && later.meanActCost > 0) {
    const points = later.meanActAudience * (acts < numbers.fullActs ? 100 : numbers.furtherShare);
    const more = tickets(numbers, books, actPoints + points, marketing) - income;
    promise = (more - later.meanActCost) / later.meanActCost;
  }
  if (later.marketingDraws[state.moment]! > 0 && later.meanMarketingCost > 0) {
    const more = tickets(numbers, books, actPoints, marketing + later.meanMarketingAudience) - income;
    promise = Math.max(promise, (more - later.meanMarketingCost) / later.meanMarketingCost);
  }
  hurdle[0] = THRIFT * promise;
}

/** A copy of a target's books to try sabotage on. */
const trial = new Books();

/** By seat: how it stands now. */
const standing = new Float64Array(8);

/** What the target loses, twice as dear when it is the one to beat. */
function appraiseSabotage(
  numbers: Numbers,
  state: PromotersState,
  choices: Int32Array,
  count: number,
  into: Float64Array,
): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < numbers.seats; seat++) {
    if (seat === state.asked) continue;
    standing[seat] = prospects(numbers, state.books[seat]!);
    highest = Math.max(highest, standing[seat]!);
  }
  for (let at = 0; at < count; at++) {
    const choice = choices[at]!;
    if (actionOf(choice) === DONE) {
      into[at] = 0;
      continue;
    }
    const card = cardOf(choice);
    const target = targetOf(choice);
    copyPosition(state.books[target]!, trial);
    const kind = numbers.sabotageKind[card];
    if (kind === LOSE_AUDIENCE) loseAudience(trial, numbers, card);
    else if (kind === REMOVE_MARKETING) {
      const place = strongestMarketing(numbers, state, target);
      loseMarketing(trial, numbers, state.marketing[target * numbers.supply[MARKETING]!.playable + place]!);
    } else {
      const place = placeOf(choice);
      loseAct(trial, numbers, state.acts[target * numbers.supply[ACT]!.playable + place]!, place);
    }
    const harm = standing[target]! - prospects(numbers, trial);
    into[at] = (standing[target] === highest ? 2 * harm : harm) - numbers.sabotageCost[card]!;
  }
}
