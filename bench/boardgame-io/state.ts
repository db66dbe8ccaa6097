import { below, draw, type TableKey } from '../../src-engine/random.ts';
import { type Box, HAND_TYPES, type HandType, SEATS } from './box.ts';

/** boardgame.io's `G`: plain and serialisable. Cards are places in the lists of the box. */
export interface TableState {
  /** Shuffled, the next card last. */
  decks: Record<HandType, number[]>;
  /** The locations that lie open. */
  row: number[];
  players: Player[];
  /** All sponsors that were played, of all seats. */
  deals: Deal[];
  /** The last turn whose seat has said that it is done. */
  doneTurn: number;
}

export interface Player {
  hands: Record<HandType, number[]>;
  cash: number;
  spend: number;
  sponsoring: number;
  freeSlots: number;
  location: number | null;
  band: number | null;
  /** In the order they were booked. */
  acts: { card: number; neutralised: boolean }[];
  /** In the order they were played, without those that left play. */
  marketing: number[];
  /** People who stay away. */
  lost: number;
}

export interface Deal {
  sponsor: number;
  seat: number;
  exclusive: boolean;
}

/** What each type's draws are keyed by. */
const PURPOSES = { location: 0, act: 1, sponsor: 2, marketing: 3, sabotage: 4 } as const;

export function setUp(box: Box, key: TableKey): TableState {
  const deck = (type: keyof typeof PURPOSES): number[] => shuffled(box.decks[type], key, PURPOSES[type]).reverse();
  const decks = {
    act: deck('act'),
    sponsor: deck('sponsor'),
    marketing: deck('marketing'),
    sabotage: deck('sabotage'),
  };
  const players = Array.from({ length: SEATS }, () => newPlayer(box));
  for (const type of HAND_TYPES) dealCards(decks[type], players, type, box.openingHand[type]);
  return {
    decks,
    row: shuffled(box.decks.location, key, PURPOSES.location).slice(0, box.rowSize),
    players,
    deals: [],
    doneTurn: 0,
  };
}

/** Deals so many cards to every player in turn, as long as there are any. */
export function dealCards(deck: number[], players: readonly Player[], type: HandType, count: number): void {
  for (let round = 0; round < count; round++) {
    for (const { hands } of players) {
      const card = deck.pop();
      if (card !== undefined) hands[type].push(card);
    }
  }
}

/** Fisher–Yates from the top, each place with its own keyed draw. */
function shuffled(cards: readonly number[], { high, low }: TableKey, purpose: number): number[] {
  const deck = [...cards];
  for (let top = 0; top < deck.length; top++) {
    const place = top + below(deck.length - top, draw(high, low, purpose, 0, top));
    const card = deck[place]!;
    deck[place] = deck[top]!;
    deck[top] = card;
  }
  return deck;
}

const newPlayer = (box: Box): Player => ({
  hands: { act: [], sponsor: [], marketing: [], sabotage: [] },
  cash: box.startBudget,
  spend: 0,
  sponsoring: 0,
  freeSlots: box.slots,
  location: null,
  band: null,
  acts: [],
  marketing: [],
  lost: 0,
});
