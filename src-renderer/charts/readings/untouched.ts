import { zOf } from '../../../src-engine/statistics/looks.ts';
import { wilson } from '../../../src-engine/statistics/rates.ts';
import { highEnd } from '../intervals.ts';
import { fixed } from '../number-format.ts';

/** How many tables were seen, and at how many planned looks. */
export interface Seen {
  readonly tables: number;
  readonly looks: number;
}

/** `In none of the 512 tables has the change made a difference: it touches at most 0.9 % of tables.` */
export function untouchedText({ tables, looks }: Seen, to = ''): string {
  const most = 100 * wilson(0, tables, zOf(looks)).high;
  const decimals = most < 0.1 ? 2 : 1;
  const share = fixed(highEnd(most, decimals), decimals);
  return `In none of the ${fixed(tables, 0)} tables has the change made a difference${to}: it touches at most ${share} % of tables.`;
}
