import type { Difference, Verdict } from '../../../src-engine/statistics/picture.ts';

/** The verdict in a word or three. */
export const VERDICTS: { readonly [V in Verdict]: string } = {
  higher: 'higher',
  lower: 'lower',
  'no-difference-seen': 'no difference seen',
  'not-enough-tables': 'not enough tables yet',
  identical: 'the same in every table',
};

/** Whether something is known to move, and in which direction. */
export const isMove = ({ verdict }: Difference): boolean => verdict === 'higher' || verdict === 'lower';

/** Of several things, the one that was seen to move furthest. */
export function furthest<T>(all: readonly T[], differenceOf: (one: T) => Difference): T | undefined {
  const reach = (one: T): number => Math.abs(differenceOf(one).value);
  return all.reduce<T | undefined>(
    (most, one) => (most === undefined || reach(one) > reach(most) ? one : most),
    undefined,
  );
}
