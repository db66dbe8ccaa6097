import { zOf } from '../../../src-engine/statistics/looks.ts';
import type { Difference, Verdict } from '../../../src-engine/statistics/picture.ts';

/** The verdict in a word or three. */
export const VERDICTS: { readonly [V in Verdict]: string } = {
  higher: 'higher',
  lower: 'lower',
  'every-table': 'in every table',
  'no-difference-seen': 'no difference seen',
  'not-enough-tables': 'not enough tables yet',
  identical: 'no table has changed',
};

/** Whether something is seen to move: in the mean, with an interval that says so, or in every table that was played. */
export const isMove = ({ verdict }: Difference): boolean =>
  verdict === 'higher' || verdict === 'lower' || verdict === 'every-table';

/**
 * Those of several things that move for sure, though they were picked from among all: of many that do not move, some seem to by
 * chance. The level is shared among them after S. Holm (Scandinavian Journal of Statistics 6, 1979): the clearest must hold among
 * all, the next among the others, and so on. What every table does is clear as it is. Intervals of so many looks are widened as the quantiles of the normal distribution are.
 */
export function surelyMoved<T>(all: readonly T[], differenceOf: (one: T) => Difference, looks: number): readonly T[] {
  const clearness = (one: T): number => {
    const { value, low, high, verdict } = differenceOf(one);
    if (verdict === 'every-table') return Number.POSITIVE_INFINITY;
    return Math.abs(value) / Math.abs(value - (value > 0 ? low : high));
  };
  const moved = all.filter((one) => isMove(differenceOf(one))).sort((one, other) => clearness(other) - clearness(one));
  const first = moved.findIndex((one, place) => clearness(one) < zOf(looks * (all.length - place)) / zOf(looks));
  return first < 0 ? moved : moved.slice(0, first);
}

/** Of several things, the one that was seen to move furthest. */
export function furthest<T>(all: readonly T[], differenceOf: (one: T) => Difference): T | undefined {
  const reach = (one: T): number => Math.abs(differenceOf(one).value);
  return all.reduce<T | undefined>(
    (most, one) => (most === undefined || reach(one) > reach(most) ? one : most),
    undefined,
  );
}
