import { below, draw, type TableKey } from '../../random.ts';
import { isSong, type Numbers } from './numbers.ts';
import { type NightState, NONE } from './state.ts';
import { STARTING_CARD } from './steps/step.ts';
import { addToHand, layFaceDown } from './supply.ts';

const UNSEEN_PURPOSE = 64;
const STARTS_PURPOSE = 65;
const STANDS_PURPOSE = 66;

/**
 * Replaces what a seat cannot know. The others' hands and hidden starting cards are shuffled with the draw pile and dealt anew,
 * except for cards that all saw go to a hand; every hidden starting card becomes another song of the new hand; The Stands are
 * shuffled below what the seat has looked at; and all chance to come gets another key.
 */
export function imagineHidden(numbers: Numbers, state: NightState, seat: number, key: TableKey): void {
  state.chanceHigh = key.high;
  state.chanceLow = key.low;
  const hasStarted = (other: number): boolean =>
    other !== seat && state.step === STARTING_CARD && (state.pending[other] !== NONE || other < state.asked);
  for (let other = 0; other < numbers.seats; other++) if (hasStarted(other)) takeBackStart(numbers, state, other);
  redeal(numbers, state, seat, key);
  for (let other = 0; other < numbers.seats; other++) if (hasStarted(other)) chooseStart(numbers, state, other, key);
  const known = state.standsCount - state.known[seat]!;
  shuffle(state.stands.subarray(0, known), key, STANDS_PURPOSE);
}

function takeBackStart(numbers: Numbers, state: NightState, seat: number): void {
  const song = state.pending[seat]!;
  if (song === NONE) return;
  addToHand(numbers, state, seat, song);
  state.pending[seat] = NONE;
}

/** A seat that has no song in its new hand has not been asked, as at a real table. */
function chooseStart(numbers: Numbers, state: NightState, seat: number, key: TableKey): void {
  const start = seat * numbers.handRoom;
  const hand = state.hands.subarray(start, start + state.held[seat]!);
  const songs = hand.filter((card) => isSong(numbers, card));
  if (songs.length === 0) return;
  const song = songs[below(songs.length, draw(key.high, key.low, STARTS_PURPOSE, seat, 0))]!;
  layFaceDown(numbers, state, seat, song);
}

function redeal(numbers: Numbers, state: NightState, seat: number, key: TableKey): void {
  const { hands, held, seen, deck, deckCount } = state;
  const places: number[] = [];
  for (let other = 0; other < numbers.seats; other++) {
    if (other === seat) continue;
    const start = other * numbers.handRoom;
    for (let place = start; place < start + held[other]!; place++) {
      if (seen[hands[place]!] === 0) places.push(place);
    }
  }
  // All that the seat cannot see in one heap, shuffled, and dealt back.
  const unseen = Int16Array.from([...places.map((place) => hands[place]!), ...deck.subarray(0, deckCount)]);
  shuffle(unseen, key, UNSEEN_PURPOSE);
  for (const [nth, place] of places.entries()) hands[place] = unseen[nth]!;
  deck.set(unseen.subarray(places.length));
}

function shuffle(cards: Int16Array, { high, low }: TableKey, purpose: number): void {
  for (let top = 0; top < cards.length; top++) {
    const pick = top + below(cards.length - top, draw(high, low, purpose, 0, top));
    const card = cards[top]!;
    cards[top] = cards[pick]!;
    cards[pick] = card;
  }
}
