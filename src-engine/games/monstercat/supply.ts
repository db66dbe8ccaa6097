import { below, draw } from '../../random.ts';
import { isSong, type Numbers } from './numbers.ts';
import { RULE } from './rules.ts';
import { fire, type NightState, NONE } from './state.ts';

/** What chance decides; a draw is keyed by one of these, a seat and a running number. */
const HAND = 0;
const BACKSTAGE = 1;
const STANDS = 2;
export const COIN = 3;

/** Any card of the draw pile, which is shuffled as it is drawn; an empty one is refilled from the discard pile. */
function drawCard(state: NightState, purpose: number, seat: number, index: number): number {
  if (state.deckCount === 0) {
    if (state.discardCount === 0) {
      fire(state, RULE.nothingLeft);
      return NONE;
    }
    for (let place = 0; place < state.discardCount; place++) state.deck[place] = state.discard[place]!;
    state.deckCount = state.discardCount;
    state.discardCount = 0;
    fire(state, RULE.reshuffle);
  }
  const place = below(state.deckCount, draw(state.chanceHigh, state.chanceLow, purpose, seat, index));
  const card = state.deck[place]!;
  state.deckCount--;
  state.deck[place] = state.deck[state.deckCount]!;
  return card;
}

/** Whether there was a card to draw. */
export function drawToHand(numbers: Numbers, state: NightState, seat: number): boolean {
  const card = drawCard(state, HAND, seat, state.draws[seat]!);
  if (card === NONE) return false;
  state.draws[seat]!++;
  addToHand(numbers, state, seat, card);
  return true;
}

export function addToHand(numbers: Numbers, state: NightState, seat: number, card: number): void {
  state.hands[seat * numbers.handRoom + state.held[seat]!] = card;
  state.held[seat]!++;
}

export function takeFromHand(numbers: Numbers, state: NightState, seat: number, card: number): void {
  const { hands } = state;
  const start = seat * numbers.handRoom;
  const last = start + state.held[seat]! - 1;
  let place = start;
  while (hands[place] !== card) place++;
  for (; place < last; place++) hands[place] = hands[place + 1]!;
  state.held[seat]!--;
  state.seen[card] = 0;
}

/** Lays a song of the hand face down. One that all have seen go to the hand is known to be there or here, until it is revealed. */
export function layFaceDown(numbers: Numbers, state: NightState, seat: number, song: number): void {
  const wasSeen = state.seen[song]!;
  takeFromHand(numbers, state, seat, song);
  state.seen[song] = wasSeen;
  state.pending[seat] = song;
}

export function hasSong(numbers: Numbers, state: NightState, seat: number): boolean {
  const start = seat * numbers.handRoom;
  for (let place = start; place < start + state.held[seat]!; place++) {
    if (isSong(numbers, state.hands[place]!)) return true;
  }
  return false;
}

export function discardCard(state: NightState, card: number): void {
  state.discard[state.discardCount] = card;
  state.discardCount++;
}

/** Lays a card at the end of Backstage; false when there is none. */
export function layBackstage(state: NightState): boolean {
  const card = drawCard(state, BACKSTAGE, 0, state.backstageDraws);
  if (card === NONE) return false;
  state.backstageDraws++;
  state.backstage[state.openCount] = card;
  state.openCount++;
  return true;
}

/** Takes a card that all can see, and puts the next one in its place. */
export function takeFromBackstage(numbers: Numbers, state: NightState, seat: number, card: number): void {
  const { backstage } = state;
  let place = 0;
  while (backstage[place] !== card) place++;
  addToHand(numbers, state, seat, card);
  state.seen[card] = 1;
  state.openCount--;
  const last = backstage[state.openCount]!;
  if (layBackstage(state)) {
    backstage[place] = backstage[state.openCount - 1]!;
    if (place < state.openCount - 1) backstage[state.openCount - 1] = last;
    fire(state, RULE.backstageRefill);
  } else for (; place < state.openCount; place++) backstage[place] = backstage[place + 1]!;
}

/** The member on top of The Stands; one that nobody has looked at yet may be any. */
export function leaveStands(state: NightState): number {
  const top = state.standsCount - 1;
  if (state.standsFixed > 0) state.standsFixed--;
  else fixStands(state, top);
  for (let seat = 0; seat < state.known.length; seat++) if (state.known[seat]! > 0) state.known[seat]!--;
  state.standsCount = top;
  return state.stands[top]!;
}

/** Decides who stands at this place, of all below that nobody has looked at. */
function fixStands(state: NightState, place: number): void {
  const { stands } = state;
  const pick = below(place + 1, draw(state.chanceHigh, state.chanceLow, STANDS, 0, state.standsDraws));
  state.standsDraws++;
  const member = stands[pick]!;
  stands[pick] = stands[place]!;
  stands[place] = member;
}

/** The seat looks at the next members of The Stands and is going to arrange them; nobody else knows their order any more. */
export function lookAtStands(state: NightState, seat: number, members: number): void {
  while (state.standsFixed < members) {
    fixStands(state, state.standsCount - 1 - state.standsFixed);
    state.standsFixed++;
  }
  for (let other = 0; other < state.known.length; other++) if (other !== seat) state.known[other] = 0;
  if (state.known[seat]! < members) state.known[seat] = members;
}
