import { COLOURS } from '../card-types.ts';
import { besideOf, choiceOf, PICK, whatOf } from '../choice.ts';
import { colourOf, recoloured } from '../pattern.ts';
import { ACTED, type Step } from './step.ts';

/** MC-6.7: which song has which other colour for the rest of the turn. */
export const recolourSong: Step = {
  choices({ slots }, { asked, looks }, into) {
    let count = 0;
    for (let slot = 0; slot < slots; slot++) {
      const look = looks[asked * slots + slot]!;
      if (look === 0) continue;
      for (let colour = 0; colour < COLOURS.length; colour++) {
        if (colour !== colourOf(look)) into[count++] = choiceOf(PICK, slot, colour);
      }
    }
    return count;
  },
  apply({ slots }, state, choice) {
    const place = state.asked * slots + whatOf(choice);
    state.looks[place] = recoloured(state.looks[place]!, besideOf(choice));
    state.changed++;
    return ACTED;
  },
};
