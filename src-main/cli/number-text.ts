import { grouped } from '../../src-engine/format.ts';

/** `1,234`, `−1,234.50`: with thousands separators and a fixed number of decimals. */
export function numberText(value: number, decimals = 0): string {
  const [whole = '0', part] = Math.abs(value).toFixed(decimals).split('.');
  const isZero = Number(whole) === 0 && Number(part ?? 0) === 0;
  const digits = grouped(Number(whole)) + (part === undefined ? '' : `.${part}`);
  return value < 0 && !isZero ? `−${digits}` : digits;
}

/** `25.3 %` */
export const shareText = (share: number): string => `${numberText(share * 100, 1)} %`;

/** `3 tables`, `1 table` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** `42 s`, `3 min`, `2 h 5 min` */
export function durationText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
