import { exchange, openSlot, placeSong } from '../board.ts';
import { actionOf, besideOf, CUE, choiceOf, DONE, DRAW, MOVE, PLAY, SWAP, TAKE, whatOf } from '../choice.ts';
import { canPlay, play } from '../effects.ts';
import { isSong } from '../numbers.ts';
import { RULE } from '../rules.ts';
import { fire, NONE } from '../state.ts';
import { drawToHand, takeFromBackstage, takeFromHand } from '../supply.ts';
import { ACTED, ASKS_AGAIN, CUE_ON_FULL, DONE_WITH_STEP, type Step } from './step.ts';

/** One of the actions of a turn, or the end of it. */
export const action: Step = {
  choices(numbers, state, into) {
    const { slots } = numbers;
    const { asked: seat, board } = state;
    let count = 0;
    into[count++] = choiceOf(DONE);
    if (state.deckCount + state.discardCount > 0) into[count++] = choiceOf(DRAW);
    for (let place = 0; place < state.openCount; place++) into[count++] = choiceOf(TAKE, state.backstage[place]!);
    const start = seat * numbers.handRoom;
    const end = start + state.held[seat]!;
    for (let place = start; place < end; place++) {
      const card = state.hands[place]!;
      if (isSong(numbers, card)) into[count++] = choiceOf(CUE, card);
      else if (canPlay(numbers, state, card)) into[count++] = choiceOf(PLAY, card);
    }
    const base = seat * slots;
    if (state.songs[seat] === slots) {
      for (let pair = 0; pair < numbers.swaps.length; pair++) into[count++] = numbers.swaps[pair]!;
      return count;
    }
    for (let slot = 0; slot < slots; slot++) {
      if (board[base + slot] === NONE) continue;
      for (let other = 0; other < slots; other++) {
        if (board[base + other] === NONE) into[count++] = choiceOf(MOVE, slot, other);
        else if (other > slot) into[count++] = choiceOf(SWAP, slot, other);
      }
    }
    return count;
  },
  apply(numbers, state, choice) {
    const seat = state.asked;
    const what = whatOf(choice);
    switch (actionOf(choice)) {
      case DONE:
        return DONE_WITH_STEP;
      case DRAW:
        drawToHand(numbers, state, seat);
        fire(state, RULE.drawAction);
        return ACTED;
      case TAKE:
        takeFromBackstage(numbers, state, seat, what);
        fire(state, RULE.takeAction);
        return ACTED;
      case CUE: {
        const slot = openSlot(numbers, state, seat);
        if (slot === numbers.slots) {
          state.part = what;
          state.step = CUE_ON_FULL;
          return ASKS_AGAIN;
        }
        takeFromHand(numbers, state, seat, what);
        placeSong(numbers, state, seat, slot, what);
        fire(state, RULE.cueAction);
        return ACTED;
      }
      case SWAP:
      case MOVE:
        exchange(state, seat * numbers.slots + what, seat * numbers.slots + besideOf(choice));
        fire(state, actionOf(choice) === SWAP ? RULE.swapAction : RULE.moveAction);
        return ACTED;
      default:
        takeFromHand(numbers, state, seat, what);
        state.inPlay = what;
        state.actionCards[seat]!++;
        fire(state, RULE.playAction);
        return play(numbers, state, what);
    }
  },
};
