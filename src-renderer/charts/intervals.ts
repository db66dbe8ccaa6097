import type { Difference, Estimate } from '../../src-engine/statistics/picture.ts';
import { changeOf, decimalsOf, fixed, type Quantity, shortText, signed, unitText } from './number-format.ts';

/** Rounded towards the outside, so that a text never says more than the interval: 1e-9 for what binary fractions add. */
export const lowEnd = (value: number, decimals: number): number =>
  Math.floor(value * 10 ** decimals + 1e-9) / 10 ** decimals;
export const highEnd = (value: number, decimals: number): number =>
  Math.ceil(value * 10 ** decimals - 1e-9) / 10 ** decimals;

/** How much wider rounding may make an interval. */
const WIDER = 4;

/** As few decimals as do for numbers of this size, unless its interval, rounded to them, would be another one. */
export function intervalDecimals({ value, low, high }: Estimate, quantity: Quantity): number {
  const size = Math.max(Math.abs(value), Math.abs(low), Math.abs(high));
  const fewest = decimalsOf(size, quantity);
  if (!(high > low)) return fewest;
  const isSeen = (decimals: number): boolean => {
    const from = lowEnd(low, decimals);
    const to = highEnd(high, decimals);
    const hasSign = (low <= 0 || from > 0) && (high >= 0 || to < 0);
    return hasSign && to - from <= WIDER * (high - low);
  };
  let decimals = fewest;
  while (decimals < fewest + 2 && !isSeen(decimals)) decimals++;
  return decimals;
}

/** `149 (147 to 151)`: without the interval where there is none. */
export function estimateText(estimate: Estimate, quantity: Quantity): string {
  const decimals = intervalDecimals(estimate, quantity);
  return `${shortText(fixed(estimate.value, decimals), quantity)}${bracketText(estimate, decimals)}`;
}

export const bracketText = ({ low, high }: Estimate, decimals: number): string =>
  high > low ? ` (${fixed(lowEnd(low, decimals), decimals)} to ${fixed(highEnd(high, decimals), decimals)})` : '';

/** `95 % 143.5 … 143.8` */
export function rangeText({ low, high }: Estimate, quantity: Quantity, decimals: number): string {
  const text = (value: number): string => shortText(fixed(value, decimals), quantity);
  return `95 % ${text(lowEnd(low, decimals))} … ${text(highEnd(high, decimals))}`;
}

/** `+17 people`, `−€40`, between percentages `+2.1 points`. */
export function changeText(difference: Difference, quantity: Quantity): string {
  const decimals = intervalDecimals(difference, quantity);
  return unitText(signed(difference.value, decimals), changeOf(quantity));
}

/** `+17`, `+€40`, `+2.1 points`: where the unit, if it is a word, stands beside it. */
export function shortChangeText(difference: Difference, quantity: Quantity): string {
  return shortText(signed(difference.value, intervalDecimals(difference, quantity)), changeOf(quantity));
}

/** `+15 … +19`, `−€40 … +€20` */
export function changeRangeText({ low, high, value }: Estimate, quantity: Quantity): string {
  const decimals = intervalDecimals({ low, high, value }, quantity);
  const text = (end: number): string =>
    quantity.unit === '%' ? signed(end, decimals) : shortText(signed(end, decimals), quantity);
  return `${text(lowEnd(low, decimals))} … ${text(highEnd(high, decimals))}`;
}

/** `+17 people (+15 to +19)`, `+€75 (in every table)` */
export function changeWithInterval(difference: Difference, quantity: Quantity): string {
  const { low, high, verdict } = difference;
  if (verdict === 'every-table') return `${changeText(difference, quantity)} (in every table)`;
  const decimals = intervalDecimals(difference, quantity);
  const ends = `${signed(lowEnd(low, decimals), decimals)} to ${signed(highEnd(high, decimals), decimals)}`;
  return `${changeText(difference, quantity)}${high > low ? ` (${ends})` : ''}`;
}
