import { action } from './action.ts';
import { addTokensTo } from './add-tokens-to.ts';
import { arrange } from './arrange.ts';
import { cueMore } from './cue-more.ts';
import { cueOnFull } from './cue-on-full.ts';
import { discardDown } from './discard-down.ts';
import { recolourSong } from './recolour-song.ts';
import { retuneSong } from './retune-song.ts';
import { startingCard } from './starting-card.ts';
import type { Step } from './step.ts';
import { takeMore } from './take-more.ts';
import { tradeOther, tradeOwn } from './trade.ts';

/** In the order of the constants in `step.ts`. */
export const steps: readonly Step[] = [
  startingCard,
  action,
  discardDown,
  cueOnFull,
  cueMore,
  addTokensTo,
  takeMore,
  tradeOwn,
  tradeOther,
  arrange,
  recolourSong,
  retuneSong,
];
