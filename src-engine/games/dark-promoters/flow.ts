import type { TableKey } from '../../random.ts';
import { TYPES } from './card-types.ts';
import { holdEvents } from './event.ts';
import type { Numbers } from './numbers.ts';
import { RULE } from './rules.ts';
import { fire, type PromotersState } from './state.ts';
import { dealToHand, dealToRow } from './supply.ts';

/** Deals a fresh state and runs it to the first question. */
export function dealTable(numbers: Numbers, state: PromotersState, key: TableKey): void {
  state.chanceHigh = key.high;
  state.chanceLow = key.low;
  state.fired[RULE.startBudget]! += numbers.seats;
  for (let type = 0; type < TYPES.length; type++) {
    const { openingHand, rowSize } = numbers.supply[type]!;
    for (let card = 0; card < openingHand; card++) {
      for (let seat = 0; seat < numbers.seats; seat++) {
        if (dealToHand(numbers, state, type, seat)) fire(state, RULE.openingHand);
      }
    }
    for (let card = 0; card < rowSize; card++) if (dealToRow(state, type)) fire(state, RULE.openRow);
  }
  state.moment = -1;
  nextPhase(numbers, state);
}

export function applyChoice(numbers: Numbers, state: PromotersState, choice: number): void {
  const turnEnds = numbers.schedule[state.moment]!.phase.apply(numbers, state, choice);
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
  if (opensRound) {
    if (lastCall) fire(state, RULE.lastCall);
    if (numbers.leadRotates && round > 0) fire(state, RULE.leadRotates);
  }
  if (phase.reversed) fire(state, RULE.reverseOrder);
  if (phase.draws < 0 || numbers.supply[phase.draws]!.fromRow) return;
  // DP-1.1: the document lets a seat decline; as hands have no limit and cards in hand cost nothing, every seat draws.
  for (let card = 0; card < numbers.drawPerPhase; card++) {
    for (let turn = 0; turn < numbers.seats; turn++) {
      if (dealToHand(numbers, state, phase.draws, seatAt(numbers, state.moment, turn))) fire(state, RULE.phaseDraw);
    }
  }
}

/** Asks the first seat from `turn` on that has something to decide in this phase; false when there is none. */
function seatFrom(numbers: Numbers, state: PromotersState, turn: number): boolean {
  const { phase } = numbers.schedule[state.moment]!;
  for (; turn < numbers.seats; turn++) {
    state.turn = turn;
    state.asked = seatAt(numbers, state.moment, turn);
    if (phase.hasTurn(numbers, state)) return true;
  }
  return false;
}

/** DP-1.7, DP-1.8: turn order from the seat in the lead, reversed in sabotage. */
function seatAt(numbers: Numbers, moment: number, turn: number): number {
  const { phase, round } = numbers.schedule[moment]!;
  const lead = numbers.leadRotates ? round % numbers.seats : 0;
  return (lead + (phase.reversed ? numbers.seats - 1 - turn : turn)) % numbers.seats;
}
