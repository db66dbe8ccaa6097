import { exchange } from '../board.ts';
import { besideOf, choiceOf, PICK, whatOf } from '../choice.ts';
import { NONE } from '../state.ts';
import { boardSongs } from './board-songs.ts';
import { ACTED, ASKS_AGAIN, type Step, TRADE_OTHER } from './step.ts';

/** MC-6.3: which song of the own board is traded … */
export const tradeOwn: Step = {
  choices: boardSongs,
  apply(_, state, choice) {
    state.part = whatOf(choice);
    state.step = TRADE_OTHER;
    return ASKS_AGAIN;
  },
};

/** … and for which one of another board. */
export const tradeOther: Step = {
  choices({ seats, slots }, { asked, board }, into) {
    let count = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === asked) continue;
      for (let slot = 0; slot < slots; slot++) {
        if (board[seat * slots + slot] !== NONE) into[count++] = choiceOf(PICK, slot, seat);
      }
    }
    return count;
  },
  apply({ slots }, state, choice) {
    exchange(state, state.asked * slots + state.part, besideOf(choice) * slots + whatOf(choice));
    state.part = NONE;
    return ACTED;
  },
};
