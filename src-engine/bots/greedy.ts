import type { Bot } from '../table.ts';

/** Takes the choice after which its position looks best to the game's own appraisal; of equals the first. */
export const greedyBot: Bot = {
  id: 'greedy',
  pick({ rules, state, choices }, count) {
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < count; place++) {
      const worth = rules.appraise(state, choices[place]!);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = place;
      }
    }
    return best;
  },
};
