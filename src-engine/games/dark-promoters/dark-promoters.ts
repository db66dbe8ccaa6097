import type { CardSet } from '../../card-set.ts';
import type { Game, Rules } from '../../game.ts';
import { appraise, prospects } from './appraisal.ts';
import { ACT, BANDS, LOCATION, MARKETING, SABOTAGE, SPONSOR } from './card-types.ts';
import { checkSet } from './checks.ts';
import type * as data from './data.generated.ts';
import { faces } from './faces/faces.ts';
import { applyChoice, dealTable } from './flow.ts';
import { imagineHidden } from './hidden.ts';
import { account, categoriesOf, course, readParts, readTraits, traits, venueClassesOf } from './insight.ts';
import { ledgerOf } from './ledger.ts';
import { measureBooks, measures } from './measures.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import { reference } from './reference/reference.ts';
import { rules } from './rules.ts';
import { scoring } from './score-document.ts';
import { rankBooks } from './scoring.ts';
import { PromotersState } from './state.ts';
import { tellingOf } from './telling.ts';

export const darkPromoters: Game = {
  id: 'dark-promoters',
  title: 'Dark Promoters',
  cardTypes: [
    { id: 'location', label: 'Location', plural: 'Locations' },
    { id: 'act', label: 'Act', plural: 'Acts' },
    { id: 'sponsor', label: 'Sponsor', plural: 'Sponsors' },
    { id: 'marketing', label: 'Marketing', plural: 'Marketing' },
    { id: 'sabotage', label: 'Sabotage', plural: 'Sabotage' },
  ],
  faces,
  rules,
  measures,
  headlines: ['audience', 'profit'],
  traits,
  account,
  course,
  seats: (set) => (set.manifest as unknown as data.SetManifest).seats,
  check: checkSet,
  compile: (set, mode, seats) => new PromotersRules(numbersOf(set, mode, seats)) as unknown as Rules,
  scoring,
  reference,
};

/** The rules at one table, for one set, mode and number of seats. */
export class PromotersRules implements Rules<PromotersState> {
  readonly numbers: Numbers;
  readonly seats: number;
  readonly maxChoices: number;
  readonly telling;
  readonly categories: readonly (readonly string[])[];
  readonly stops: readonly string[];
  private readonly venueClasses: Int16Array;
  /** The state before anything is dealt; dealing starts from a copy of it. */
  private readonly undealt: PromotersState;

  constructor(numbers: Numbers) {
    this.numbers = numbers;
    this.seats = numbers.seats;
    this.maxChoices = mostChoices(numbers);
    this.telling = tellingOf(numbers);
    this.categories = categoriesOf(numbers);
    this.stops = numbers.schedule.map(({ label }) => label);
    this.venueClasses = venueClassesOf(numbers);
    this.undealt = new PromotersState(numbers);
  }

  createState(): PromotersState {
    return new PromotersState(this.numbers);
  }

  copy(from: PromotersState, to: PromotersState): void {
    from.copyTo(to);
  }

  deal(state: PromotersState, key: Parameters<Rules['deal']>[1]): void {
    this.undealt.copyTo(state);
    dealTable(this.numbers, state, key);
  }

  choices(state: PromotersState, into: Int32Array): number {
    return state.phase!.choices(this.numbers, state, into);
  }

  apply(state: PromotersState, choice: number): void {
    applyChoice(this.numbers, state, choice);
  }

  appraise(state: PromotersState, choices: Int32Array, count: number, into: Float64Array): void {
    appraise(this.numbers, state, choices, count, into);
  }

  prospect(state: PromotersState, seat: number): number {
    return prospects(this.numbers, state.books[seat]!);
  }

  imagine(state: PromotersState, seat: number, key: Parameters<Rules['imagine']>[2]): void {
    imagineHidden(this.numbers, state, seat, key);
  }

  measure(state: PromotersState, seat: number, into: Float64Array, at: number): void {
    measureBooks(state.books[seat]!, into, at);
  }

  traits(state: PromotersState, seat: number, into: Int16Array, at: number): void {
    readTraits(this.numbers, this.venueClasses, state, seat, into, at);
  }

  parts(state: PromotersState, seat: number, into: Float64Array, at: number): void {
    readParts(this.numbers, state, seat, into, at);
  }

  stop(state: PromotersState): number {
    return Math.min(state.moment, this.stops.length - 1);
  }

  courseOf(state: PromotersState, seat: number): number {
    return state.books[seat]!.cash;
  }

  rank(state: PromotersState, into: Uint8Array): void {
    rankBooks(state.books, into);
  }

  ledger(state: PromotersState): Record<string, number> {
    return ledgerOf(this.numbers, state);
  }
}

function mostChoices({ seats, slots, supply }: Numbers): number {
  const reach = (type: number) => supply[type]!.reach;
  const sponsors = reach(SPONSOR) * slots * 2;
  const cards = Math.max(reach(LOCATION), reach(ACT), reach(MARKETING));
  const sabotage = reach(SABOTAGE) * (seats - 1) * Math.max(1, supply[ACT]!.playable);
  return BANDS.length + 1 + Math.max(sponsors, cards, sabotage);
}

/** For code of this game that has a compiled rules object of the general type in hand. */
export const promotersRules = (set: CardSet, mode: string, seats: number): PromotersRules =>
  new PromotersRules(numbersOf(set, mode, seats));
