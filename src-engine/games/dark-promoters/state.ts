import { OVER, type State } from '../../game.ts';
import { int16Block } from '../../int16-block.ts';
import { Books, copyBooks } from './books.ts';
import { ACT, MARKETING, SABOTAGE, SPONSOR, TYPES } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import type { Phase } from './phases/phase.ts';
import { rules } from './rules.ts';

/** A table of Dark Promoters. Cards are named by type and number; lists of one seat stand at `seat × size`. */
export class PromotersState implements State {
  asked = OVER;
  moment = 0;
  /** The phase of this moment. */
  phase: Phase | undefined;
  /** Whose turn it is in this phase, counted from the seat that begins it. */
  turn = 0;
  /** The key of all chance to come. */
  chanceHigh = 0;
  chanceLow = 0;

  readonly books: readonly Books[];
  readonly fired: Int16Array;

  /** By type: the deck, of which the first `drawn` cards have left. The rest is in no order: it is shuffled as it is drawn. */
  readonly decks: readonly Int16Array[];
  readonly drawn: Int16Array;
  /** By type: hands of `reach` places a seat. */
  readonly hands: readonly Int16Array[];
  /** Cards in hand, at `type × seats + seat`. */
  readonly held: Int16Array;
  /** By type: the open row, of which the first `open` places hold a card. */
  readonly rows: readonly Int16Array[];
  readonly open: Int16Array;

  /** Acts of each seat in the order they were booked. */
  readonly acts: Int16Array;
  /** By act: 1 when it is neutralised. */
  readonly neutralised: Int16Array;
  /** Marketing cards of each seat in the order they were played, removed ones included. */
  readonly marketing: Int16Array;
  /** By marketing card: 1 when it was removed. */
  readonly removed: Int16Array;
  readonly sponsors: Int16Array;
  /** Slots beside `sponsors`; negative when exclusive. */
  readonly sponsorSlots: Int16Array;
  /** By sponsor: a bit for each seat that has played it. */
  readonly sponsorSeats: Int16Array;
  /** By sponsor: 1 when somebody has it exclusively. */
  readonly sponsorLocked: Int16Array;
  /** Sabotage cards that were played against each seat, in order. */
  readonly suffered: Int16Array;
  /** Beside `suffered`: the place of the act or marketing card that was hit, or −1. */
  readonly sufferedPlace: Int16Array;
  /** Dead sponsors swept from the row. */
  readonly swept: Int16Array;

  private readonly all: Int16Array;

  constructor(numbers: Numbers) {
    const { seats, supply } = numbers;
    const size = (type: number) => supply[type]!.playable * seats;
    const sizes: Record<string, number> = {
      fired: rules.length,
      drawn: TYPES.length,
      held: TYPES.length * seats,
      open: TYPES.length,
      acts: size(ACT),
      neutralised: numbers.acts.length,
      marketing: size(MARKETING),
      removed: numbers.marketing.length,
      sponsors: size(SPONSOR),
      sponsorSlots: size(SPONSOR),
      sponsorSeats: numbers.sponsors.length,
      sponsorLocked: numbers.sponsors.length,
      // One seat may suffer every sabotage card of the deck.
      suffered: supply[SABOTAGE]!.deck.length * seats,
      sufferedPlace: supply[SABOTAGE]!.deck.length * seats,
      swept: 1,
    };
    TYPES.forEach((type, place) => {
      sizes[`${type} deck`] = supply[place]!.deck.length;
      sizes[`${type} hands`] = supply[place]!.fromRow ? 0 : supply[place]!.reach * seats;
      sizes[`${type} row`] = supply[place]!.rowSize;
    });
    const { whole, parts } = int16Block(sizes);
    this.all = whole;
    this.phase = numbers.schedule[0]?.phase;
    this.books = Array.from({ length: seats }, () => new Books());
    this.fired = parts.fired!;
    this.drawn = parts.drawn!;
    this.held = parts.held!;
    this.open = parts.open!;
    this.acts = parts.acts!;
    this.neutralised = parts.neutralised!;
    this.marketing = parts.marketing!;
    this.removed = parts.removed!;
    this.sponsors = parts.sponsors!;
    this.sponsorSlots = parts.sponsorSlots!;
    this.sponsorSeats = parts.sponsorSeats!;
    this.sponsorLocked = parts.sponsorLocked!;
    this.suffered = parts.suffered!;
    this.sufferedPlace = parts.sufferedPlace!;
    this.swept = parts.swept!;
    this.decks = TYPES.map((type) => parts[`${type} deck`]!);
    this.hands = TYPES.map((type) => parts[`${type} hands`]!);
    this.rows = TYPES.map((type) => parts[`${type} row`]!);
    for (const [type, { deck }] of supply.entries()) this.decks[type]!.set(deck);
    for (const books of this.books) books.cash = numbers.startBudget;
  }

  copyTo(to: PromotersState): void {
    to.all.set(this.all);
    for (let seat = 0; seat < this.books.length; seat++) copyBooks(this.books[seat]!, to.books[seat]!);
    to.asked = this.asked;
    to.moment = this.moment;
    to.phase = this.phase;
    to.turn = this.turn;
    to.chanceHigh = this.chanceHigh;
    to.chanceLow = this.chanceLow;
  }
}

export function fire(state: PromotersState, rule: number, times = 1): void {
  state.fired[rule]! += times;
}
