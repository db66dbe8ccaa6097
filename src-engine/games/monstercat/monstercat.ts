import type { CardSet } from '../../card-set.ts';
import type { Game, Rules } from '../../game.ts';
import { appraise, prospectOf } from './appraisal.ts';
import { COLOURS, TEMPI } from './card-types.ts';
import { checkSet } from './checks.ts';
import type * as data from './data.generated.ts';
import { faces } from './faces/faces.ts';
import { applyChoice, dealTable } from './flow.ts';
import { imagineHidden } from './hidden.ts';
import { account, categories, course, readParts, readTraits, stopsOf, traits } from './insight.ts';
import { ledgerOf } from './ledger.ts';
import { measureSeat, measures } from './measures.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import { referenceOf } from './reference.ts';
import { rules } from './rules.ts';
import { scoring } from './score-document.ts';
import { rankSeats } from './standing.ts';
import { NightState } from './state.ts';
import { steps } from './steps/steps.ts';
import { tellingOf } from './telling.ts';

/** About a round: starting cards and turns after that depend more on the cards that are drawn than on a choice of now. */
const CHOICES_AHEAD_PER_SEAT = 4;

export const monstercat: Game = {
  id: 'monstercat',
  title: 'Monstercat',
  cardTypes: [
    { id: 'song', label: 'Song', plural: 'Songs' },
    { id: 'crowd', label: 'Crowd member', plural: 'Crowd members' },
    { id: 'action', label: 'Action card', plural: 'Action cards' },
  ],
  faces,
  rules,
  measures,
  headlines: ['points', 'pleased'],
  traits,
  account,
  course,
  seats: (set) => (set.manifest as unknown as data.SetManifest).seats,
  check: checkSet,
  compile: (set, mode, seats) => new MonstercatRules(numbersOf(set, mode, seats)) as unknown as Rules,
  scoring,
  reference: referenceOf,
};

/** The rules at one table, for one set, mode and number of seats. */
export class MonstercatRules implements Rules<NightState> {
  readonly numbers: Numbers;
  readonly seats: number;
  readonly maxChoices: number;
  readonly lookahead: number;
  readonly telling;
  readonly categories = categories;
  readonly stops: readonly string[];
  /** The state before anything is dealt; dealing starts from a copy of it. */
  private readonly undealt: NightState;

  constructor(numbers: Numbers) {
    this.numbers = numbers;
    this.seats = numbers.seats;
    this.maxChoices = mostChoices(numbers);
    this.lookahead = CHOICES_AHEAD_PER_SEAT * numbers.seats;
    this.telling = tellingOf(numbers);
    this.stops = stopsOf(numbers);
    this.undealt = new NightState(numbers);
  }

  createState(): NightState {
    return new NightState(this.numbers);
  }

  copy(from: NightState, to: NightState): void {
    from.copyTo(to);
  }

  deal(state: NightState, key: Parameters<Rules['deal']>[1]): void {
    this.undealt.copyTo(state);
    dealTable(this.numbers, state, key);
  }

  choices(state: NightState, into: Int32Array): number {
    return steps[state.step]!.choices(this.numbers, state, into);
  }

  apply(state: NightState, choice: number): void {
    applyChoice(this.numbers, state, choice);
  }

  appraise(state: NightState, choices: Int32Array, count: number, into: Float64Array): void {
    appraise(this.numbers, state, choices, count, into);
  }

  prospect(state: NightState, seat: number): number {
    return prospectOf(this.numbers, state, seat);
  }

  imagine(state: NightState, seat: number, key: Parameters<Rules['imagine']>[2]): void {
    imagineHidden(this.numbers, state, seat, key);
  }

  measure(state: NightState, seat: number, into: Float64Array, at: number): void {
    measureSeat(state, seat, into, at);
  }

  traits(state: NightState, seat: number, into: Int16Array, at: number): void {
    readTraits(state, seat, into, at);
  }

  parts(state: NightState, seat: number, into: Float64Array, at: number): void {
    readParts(state, seat, into, at);
  }

  stop(state: NightState): number {
    return Math.max(0, state.round - 1);
  }

  courseOf(state: NightState, seat: number): number {
    return state.points[seat]!;
  }

  rank(state: NightState, into: Uint8Array): void {
    rankSeats(this.numbers, state, into);
  }

  ledger(state: NightState): Record<string, number> {
    return ledgerOf(this.numbers, state);
  }
}

function mostChoices({ seats, slots, backstage, handRoom, frontRow, crowd }: Numbers): number {
  const action = 2 + backstage + handRoom + slots * slots;
  const looks = slots * Math.max(COLOURS.length, TEMPI);
  return Math.max(action, seats * slots, looks, frontRow, crowd.length);
}

/** For code of this game that needs a compiled rules object of its own type. */
export const monstercatRules = (set: CardSet, mode: string, seats: number): MonstercatRules =>
  new MonstercatRules(numbersOf(set, mode, seats));
