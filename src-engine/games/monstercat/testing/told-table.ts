import { tableKey } from '../../../random.ts';
import { Table } from '../../../table.ts';
import type { MonstercatRules } from '../monstercat.ts';
import { monstercatRules } from '../monstercat.ts';
import { nameOf } from '../numbers.ts';
import { RULE } from '../rules.ts';
import { type NightState, NONE } from '../state.ts';
import { lookText } from '../words.ts';
import { type SmallSetChanges, smallSet, TEST_MODE } from './small-set.ts';

/** Where things lie, by name. What is not named of the cards is in the draw pile, of the crowd in The Stands. */
export interface Layout {
  readonly hands?: readonly (readonly string[])[];
  /** `-` is an empty slot. */
  readonly boards?: readonly (readonly string[])[];
  readonly backstage?: readonly string[];
  readonly discard?: readonly string[];
  /** When given, the only cards of the draw pile; the others are out of the game. */
  readonly pile?: readonly string[];
  readonly front?: readonly string[];
  /** When given, The Stands from the top; the others are out of the game. */
  readonly stands?: readonly string[];
}

/** A table that is laid out by hand and played by saying what the asked seat does, in the words of the log. */
export class ToldTable {
  readonly table: Table<NightState>;

  constructor(
    { seats = 2, seed = 1, ...changes }: SmallSetChanges & { readonly seats?: number; readonly seed?: number } = {},
    layout?: Layout,
  ) {
    this.table = new Table(monstercatRules(smallSet(changes), TEST_MODE, seats));
    this.table.deal(tableKey(seed, 0));
    if (layout) this.lay(layout);
  }

  get rules(): MonstercatRules {
    return this.table.rules as MonstercatRules;
  }

  get state(): NightState {
    return this.table.state;
  }

  /** The asked seat, from 1. */
  get asked(): number {
    return this.state.asked + 1;
  }

  get moment(): string {
    return this.table.rules.telling.moment(this.state);
  }

  /** What is told as the moment begins. */
  get opening(): string[] {
    return this.table.rules.telling.opening(this.state);
  }

  /** Makes the choices whose words start like this; what is told of what came of the last one. */
  outcome(...starts: string[]): string[] {
    this.does(...starts.slice(0, -1));
    const before = this.rules.createState();
    this.state.copyTo(before);
    this.does(starts.at(-1)!);
    return this.rules.telling.outcome!(before, this.state);
  }

  /** What the asked seat may do, in words. */
  get options(): string[] {
    const count = this.table.offer();
    return Array.from(this.table.choices.subarray(0, count), (choice) =>
      this.table.rules.telling.choice(this.state, choice),
    );
  }

  may(start: string): boolean {
    return this.options.some((option) => option.startsWith(start));
  }

  /** Makes the choices whose words start like this, one after the other. */
  does(...starts: string[]): this {
    for (const start of starts) {
      const place = this.options.findIndex((option) => option.startsWith(start));
      if (place < 0) {
        throw new Error(`Seat ${this.asked} cannot “${start}” in ${this.moment}. It may: ${this.options.join(' | ')}`);
      }
      this.table.choose(this.table.choices[place]!);
    }
    return this;
  }

  /** Lets everybody do as little as possible until this round begins, or the table is over. */
  skipTo(round: number): this {
    while (!this.table.over && this.state.round < round) {
      this.does(['ends the turn', 'lays down', 'discards'].find((start) => this.may(start))!);
    }
    return this;
  }

  finish(): this {
    return this.skipTo(Number.POSITIVE_INFINITY);
  }

  fired(rule: keyof typeof RULE): number {
    return this.state.fired[RULE[rule]]!;
  }

  hand(seat: number): string[] {
    const start = (seat - 1) * this.rules.numbers.handRoom;
    const cards = this.state.hands.subarray(start, start + this.state.held[seat - 1]!);
    return Array.from(cards, (card) => nameOf(this.rules.numbers, card));
  }

  /** As the songs look: `Red 1`, `–`. */
  board(seat: number): string[] {
    const { slots } = this.rules.numbers;
    return Array.from(this.state.looks.subarray((seat - 1) * slots, seat * slots), lookText);
  }

  get front(): string[] {
    return Array.from(this.state.front.subarray(0, this.state.frontCount), (place) => this.memberName(place));
  }

  /** From the top. */
  get stands(): string[] {
    return Array.from(this.state.stands.subarray(0, this.state.standsCount), (place) =>
      this.memberName(place),
    ).reverse();
  }

  get order(): number[] {
    return Array.from(this.state.order, (seat) => seat + 1);
  }

  points(seat: number): number {
    return this.state.points[seat - 1]!;
  }

  places(): number[] {
    const places = new Uint8Array(this.rules.seats);
    this.rules.rank(this.state, places);
    return [...places];
  }

  private memberName(place: number): string {
    return this.rules.numbers.crowd[place]!.name;
  }

  private card(name: string): number {
    const { numbers } = this.rules;
    const card = Array.from({ length: numbers.cards }, (_, at) => at).find((at) => nameOf(numbers, at) === name);
    if (card === undefined) throw new Error(`There is no card “${name}”.`);
    return card;
  }

  private lay({ hands = [], boards = [], backstage = [], discard = [], pile, front, stands }: Layout): void {
    const { state } = this;
    const { numbers } = this.rules;
    const used = new Set<number>();
    const use = (name: string): number => {
      const card = this.card(name);
      used.add(card);
      return card;
    };
    state.held.fill(0);
    state.board.fill(NONE);
    state.looks.fill(0);
    state.songs.fill(0);
    for (const [seat, names] of hands.entries()) {
      state.hands.set(names.map(use), seat * numbers.handRoom);
      state.held[seat] = names.length;
    }
    for (const [seat, names] of boards.entries()) {
      for (const [slot, name] of names.entries()) {
        if (name === '-') continue;
        const song = use(name);
        state.board[seat * numbers.slots + slot] = song;
        state.looks[seat * numbers.slots + slot] = numbers.look[song]!;
        state.songs[seat]!++;
      }
    }
    state.backstage.set(backstage.map(use));
    state.openCount = backstage.length;
    state.discard.set(discard.map(use));
    state.discardCount = discard.length;
    const rest = pile?.map(use) ?? Array.from({ length: numbers.cards }, (_, at) => at).filter((at) => !used.has(at));
    state.deck.set(rest);
    state.deckCount = rest.length;
    this.layCrowd(front, stands);
    // The first question is asked anew of the new hands.
    state.asked = [...state.held].findIndex((_, seat) => this.hand(seat + 1).some((name) => / \d/.test(name)));
  }

  private layCrowd(front: Layout['front'], stands: Layout['stands']): void {
    const { state } = this;
    const { crowd } = this.rules.numbers;
    const member = (name: string): number => crowd.findIndex((card) => card.name === name);
    const inFront = front?.map(member) ?? [...state.front.subarray(0, state.frontCount)];
    const rest = crowd.map((_, at) => at).filter((at) => !inFront.includes(at));
    const below = stands ? stands.map(member).reverse() : rest;
    state.front.set(inFront);
    state.frontCount = inFront.length;
    state.stands.set(below);
    state.standsCount = below.length;
    state.standsFixed = stands ? below.length : 0;
  }
}
