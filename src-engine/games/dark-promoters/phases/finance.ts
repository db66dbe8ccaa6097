import { SPONSOR } from '../card-types.ts';
import { actionOf, DONE } from '../choice.ts';
import { RULE } from '../rules.ts';
import { fire } from '../state.ts';
import type { Phase } from './phase.ts';
import { applySponsor, sponsorChoices } from './sponsoring.ts';

/** DP-1.2: any number of sponsors, as long as there are slots. */
export const finance: Phase = {
  id: 'finance',
  label: 'Finance',
  draws: SPONSOR,
  reversed: false,
  hasTurn: () => true,
  choices(numbers, state, into) {
    into[0] = DONE;
    return sponsorChoices(numbers, state, into, 1);
  },
  apply(numbers, state, choice) {
    if (actionOf(choice) === DONE) return true;
    applySponsor(numbers, state, choice);
    fire(state, RULE.finance);
    return false;
  },
};
