import { normalQuantile } from './normal.ts';

/**
 * Planned looks. Whoever watches an interval while tables are being played, and stops when they like what they see, looks many
 * times, and an interval at 95 % misses the truth at one of many looks far more often than once in twenty. So the looks are
 * planned, and share the twentieth among them (Bonferroni): with K looks each is at the level 1 − 0.05 / K, and the whole watched
 * series of intervals holds the truth with at least 95 %, whenever one stops.
 */
const FIRST_LOOK = 512;

/** What all looks together may miss. */
const MISSES = 0.05;

/** After how many tables one looks: 512, then twice as many each time, and at the end. */
export function plan(tables: number): number[] {
  const looks: number[] = [];
  for (let look = FIRST_LOOK; look < tables; look *= 2) looks.push(look);
  looks.push(tables);
  return looks;
}

/** The level of one of so many planned looks. */
export const levelOf = (looks: number): number => 1 - MISSES / looks;

/** How many standard errors an interval reaches to either side at one of so many planned looks. */
export const zOf = (looks: number): number => normalQuantile((1 + levelOf(looks)) / 2);
