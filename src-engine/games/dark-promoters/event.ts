import { OVER } from '../../game.ts';
import type { Books } from './books.ts';
import { ACT } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import { RULE } from './rules.ts';
import { compareBooks, STANDARD_BAND, scoreEvent } from './scoring.ts';
import { fire, type PromotersState } from './state.ts';

/** The last phase: every seat's event takes place, and the table is over. */
export function holdEvents(numbers: Numbers, state: PromotersState): void {
  for (let seat = 0; seat < numbers.seats; seat++) {
    const books = state.books[seat]!;
    scoreEvent(numbers, books);
    countScoring(numbers, state, books);
    if (numbers.twoDays && playsBothDays(numbers, state, seat)) fire(state, RULE.bothDays);
  }
  countTies(state);
  state.asked = OVER;
}

function countScoring(numbers: Numbers, state: PromotersState, books: Books): void {
  const band = books.band < 0 ? STANDARD_BAND : books.band;
  fire(state, RULE.audience);
  fire(state, RULE.profit);
  fire(state, RULE.fullActs, Math.min(books.acts, numbers.fullActs));
  fire(state, RULE.actSoftCap, Math.max(0, books.acts - numbers.fullActs));
  if (books.marketing > numbers.marketingCap) fire(state, RULE.marketingCap);
  if (books.lost > 0) fire(state, RULE.audienceLoss);
  if (books.lost > books.preliminary) fire(state, RULE.audienceFloor);
  if (books.afterSabotage > books.capacity) {
    fire(state, RULE.capacityCap);
    if (numbers.twoDays) fire(state, RULE.twoDayTickets);
  }
  if (numbers.bandPrice[band] !== numbers.ticketPrice) fire(state, RULE.bandPrice);
  if (numbers.bandAudience[band] !== 100) fire(state, RULE.bandAudience);
}

/** DP-8.5: acts carry the day they play on. */
function playsBothDays(numbers: Numbers, state: PromotersState, seat: number): boolean {
  const start = seat * numbers.supply[ACT]!.playable;
  let days = 0;
  for (let place = 0; place < state.books[seat]!.acts; place++) {
    days |= numbers.actDay[state.acts[start + place]!]!;
  }
  return days === 3;
}

function countTies(state: PromotersState): void {
  const { books } = state;
  for (let one = 0; one < books.length; one++) {
    for (let two = one + 1; two < books.length; two++) {
      const a = books[one]!;
      const b = books[two]!;
      if (a.profit !== b.profit) continue;
      if (compareBooks(a, b) === 0) fire(state, RULE.tieShared);
      else if (a.audience !== b.audience) fire(state, RULE.tieAudience);
      else if (a.spend !== b.spend) fire(state, RULE.tieSpend);
      else fire(state, RULE.tieActs);
    }
  }
}
