import { loseAct, loseAudience, loseMarketing, payForSabotage } from '../books.ts';
import { ACT, LOSE_AUDIENCE, MARKETING, NEUTRALISE_ACT, REMOVE_MARKETING, SABOTAGE } from '../card-types.ts';
import { actionOf, cardOf, DONE, NO_PLACE, placeOf, playSabotageCard, targetOf } from '../choice.ts';
import type { Numbers } from '../numbers.ts';
import { RULE } from '../rules.ts';
import { fire, type PromotersState } from '../state.ts';
import { reachable, reachCount, reachStart, takeCard } from '../supply.ts';
import type { Phase } from './phase.ts';

/** DP-1.7: in reverse order, against other seats only (DP-7.4); a card without a possible target cannot be played. */
export const sabotage: Phase = {
  id: 'sabotage',
  label: 'Sabotage',
  draws: SABOTAGE,
  reversed: true,
  hasTurn: () => true,
  choices(numbers, state, into) {
    const seat = state.asked;
    const { cash } = state.books[seat]!;
    const list = reachable(numbers, state, SABOTAGE);
    const start = reachStart(numbers, SABOTAGE, seat);
    const end = start + reachCount(numbers, state, SABOTAGE, seat);
    let count = 0;
    into[count++] = DONE;
    for (let at = start; at < end; at++) {
      const card = list[at]!;
      if (numbers.sabotageCost[card]! > cash) continue;
      for (let target = 0; target < numbers.seats; target++) {
        if (target !== seat) count = targets(numbers, state, card, target, into, count);
      }
    }
    return count;
  },
  apply(numbers, state, choice) {
    if (actionOf(choice) === DONE) return true;
    const seat = state.asked;
    const card = cardOf(choice);
    const target = targetOf(choice);
    const cost = numbers.sabotageCost[card]!;
    takeCard(numbers, state, SABOTAGE, seat, card);
    if (cost > 0) {
      payForSabotage(state.books[seat]!, cost);
      fire(state, RULE.sabotageCost);
      fire(state, RULE.payFromCash);
    }
    fire(state, RULE.otherSeat);
    const place = hit(numbers, state, card, target, placeOf(choice));
    const books = state.books[target]!;
    const at = target * numbers.supply[SABOTAGE]!.deck.length + books.suffered;
    state.suffered[at] = card;
    state.sufferedPlace[at] = place;
    books.suffered += 1;
    return false;
  },
};

function targets(
  numbers: Numbers,
  state: PromotersState,
  card: number,
  target: number,
  into: Int32Array,
  count: number,
): number {
  const kind = numbers.sabotageKind[card];
  if (kind === LOSE_AUDIENCE) into[count++] = playSabotageCard(card, target, NO_PLACE);
  else if (kind === REMOVE_MARKETING) {
    if (strongestMarketing(numbers, state, target) >= 0) into[count++] = playSabotageCard(card, target, NO_PLACE);
  } else if (kind === NEUTRALISE_ACT) {
    const start = target * numbers.supply[ACT]!.playable;
    for (let place = 0; place < state.books[target]!.acts; place++) {
      if (state.neutralised[state.acts[start + place]!] === 0) into[count++] = playSabotageCard(card, target, place);
    }
  }
  return count;
}

/** DP-7.1: the place of the target's strongest marketing card still in play, of equals the one played last; −1 for none. */
export function strongestMarketing(numbers: Numbers, state: PromotersState, target: number): number {
  const start = target * numbers.supply[MARKETING]!.playable;
  let strongest = -1;
  let most = -1;
  for (let place = 0; place < state.books[target]!.marketingCards; place++) {
    const card = state.marketing[start + place]!;
    if (state.removed[card] === 0 && numbers.marketingAudience[card]! >= most) {
      most = numbers.marketingAudience[card]!;
      strongest = place;
    }
  }
  return strongest;
}

/** Does to the target what the card says; returns the place of the card that was hit, or −1. */
function hit(numbers: Numbers, state: PromotersState, card: number, target: number, named: number): number {
  const books = state.books[target]!;
  switch (numbers.sabotageKind[card]) {
    case REMOVE_MARKETING: {
      const place = strongestMarketing(numbers, state, target);
      const lost = state.marketing[target * numbers.supply[MARKETING]!.playable + place]!;
      state.removed[lost] = 1;
      loseMarketing(books, numbers, lost);
      fire(state, RULE.removeMarketing);
      return place;
    }
    case NEUTRALISE_ACT: {
      const act = state.acts[target * numbers.supply[ACT]!.playable + named]!;
      state.neutralised[act] = 1;
      loseAct(books, numbers, act, named);
      fire(state, RULE.neutraliseAct);
      return named;
    }
    default:
      loseAudience(books, numbers, card);
      fire(state, RULE.loseAudience);
      return -1;
  }
}
