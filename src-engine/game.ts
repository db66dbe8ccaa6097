import type { CardSet, Finding } from './card-set.ts';
import type { FaceDesign } from './face.ts';
import type { NumberLanguage } from './number-language.ts';
import type { TableKey } from './random.ts';
import type { ReferenceSection } from './reference.ts';

/**
 * A rules system. It is a plain object; everything outside its own folder learns about it from here and from its schemas.
 *
 * The only thing assumed about play: at any moment exactly one seat is asked for one choice, and a choice is one integer.
 * Simultaneous choices are asked one by one and stay hidden until the game reveals them; real time is asked in the order of
 * an event clock; companies and other things without a seat act through the seats that vote for them.
 */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** Card types in the order of the rules; each has a schema of the same name in `schemas/<game>/`. */
  readonly cardTypes: readonly CardType[];
  /** How the cards look: a layout for each type. */
  readonly faces: FaceDesign;
  readonly rules: readonly Rule[];
  readonly measures: readonly Measure[];
  /** Ids of the one to three measures that say most about a table; they come first everywhere. */
  readonly headlines: readonly string[];
  /** What measures are broken down by, beside seat and mode. */
  readonly traits: readonly Trait[];
  /** What one of the measures is made of. */
  readonly account?: Account;
  /** A number of every seat that is followed from moment to moment. */
  readonly course?: Course;
  /** How many seats the set allows. */
  seats(set: CardSet): { readonly min: number; readonly max: number };
  /**
   * What the schemas cannot say. All that is in the set has passed them; where something else has not and was left out, the set
   * is not whole, and nothing is said that depends on how many cards there are.
   */
  check(set: CardSet, isWhole: boolean): Finding[];
  /** Turns a valid set into dense tables for one mode and number of seats. Throws RangeError for an unknown mode. */
  compile(set: CardSet, mode: string, seats: number): Rules;
  /** Scoring of tables noted down by people, where the game supports it. */
  readonly scoring?: Scoring;
  /** The tables of the rule book, made of the set alone and written in its language, so that book and cards cannot disagree. */
  reference?(set: CardSet, numbers: NumberLanguage): readonly ReferenceSection[];
}

export interface CardType {
  readonly id: string;
  readonly label: string;
  readonly plural: string;
}

export interface Rule {
  /** `DP-2.4` */
  readonly id: string;
  /** `marketing cap` */
  readonly label: string;
  /** When the counter of this rule goes up, in words. */
  readonly fires: string;
}

/** A number that every seat has at the end of a table. Kept as an integer: `raw / 10 ** decimals` is what people read. */
export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly help: string;
}

/** Something that is true of a seat at the end of a table: its class of venue, how many acts it has, whether its venue was full. */
export interface Trait {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** A `category` is one of `Rules.categories`, or none; a `count` is a whole number; a `flag` is 1 or 0, charted as how often. */
  readonly kind: 'category' | 'count' | 'flag';
  /** Flags of one group stand in one chart: `Caps that bind`. */
  readonly group?: string;
}

/** The parts of a seat, added or taken away, make up the measure, in its unit and decimals. */
export interface Account {
  readonly measure: string;
  /** `Where profit comes from` */
  readonly title: string;
  readonly parts: readonly AccountPart[];
}

export interface AccountPart {
  readonly id: string;
  readonly label: string;
  readonly sign: 1 | -1;
}

/** Kept as an integer, like a measure. */
export interface Course {
  /** `Cash` */
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly help: string;
}

/** What every game's state has in common; the rest is the game's own. Mutable: a choice changes it in place. */
export interface State {
  /** The seat that is asked now, from 0; `OVER` when the table has ended. */
  asked: number;
  /**
   * Where in the game's calendar the table stands (a phase, a round …); never goes down. Bots' chance is keyed by it, so that
   * one choice more in an early phase leaves the draws of the later ones alone.
   */
  moment: number;
  /** How often each rule of `Game.rules` has fired. */
  readonly fired: Int16Array;
}

export const OVER = -1;

/** The rules of one game compiled for one set, mode and number of seats. */
export interface Rules<S extends State = State> {
  readonly seats: number;
  /** No situation offers more choices than this. */
  readonly maxChoices: number;
  createState(): S;
  copy(from: S, to: S): void;
  /** Sets up the table named by the key and runs it to the first question. All chance of the table comes from the key. */
  deal(state: S, key: TableKey): void;
  /** Writes the legal choices of the asked seat, in a fixed order and at least one, and returns how many there are. */
  choices(state: S, into: Int32Array): number;
  /** Plays one choice that `choices` has listed, and runs the table to the next question or its end. See `Table`. */
  apply(state: S, choice: number): void;
  /**
   * For each of the first `count` choices: how good the asked seat's position would look right after it, in the game's own
   * currency; higher is better. May use only what the asked seat can see, and never chance that has not happened.
   */
  appraise(state: S, choices: Int32Array, count: number, into: Float64Array): void;
  /**
   * How good a seat's position looks now, in the game's own currency; comparable all table long and at its end. For bots that look
   * ahead, on tables that they have imagined: it may use all that is in the state.
   */
  prospect(state: S, seat: number): number;
  /** How many choices, of all seats together, it pays to look ahead, where that is less than usual: beyond them chance decides. */
  readonly lookahead?: number;
  /**
   * Replaces all that a seat cannot know (other hands, the order of decks, chance to come) by a guess that agrees with
   * everything it has seen. For bots that look ahead, and for the test that no bot looks at what is hidden.
   */
  imagine(state: S, seat: number, key: TableKey): void;
  /** The end of the table: each measure of one seat, in the order of `Game.measures`, from `at` on. */
  measure(state: S, seat: number, into: Float64Array, at: number): void;
  /** By trait, in the order of `Game.traits`: the names of its categories; empty for counts and flags. */
  readonly categories: readonly (readonly string[])[];
  /** The end of the table: each trait of one seat; −1 for a category that is none of them. */
  traits(state: S, seat: number, into: Int16Array, at: number): void;
  /** The end of the table: each part of `Game.account` of one seat, raw and without its sign. */
  parts(state: S, seat: number, into: Float64Array, at: number): void;
  /** What `Game.course` is followed by: stops in the order in which tables pass them, each with a name of its own. */
  readonly stops: readonly string[];
  /** The stop at which the table is now; never goes down. */
  stop(state: S): number;
  /** `Game.course` of one seat as it is now, raw. */
  courseOf(state: S, seat: number): number;
  /** Places by seat, from 1; equal places are shared. */
  rank(state: S, into: Uint8Array): void;
  readonly telling: Telling<S>;
  /** What must stay the same all table long, by name: money, cards, slots. For tests; slow is fine. */
  ledger(state: S): Record<string, number>;
}

/** The table in words, for logs and replays. */
export interface Telling<S extends State = State> {
  /** `Round 1 · Booking` */
  moment(state: S): string;
  /** What everybody sees and draws as this moment begins; empty for nothing. */
  opening(state: S): string[];
  /** What the choice does, told before it is applied: `books Rosa Nox for €1,200 (+20 %)`. */
  choice(state: S, choice: number): string;
  /** What a choice has brought about besides, by chance or by the rules: `Seat 2 draws Rosa Nox`. Nothing, where left out. */
  outcome?(before: S, after: S): string[];
  /** What one seat has, in a line or two. */
  seat(state: S, seat: number): string[];
  /** What one seat has right now, fact by fact, the same facts in the same order all table long. */
  facts(state: S, seat: number): Fact[];
  /** How the table ended. */
  ending(state: S): string[];
}

export interface Fact {
  /** `Cash` */
  readonly label: string;
  /** `€1,200`; empty where there is nothing to say yet. */
  readonly text: string;
}

export interface Scoring {
  /** Scores a document that has passed `score.schema.json`. Ids are looked up in the set, where the document names one. */
  score(document: unknown, set: CardSet | undefined): Scored;
  /** The finished table as a document that `score` accepts, without its `set` entry. */
  document(rules: Rules, state: State): Record<string, unknown>;
}

export interface Scored {
  /** What scripts rely on; undefined when the findings hold an error. */
  readonly result: unknown;
  /** The same in words, a line a seat. */
  readonly lines: readonly string[];
  readonly findings: readonly Finding[];
}
