import { grouped } from '../../../src-engine/format.ts';

/** A number with its unit as people write it: `€1,600`, `15 %`, `250 people`. */
export function amountText(value: number, unit: string | undefined): string {
  const text = numberText(value);
  if (unit === undefined) return text;
  return unit === '€' ? text.replace(/^−?/, '$&€') : `${text} ${unit}`;
}

/** `1,600`, `−0.5` */
export function numberText(value: number): string {
  const [whole = '', part] = String(Math.abs(value)).split('.');
  const digits = /^\d+$/.test(whole) ? grouped(Number(whole)) : whole;
  return `${value < 0 ? '−' : ''}${digits}${part === undefined ? '' : `.${part}`}`;
}

/** `€600 to €900`, or one amount where both ends are the same. */
export const rangeText = ({ min, max }: { min: number; max: number }, unit: string | undefined): string =>
  min === max ? amountText(min, unit) : `${amountText(min, unit)} to ${amountText(max, unit)}`;
