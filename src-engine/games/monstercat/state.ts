import { OVER, type State } from '../../game.ts';
import { int16Block } from '../../int16-block.ts';
import { COLOURS } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import { rules } from './rules.ts';

/** Nothing: no card, no member. */
export const NONE = -1;

/** A table of Monstercat. What belongs to one seat stands at `seat`, or `seat × size` where it is a list. */
export class NightState implements State {
  asked = OVER;
  moment = 0;
  /** Which question is asked: a place in the list of steps. */
  step = 0;
  /** From 1. */
  round = 0;
  /** Whose turn it is, by place in `order`. */
  turn = 0;
  actionsLeft = 0;
  /** The action card that is being resolved. */
  inPlay = NONE;
  /** The card or slot that a choice of several parts has named so far. */
  part = NONE;
  /** How much of an effect is still to come: songs, cards, members. */
  more = 0;
  /** Whether this round is the final one. */
  isFinal = 0;
  /** Whether the table was stopped after the last round. */
  isStopped = 0;
  /** The key of all chance to come. */
  chanceHigh = 0;
  chanceLow = 0;

  deckCount: number;
  discardCount = 0;
  /** Cards that lie Backstage. */
  openCount = 0;
  frontCount = 0;
  standsCount: number;
  /** How many members at the top of The Stands have been looked at, so that their order stands. */
  standsFixed = 0;
  /** How many cards have been laid Backstage, and how many members have left The Stands; chance is keyed by them. */
  backstageDraws = 0;
  standsDraws = 0;
  pleasedCount = 0;
  /** How many songs look other than they are printed. */
  changed = 0;

  readonly fired: Int16Array;
  /** The draw pile, in no order: it is shuffled as it is drawn. */
  readonly deck: Int16Array;
  readonly discard: Int16Array;
  readonly backstage: Int16Array;
  readonly hands: Int16Array;
  readonly held: Int16Array;
  /** By card: 1 while it is in a hand, or laid down from it unrevealed, and all have seen it go there. */
  readonly seen: Int16Array;
  /** Starting cards that are not revealed yet. */
  readonly pending: Int16Array;
  /** The songs on the boards, and beside them how they look this turn. */
  readonly board: Int16Array;
  readonly looks: Int16Array;
  /** How many songs are on the board of a seat. */
  readonly songs: Int16Array;
  /** The members of the Front Row, and the tokens by member. */
  readonly front: Int16Array;
  readonly tokens: Int16Array;
  /** The top is at the end. What has not been looked at is in no order. */
  readonly stands: Int16Array;
  /** How many members at the top of The Stands the seat knows. */
  readonly known: Int16Array;
  /** By seat: the tempo of this round's starting card, or `NO_START`. */
  readonly startTempo: Int16Array;
  /** Seats in the order of their turns this round. */
  readonly order: Int16Array;
  /** How many cards the seat has drawn; its chance is keyed by it. */
  readonly draws: Int16Array;

  readonly points: Int16Array;
  readonly printedPoints: Int16Array;
  readonly syncPoints: Int16Array;
  readonly tokenPoints: Int16Array;
  readonly pleased: Int16Array;
  readonly pleasedInSync: Int16Array;
  readonly pleasedLoops: Int16Array;
  readonly mostWants: Int16Array;
  readonly unused: Int16Array;
  readonly actionCards: Int16Array;
  readonly firsts: Int16Array;
  /** Songs that came onto the board from the hand, at `seat × colours + colour`. */
  readonly cued: Int16Array;

  /** Who was pleased, in order: the member, by which seat, in sync or not, and at `place × slots` the songs as they looked. */
  readonly pleasedMember: Int16Array;
  readonly pleasedBy: Int16Array;
  readonly pleasedSync: Int16Array;
  readonly pleasedLooks: Int16Array;

  private readonly all: Int16Array;

  constructor(numbers: Numbers) {
    const { seats, slots } = numbers;
    const crowd = numbers.crowd.length;
    const { whole, parts } = int16Block({
      fired: rules.length,
      deck: numbers.cards,
      discard: numbers.cards,
      backstage: numbers.backstage,
      hands: seats * numbers.handRoom,
      held: seats,
      seen: numbers.cards,
      pending: seats,
      board: seats * slots,
      looks: seats * slots,
      songs: seats,
      front: numbers.frontRow,
      tokens: crowd,
      stands: crowd,
      known: seats,
      startTempo: seats,
      order: seats,
      draws: seats,
      points: seats,
      printedPoints: seats,
      syncPoints: seats,
      tokenPoints: seats,
      pleased: seats,
      pleasedInSync: seats,
      pleasedLoops: seats,
      mostWants: seats,
      unused: seats,
      actionCards: seats,
      firsts: seats,
      cued: seats * COLOURS.length,
      pleasedMember: crowd,
      pleasedBy: crowd,
      pleasedSync: crowd,
      pleasedLooks: crowd * slots,
    });
    this.all = whole;
    this.fired = parts.fired;
    this.deck = parts.deck;
    this.discard = parts.discard;
    this.backstage = parts.backstage;
    this.hands = parts.hands;
    this.held = parts.held;
    this.seen = parts.seen;
    this.pending = parts.pending;
    this.board = parts.board;
    this.looks = parts.looks;
    this.songs = parts.songs;
    this.front = parts.front;
    this.tokens = parts.tokens;
    this.stands = parts.stands;
    this.known = parts.known;
    this.startTempo = parts.startTempo;
    this.order = parts.order;
    this.draws = parts.draws;
    this.points = parts.points;
    this.printedPoints = parts.printedPoints;
    this.syncPoints = parts.syncPoints;
    this.tokenPoints = parts.tokenPoints;
    this.pleased = parts.pleased;
    this.pleasedInSync = parts.pleasedInSync;
    this.pleasedLoops = parts.pleasedLoops;
    this.mostWants = parts.mostWants;
    this.unused = parts.unused;
    this.actionCards = parts.actionCards;
    this.firsts = parts.firsts;
    this.cued = parts.cued;
    this.pleasedMember = parts.pleasedMember;
    this.pleasedBy = parts.pleasedBy;
    this.pleasedSync = parts.pleasedSync;
    this.pleasedLooks = parts.pleasedLooks;
    this.deckCount = numbers.cards;
    this.standsCount = crowd;
    for (let card = 0; card < numbers.cards; card++) this.deck[card] = card;
    for (let member = 0; member < crowd; member++) this.stands[member] = member;
    for (let seat = 0; seat < seats; seat++) this.order[seat] = seat;
    this.board.fill(NONE);
    this.pending.fill(NONE);
  }

  copyTo(to: NightState): void {
    to.all.set(this.all);
    to.asked = this.asked;
    to.moment = this.moment;
    to.step = this.step;
    to.round = this.round;
    to.turn = this.turn;
    to.actionsLeft = this.actionsLeft;
    to.inPlay = this.inPlay;
    to.part = this.part;
    to.more = this.more;
    to.isFinal = this.isFinal;
    to.isStopped = this.isStopped;
    to.chanceHigh = this.chanceHigh;
    to.chanceLow = this.chanceLow;
    to.deckCount = this.deckCount;
    to.discardCount = this.discardCount;
    to.openCount = this.openCount;
    to.frontCount = this.frontCount;
    to.standsCount = this.standsCount;
    to.standsFixed = this.standsFixed;
    to.backstageDraws = this.backstageDraws;
    to.standsDraws = this.standsDraws;
    to.pleasedCount = this.pleasedCount;
    to.changed = this.changed;
  }
}

export function fire(state: NightState, rule: number, times = 1): void {
  state.fired[rule]! += times;
}
