import { below, draw } from '../random.ts';
import type { Bot } from '../table.ts';

/** `draw` purposes from here on belong to bots; games use the ones below. */
export const BOT_PURPOSE = 128;

/** Picks any legal choice with equal chance: the baseline, and a way to reach every corner of the rules. */
export const randomBot: Bot = {
  id: 'random',
  pick({ key, state, made }, count) {
    const decision = (state.moment << 10) + made[state.asked]!;
    return below(count, draw(key.high, key.low, BOT_PURPOSE, state.asked, decision));
  },
};
