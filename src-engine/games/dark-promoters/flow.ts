import type { TableKey } from '../../random.ts';
import { TYPES } from './card-types.ts';
import { holdEvents } from './event.ts';
import type { Numbers } from './numbers.ts';
import { RULE } from './rules.ts';
import { fire, type PromotersState } from './state.ts';
import { dealRound, dealToRow } from './supply.ts';

/** Deals a fresh state and runs it to the first question. */
export function dealTable(numbers: Numbers, state: PromotersState, key: TableKey): void {
  state.chanceHigh = key.high;
  state.chanceLow = key.low;
  fire(state, RULE.startBudget, numbers.seats);
  for (let type = 0; type < TYPES.length; type++) {
    const { openingHand, rowSize } = numbers.supply[type]!;
    for (let card = 0; card < openingHand; card++) {
      fire(state, RULE.openingHand, dealRound(numbers, state, type, numbers.seatOrder));
    }
    for (let card = 0; card < rowSize; card++) if (dealToRow(state, type)) fire(state, RULE.openRow);
  }
  state.moment = -1;
  nextPhase(numbers, state);
}

export function applyChoice(numbers: Numbers, state: PromotersState, choice: number): void {
  const turnEnds = state.phase!.apply(numbers, state, choice);
  if (turnEnds && !seatFrom(numbers, state, state.turn + 1)) nextPhase(numbers, state);
}

/** Begins phases until a seat has something to decide; after the last phase the events are held. */
function nextPhase(numbers: Numbers, state: PromotersState): void {
  do {
    state.moment += 1;
    if (state.moment === numbers.schedule.length) {
      holdEvents(numbers, state);
      return;
    }
    beginPhase(numbers, state);
  } while (!seatFrom(numbers, state, 0));
}

function beginPhase(numbers: Numbers, state: PromotersState): void {
  const { phase, round, opensRound, lastCall } = numbers.schedule[state.moment]!;
  state.phase = phase;
  if (opensRound) {
    if (lastCall) fire(state, RULE.lastCall);
    if (numbers.leadRotates && round > 0) fire(state, RULE.leadRotates);
  }
  if (phase.reversed) fire(state, RULE.reverseOrder);
  if (phase.draws < 0 || numbers.supply[phase.draws]!.fromRow) return;
  // DP-1.1: the document lets a seat decline; as hands have no limit and cards in hand cost nothing, every seat draws.
  for (let card = 0; card < numbers.drawPerPhase; card++) {
    fire(state, RULE.phaseDraw, dealRound(numbers, state, phase.draws, numbers.turnOrder[state.moment]!));
  }
}

/** Asks the first seat from `turn` on that has something to decide in this phase; false when there is none. */
function seatFrom(numbers: Numbers, state: PromotersState, turn: number): boolean {
  const phase = state.phase!;
  const order = numbers.turnOrder[state.moment]!;
  for (; turn < order.length; turn++) {
    state.turn = turn;
    state.asked = order[turn]!;
    if (phase.hasTurn(numbers, state)) return true;
  }
  return false;
}
