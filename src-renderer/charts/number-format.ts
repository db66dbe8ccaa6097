import { names } from '../../src-shared/title-unit.ts';
import { withUnit } from '../fields/number-text.ts';

/** What a number counts, and how exactly it is kept: measures and courses are such. */
export interface Quantity {
  readonly unit: string;
  readonly decimals: number;
  /** Said of a change from one percentage to another. Its points are not those that a game may count. */
  readonly isBetweenPercentages?: true;
}

/** A share from 0 to 1, shown from 0 to 100. */
export const SHARE: Quantity = { unit: '%', decimals: 1 };

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      signDisplay: 'negative',
    });
    formats.set(key, format);
  }
  return format;
}

/** `1,204`, `−0.50`: always so many decimals, and never a zero with a sign. */
export const fixed = (value: number, decimals: number): string =>
  formatOf(decimals, decimals).format(value).replace('-', '−');

/** `+17`, `−40`, `0` */
export function signed(value: number, decimals: number): string {
  const text = fixed(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** How many decimals people read of numbers of this size: two or three digits in all, and cents as cents. */
export function decimalsOf(size: number, quantity: Quantity): number {
  if (!(size > 0)) return 0;
  if (size >= 10) return isPercent(quantity) ? 1 : 0;
  if (size >= 1) return isCurrency(quantity.unit) ? 2 : 1;
  return size >= 0.1 ? 2 : 3;
}

/** With its unit: `€1,204`, `33.7 %`, `214 people`. */
export const unitText = (text: string, quantity: Quantity): string => {
  // `1 people` is no English, and units have only one form.
  if (quantity.unit === '' || (text === '1' && standsOnce(quantity))) return text;
  return withUnit(text, quantity.unit);
};

/** With a sign that stands at every number, such as `€`; words stand once, beside the numbers. */
export const shortText = (text: string, quantity: Quantity): string =>
  standsOnce(quantity) ? text : unitText(text, quantity);

/** An amount as it was counted, with no decimals that say nothing: `€21.60`, `€6,057`, `33.7 %`, `214`. */
export function exactText(value: number, quantity: Quantity): string {
  const { unit, decimals } = quantity;
  const most = Math.abs(value) >= 1000 ? 0 : isPercent(quantity) ? Math.min(decimals, 1) : decimals;
  const least = isCurrency(unit) && !Number.isInteger(Number(value.toFixed(most))) ? most : 0;
  return shortText(formatOf(least, most).format(value).replace('-', '−'), quantity);
}

/** The end of a stretch, to the last decimal it has: `€2.50`, `12.25 %`, `214`. */
export function edgeText(value: number, quantity: Quantity): string {
  const most = Math.max(quantity.decimals, 0);
  const least = isCurrency(quantity.unit) && !Number.isInteger(value) ? Math.min(most, 2) : 0;
  return shortText(formatOf(least, most).format(value).replace('-', '−'), quantity);
}

/** `33.7 %` of 0.337. What is never or always so looks different from what nearly is. */
export const shareText = (share: number): string => percentText(share * 100);

export function percentText(percent: number): string {
  if (percent === 0 || percent === 100) return `${percent} %`;
  if (percent > 0 && percent < 0.05) return '< 0.1 %';
  if (percent > 99.95 && percent < 100) return '> 99.9 %';
  return `${fixed(percent, 1)} %`;
}

/** What the difference of two such amounts is. Between percentages, a percentage would be ambiguous. */
export const changeOf = (quantity: Quantity): Quantity =>
  isPercent(quantity) ? { ...quantity, unit: 'points', isBetweenPercentages: true } : quantity;

/** `Crowd pleased, members`, and `Points` where the label is the unit. */
export const titleText = ({ label, unit }: { readonly label: string; readonly unit: string }): string =>
  isWord(unit) && !names(label, unit) ? `${label}, ${unit}` : label;

export const unitTitle = ({ unit }: Quantity): string => (unit === '' ? '' : ` (${unit})`);

/** Whether the unit is a word that does not stand at every number. */
export const isWord = (unit: string): boolean => unit !== '' && unit !== '%' && !isCurrency(unit);
export const isCurrency = (unit: string): boolean => /^\p{Sc}$/u.test(unit);
const isPercent = ({ unit, isBetweenPercentages }: Quantity): boolean => unit === '%' || isBetweenPercentages === true;
const standsOnce = ({ unit, isBetweenPercentages }: Quantity): boolean => isWord(unit) && !isBetweenPercentages;
