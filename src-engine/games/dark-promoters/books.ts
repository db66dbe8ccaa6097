import { percentOf } from '../../exact.ts';
import type { Figures } from './figures.ts';

export const NONE = -1;

/**
 * One seat's money and audience in figures. What a card does to a seat is written once, here, on these books: playing the
 * card changes the seat's own, and a bot that wonders changes a copy.
 */
export class Books {
  cash = 0;
  spend = 0;
  sponsoring = 0;
  slotsUsed = 0;
  /** The seat's location, or NONE. */
  location = NONE;
  capacity = 0;
  acts = 0;
  /** What the acts add after the soft cap, in hundredths of a percent point, so that shares stay whole. */
  actPoints = 0;
  marketingCards = 0;
  /** Percent points of marketing before the cap, mini-marketing included. */
  marketing = 0;
  miniMarketing = 0;
  /** The chosen price band, or NONE. */
  band = NONE;
  /** People who stay away at the event. */
  lost = 0;
  sponsors = 0;
  /** How many sabotage cards were played against the seat. */
  suffered = 0;
  otherCosts = 0;

  // The event fills these in.
  preliminary = 0;
  afterSabotage = 0;
  audience = 0;
  ticketIncome = 0;
  profit = 0;
}

/** Copies what a seat's prospects depend on. */
export function copyPosition(from: Books, to: Books): void {
  to.cash = from.cash;
  to.spend = from.spend;
  to.sponsoring = from.sponsoring;
  to.capacity = from.capacity;
  to.acts = from.acts;
  to.actPoints = from.actPoints;
  to.marketing = from.marketing;
  to.band = from.band;
  to.lost = from.lost;
}

export function copyBooks(from: Books, to: Books): void {
  copyPosition(from, to);
  to.slotsUsed = from.slotsUsed;
  to.location = from.location;
  to.marketingCards = from.marketingCards;
  to.miniMarketing = from.miniMarketing;
  to.sponsors = from.sponsors;
  to.suffered = from.suffered;
  to.otherCosts = from.otherCosts;
  to.preliminary = from.preliminary;
  to.afterSabotage = from.afterSabotage;
  to.audience = from.audience;
  to.ticketIncome = from.ticketIncome;
  to.profit = from.profit;
}

/** DP-4.6: nothing is bought on credit; `choices` offers only what the cash covers. */
function pay(books: Books, cost: number): void {
  books.cash -= cost;
  books.spend += cost;
}

export function rentLocation(books: Books, figures: Figures, location: number): void {
  pay(books, figures.rent[location]!);
  books.location = location;
  books.capacity = figures.capacity[location]!;
}

/** DP-2.2, DP-2.3: what an act counts at its place in the order of booking, in hundredths of a percent point. */
export function pointsOfAct(figures: Figures, act: number, place: number): number {
  return figures.actAudience[act]! * (place < figures.fullActs ? 100 : figures.furtherShare);
}

export function bookAct(books: Books, figures: Figures, act: number): void {
  pay(books, figures.actCost[act]!);
  books.actPoints += pointsOfAct(figures, act, books.acts);
  books.acts += 1;
}

export function playMarketing(books: Books, figures: Figures, card: number): void {
  pay(books, figures.marketingCost[card]!);
  books.marketing += figures.marketingAudience[card]!;
  books.marketingCards += 1;
}

export function buyMiniMarketing(books: Books, figures: Figures): void {
  pay(books, figures.teaserCost);
  books.marketing += figures.teaserAudience;
  books.miniMarketing = 1;
}

/** DP-5.2, DP-5.4: the extra slot of an exclusive sponsor counts towards the payout, and the bonus is on all of it. */
export function payoutOf(figures: Figures, sponsor: number, slots: number, exclusive: boolean): number {
  const payout = figures.payoutPerSlot[sponsor]! * slots;
  return exclusive ? percentOf(payout, figures.exclusivePercent) : payout;
}

export function playSponsor(books: Books, figures: Figures, sponsor: number, slots: number, exclusive: boolean): void {
  const payout = payoutOf(figures, sponsor, slots, exclusive);
  books.cash += payout;
  books.sponsoring += payout;
  books.slotsUsed += slots;
  books.sponsors += 1;
}

export function payForSabotage(books: Books, cost: number): void {
  pay(books, cost);
  books.otherCosts += cost;
}

export function loseMarketing(books: Books, figures: Figures, card: number): void {
  books.marketing -= figures.marketingAudience[card]!;
}

/** A neutralised act keeps its place in the order of booking and counts nothing. */
export function loseAct(books: Books, figures: Figures, act: number, place: number): void {
  books.actPoints -= pointsOfAct(figures, act, place);
}

export function loseAudience(books: Books, figures: Figures, sabotage: number): void {
  books.lost += figures.sabotageAudience[sabotage]!;
}
