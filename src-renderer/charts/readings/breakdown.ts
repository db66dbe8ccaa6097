import type { Measure } from '../../../src-engine/game.ts';
import type {
  BreakdownPicture,
  Difference,
  Estimate,
  GroupPicture,
  GroupSide,
} from '../../../src-engine/statistics/picture.ts';
import { bracketText, changeWithInterval } from '../intervals.ts';
import { decimalsOf, fixed, percentText, type Quantity, SHARE, shareText, shortText } from '../number-format.ts';
import { percentDifference } from '../side-rows.ts';
import { capital, countInWords, small } from '../words.ts';
import { furthest, isMove, surelyMoved } from './verdicts.ts';

/** What a breakdown shows: how often groups win, how many seats are in them, or the mean of a measure. */
export type Shown = 'wins' | 'share' | Measure;

/** The number that a breakdown shows of a group, as people read it. */
export function shownOf(side: GroupSide, shown: Shown, measures: readonly Measure[]): Estimate | null {
  if (shown === 'wins') return side.wins && percentOf(side.wins);
  if (shown === 'share') return percentOf(side.share);
  return side.means[measures.findIndex(({ id }) => id === shown.id)] ?? null;
}

export const percentOf = ({ value, low, high }: Estimate): Estimate => ({
  value: value * 100,
  low: low * 100,
  high: high * 100,
});

export const quantityOf = (shown: Shown): Quantity => (typeof shown === 'string' ? SHARE : shown);

/** What the change does to the number that a breakdown shows of a group. */
export function differenceOf(
  { winsDifference, shareDifference, differences }: GroupPicture,
  shown: Shown,
  measures: readonly Measure[],
): Difference | null {
  if (shown === 'wins') return winsDifference && percentDifference(winsDifference);
  if (shown === 'share') return shareDifference && percentDifference(shareDifference);
  return differences[measures.findIndex(({ id }) => id === shown.id)] ?? null;
}

/** `Seat 1 wins 34.0 % of tables (33.1 to 34.9); an equal share would be 25 %.` */
export function seatWinsReading({ groups }: BreakdownPicture, compares: boolean, looks: number): string {
  const known = groups.flatMap((group) => {
    const wins = compares ? group.after.wins : group.before.wins;
    return wins ? [{ group, wins }] : [];
  });
  if (known.length === 0) return 'No seat has played yet.';
  if (known.length === 1) return 'There is only one seat.';
  const equal = 1 / known.length;
  const equalText = shareText(equal).replace('.0', '');
  const fromEqual = ({ wins: { value, low, high } }: (typeof known)[number]): Difference => ({
    value: value - equal,
    low: low - equal,
    high: high - equal,
    verdict: low > equal ? 'higher' : high < equal ? 'lower' : 'not-enough-tables',
  });
  const off = furthest(surelyMoved(known, fromEqual, looks), fromEqual);
  const change = compares ? moveReading(groups, 'wins', [], looks) : '';
  if (!off) return `No seat is seen to win more or less than an equal share, ${equalText} of tables${change}.`;
  const wins = `${shareText(off.wins.value)} of tables${bracketText(percentOf(off.wins), 1)}`;
  return `${capital(off.group.label)} wins ${wins}; an equal share would be ${equalText}${change}.`;
}

interface Known {
  readonly group: GroupPicture;
  readonly estimate: Estimate;
}

/**
 * Which group stands out, and what the change does to the groups. A group is said to have the most only where its interval lies
 * above all others.
 */
export function breakdownReading(
  { groups }: BreakdownPicture,
  shown: Shown,
  measures: readonly Measure[],
  compares: boolean,
  looks: number,
  nameOf: (group: GroupPicture) => string = ({ label }) => label,
): string {
  const side = compares ? 'after' : 'before';
  const known = groups.flatMap((group): Known[] => {
    const estimate = group[side].count > 0 && shownOf(group[side], shown, measures);
    return estimate ? [{ group, estimate }] : [];
  });
  if (known.length === 0) return 'Too few seats in every group to say.';
  const largest = Math.max(...known.map(({ estimate }) => Math.abs(estimate.value)));
  const text = ({ estimate: { value } }: Known): string =>
    typeof shown === 'string' ? percentText(value) : shortText(fixed(value, decimalsOf(largest, shown)), shown);
  const change = compares ? moveReading(groups, shown, measures, looks) : '';
  const words = wordsFor(shown);
  const first = ({ group }: Known): string => capital(nameOf(group));
  if (known.length === 1) {
    const only = known[0]!;
    const others = groups.filter((group) => group !== only.group);
    const why = others.every((group) => group[side].count === 0) ? 'occurs' : 'has enough seats to say';
    return `Only ${nameOf(only.group)} ${why}: ${words.what} ${text(only)}${change}.`;
  }
  const isApart = (one: Known, other: Known): boolean => one === other || one.estimate.low > other.estimate.high;
  const top = known.find((one) => known.every((other) => isApart(one, other)));
  const bottom = known.find((one) => known.every((other) => isApart(other, one)));
  if (known.length > 2 && top && bottom) {
    return `${first(top)} ${words.most} (${text(top)}), ${bottom.group.label} ${words.least} (${text(bottom)})${change}.`;
  }
  if (known.length > 2 && top) return `${first(top)} ${words.most} (${text(top)})${change}.`;
  if (known.length > 2 && bottom) return `${first(bottom)} ${words.fewest} (${text(bottom)})${change}.`;
  const high = known.reduce((most, one) => (one.estimate.low > most.estimate.low ? one : most));
  const low = known.reduce((least, one) => (one.estimate.high < least.estimate.high ? one : least));
  if (high === low || !isApart(high, low)) return `No group is seen to stand out${change}.`;
  return `${first(high)} ${words.more} (${text(high)}) than ${low.group.label} (${text(low)})${change}.`;
}

function wordsFor(shown: Shown) {
  if (shown === 'wins') {
    const [most, least] = ['wins most often', 'least often'];
    return { what: 'it wins', most, least, fewest: 'wins least often', more: 'wins more often' };
  }
  if (shown === 'share') {
    const [most, least] = ['is the most common', 'the least'];
    return { what: 'its share is', most, least, fewest: 'is the least common', more: 'is more common' };
  }
  const mean = `mean of ${small(shown.label)}`;
  return {
    what: `the ${mean} is`,
    most: `has the highest ${mean}`,
    least: 'the lowest',
    fewest: `has the lowest ${mean}`,
    more: `has a higher ${mean}`,
  };
}

function moveReading(
  groups: readonly GroupPicture[],
  shown: Shown,
  measures: readonly Measure[],
  looks: number,
): string {
  const known = groups.flatMap((group): { group: GroupPicture; difference: Difference }[] => {
    const difference = differenceOf(group, shown, measures);
    return difference ? [{ group, difference }] : [];
  });
  if (known.length === 0) return '';
  if (known.every(({ difference }) => difference.verdict === 'identical')) {
    return '; in no table has the change moved anything here';
  }
  const moved = surelyMoved(known, ({ difference }) => difference, looks);
  const far = furthest(moved, ({ difference }) => difference);
  if (!far) {
    return known.some(({ difference }) => isMove(difference))
      ? '; what the change seems to move may be chance, among so many'
      : '; the change is seen to move none of them';
  }
  const by = `${far.group.label} by ${changeWithInterval(far.difference, quantityOf(shown))}`;
  if (known.length === 1 || moved.length === 1) return `; the change is seen to move only ${by}`;
  const many =
    moved.length === known.length ? 'all of them' : `${countInWords(moved.length)} of ${countInWords(known.length)}`;
  return `; the change is seen to move ${many}, ${by}`;
}
