import { TEMPI } from '../card-types.ts';
import { besideOf, choiceOf, PICK, whatOf } from '../choice.ts';
import { retuned, tempoOf } from '../pattern.ts';
import { ACTED, type Step } from './step.ts';

/** MC-6.8: which song has which other tempo for the rest of the turn. */
export const retuneSong: Step = {
  choices({ slots }, { asked, looks, more }, into) {
    let count = 0;
    for (let slot = 0; slot < slots; slot++) {
      const look = looks[asked * slots + slot]!;
      if (look === 0) continue;
      const tempo = tempoOf(look);
      const end = Math.min(TEMPI, tempo + more);
      for (let other = Math.max(1, tempo - more); other <= end; other++) {
        if (other !== tempo) into[count++] = choiceOf(PICK, slot, other);
      }
    }
    return count;
  },
  apply({ slots }, state, choice) {
    const place = state.asked * slots + whatOf(choice);
    state.looks[place] = retuned(state.looks[place]!, besideOf(choice));
    state.changed++;
    return ACTED;
  },
};
