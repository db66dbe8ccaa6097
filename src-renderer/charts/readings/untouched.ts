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
export const untouchedText = (seen: Seen, to = ''): string =>
  `In none of the ${fixed(seen.tables, 0)} tables has the change made a difference${to}: it touches at most ${unseenShare(seen)} of tables.`;

/** `In every one of the 512 tables profit is €75 higher with the change: it does something else in at most 0.9 % of tables.` */
export const everyTableText = (seen: Seen, is: string): string =>
  `In every one of the ${fixed(seen.tables, 0)} tables ${is} with the change: it does something else in at most ${unseenShare(seen)} of tables.`;

/** How many tables may be of a kind that was not seen. */
function unseenShare({ tables, looks }: Seen): string {
  const most = 100 * wilson(0, tables, zOf(looks)).high;
  const decimals = most < 0.1 ? 2 : 1;
  return `${fixed(highEnd(most, decimals), decimals)} %`;
}
