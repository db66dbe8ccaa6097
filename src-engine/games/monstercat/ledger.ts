import type { Numbers } from './numbers.ts';
import { type NightState, NONE } from './state.ts';

/** What must stay the same from deal to end: every card and crowd member is somewhere exactly once, and every point has a reason. */
export function ledgerOf(numbers: Numbers, state: NightState): Record<string, number> {
  const { hands, held } = state;
  const inHands = Array.from({ length: numbers.seats }, (_, seat) => {
    const start = seat * numbers.handRoom;
    return [...hands.subarray(start, start + held[seat]!)];
  });
  const cards = [
    ...state.deck.subarray(0, state.deckCount),
    ...state.discard.subarray(0, state.discardCount),
    ...state.backstage.subarray(0, state.openCount),
    ...inHands.flat(),
    ...[...state.pending, ...state.board, state.inPlay].filter((card) => card !== NONE),
  ];
  const members = [
    ...state.stands.subarray(0, state.standsCount),
    ...state.front.subarray(0, state.frontCount),
    ...state.pleasedMember.subarray(0, state.pleasedCount),
  ];
  const ledger: Record<string, number> = {
    cards: cards.length,
    'different cards': new Set(cards).size,
    'crowd members': members.length,
    'different crowd members': new Set(members).size,
  };
  for (let seat = 0; seat < numbers.seats; seat++) {
    const explained = state.printedPoints[seat]! + state.syncPoints[seat]! + state.tokenPoints[seat]!;
    ledger[`points of seat ${seat + 1} without a reason`] = state.points[seat]! - explained;
    const lists = state.pleasedBy.subarray(0, state.pleasedCount).filter((by) => by === seat).length;
    ledger[`crowd members of seat ${seat + 1} that are not noted`] = state.pleased[seat]! - lists;
  }
  return ledger;
}
