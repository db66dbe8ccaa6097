import type { Bot } from '../table.ts';

/** Takes the choice after which its position looks best to the game's own appraisal; of equals the first. */
export const greedyBot: Bot = {
  id: 'greedy',
  pick({ rules, state, choices, worths }, count) {
    rules.appraise(state, choices, count, worths);
    let best = 0;
    for (let place = 1; place < count; place++) if (worths[place]! > worths[best]!) best = place;
    return best;
  },
};
