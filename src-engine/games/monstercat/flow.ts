import { OVER } from '../../game.ts';
import type { TableKey } from '../../random.ts';
import { restoreLooks } from './board.ts';
import type { Numbers } from './numbers.ts';
import { pleaseCrowd } from './pleasing.ts';
import { RULE } from './rules.ts';
import { countStanding } from './standing.ts';
import { revealStartingCards } from './starting-order.ts';
import { fire, type NightState, NONE } from './state.ts';
import { ACTED, ACTION, ASKS_AGAIN, DISCARD_DOWN, STARTING_CARD } from './steps/step.ts';
import { steps } from './steps/steps.ts';
import { discardCard, drawToHand, hasSong, layBackstage, leaveStands } from './supply.ts';

/** The moments of a round: the starting cards, then for each turn its actions and the discarding after them. */
const momentsOf = ({ seats }: Numbers): number => 1 + 2 * seats;

export const turnMoment = (numbers: Numbers, { moment }: NightState): number => moment % momentsOf(numbers);

/** Deals hands, Backstage and Front Row, and runs to the first question. `state` is a copy of the undealt one. */
export function dealTable(numbers: Numbers, state: NightState, key: TableKey): void {
  state.chanceHigh = key.high;
  state.chanceLow = key.low;
  for (let card = 0; card < numbers.openingHand; card++) {
    for (let seat = 0; seat < numbers.seats; seat++) {
      if (drawToHand(numbers, state, seat)) fire(state, RULE.openingHand);
    }
  }
  while (state.openCount < numbers.backstage && layBackstage(state)) fire(state, RULE.backstage);
  while (state.frontCount < numbers.frontRow && state.standsCount > 0) {
    state.front[state.frontCount] = leaveStands(state);
    state.frontCount++;
    fire(state, RULE.frontRow);
  }
  if (state.standsCount > 0) fire(state, RULE.stands);
  nextRound(numbers, state);
}

export function applyChoice(numbers: Numbers, state: NightState, choice: number): void {
  const { step } = state;
  const outcome = steps[step]!.apply(numbers, state, choice);
  if (outcome === ASKS_AGAIN) return;
  if (outcome === ACTED) endAction(numbers, state);
  else if (step === STARTING_CARD) askForStart(numbers, state, state.asked + 1);
  else if (step === DISCARD_DOWN) nextTurn(numbers, state);
  else endTurn(numbers, state);
}

function nextRound(numbers: Numbers, state: NightState): void {
  if (state.isFinal === 1 || state.round === numbers.roundLimit) {
    if (state.isFinal === 0) {
      state.isStopped = 1;
      fire(state, RULE.roundLimit);
    }
    countStanding(numbers, state);
    state.asked = OVER;
    return;
  }
  state.round++;
  state.moment = (state.round - 1) * momentsOf(numbers);
  state.step = STARTING_CARD;
  askForStart(numbers, state, 0);
}

/** Asks the next seat that has a song for its starting card; after the last one all are revealed. */
function askForStart(numbers: Numbers, state: NightState, from: number): void {
  for (let seat = from; seat < numbers.seats; seat++) {
    if (!hasSong(numbers, state, seat)) continue;
    state.asked = seat;
    return;
  }
  revealStartingCards(numbers, state);
  state.turn = 0;
  beginTurn(numbers, state);
}

function beginTurn(numbers: Numbers, state: NightState): void {
  state.asked = state.order[state.turn]!;
  state.moment = (state.round - 1) * momentsOf(numbers) + 1 + 2 * state.turn;
  state.step = ACTION;
  state.actionsLeft = numbers.actionsPerTurn;
  fire(state, RULE.turn);
}

function endAction(numbers: Numbers, state: NightState): void {
  if (state.inPlay !== NONE) discardCard(state, state.inPlay);
  state.inPlay = NONE;
  state.part = NONE;
  state.more = 0;
  state.actionsLeft--;
  state.step = ACTION;
  if (state.actionsLeft > 0) return;
  fire(state, RULE.lastAction);
  endTurn(numbers, state);
}

/** The crowd is pleased, then cards are drawn, then a hand that is too large is made smaller. */
function endTurn(numbers: Numbers, state: NightState): void {
  const seat = state.asked;
  if (state.actionsLeft > 0) fire(state, RULE.stopEarly);
  state.unused[seat]! += state.actionsLeft;
  pleaseCrowd(numbers, state, seat);
  restoreLooks(numbers, state);
  for (let card = 0; card < numbers.drawAtTurnEnd; card++) {
    if (drawToHand(numbers, state, seat)) fire(state, RULE.drawAtEnd);
  }
  if (state.held[seat]! <= numbers.handLimit) nextTurn(numbers, state);
  else {
    state.moment++;
    state.step = DISCARD_DOWN;
  }
}

function nextTurn(numbers: Numbers, state: NightState): void {
  state.turn++;
  if (state.turn < numbers.seats) beginTurn(numbers, state);
  else nextRound(numbers, state);
}
