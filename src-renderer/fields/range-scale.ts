import type { ReferenceRange } from '../../src-shared/reference-range.ts';
import { formatNumber, withUnit } from './number-text.ts';

/** A stretch of numbers that a picture shows from its left to its right edge. */
export interface Scale {
  readonly min: number;
  readonly max: number;
}

/** A scale with room for all values and some air around them. */
export function scaleOf(values: readonly number[]): Scale | undefined {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return undefined;
  const min = Math.min(...known);
  const max = Math.max(...known);
  const air = max > min ? (max - min) * 0.08 : Math.max(Math.abs(max) * 0.25, 1);
  // Nothing that stands on cards is below zero unless a value says so.
  return { min: min >= 0 ? Math.max(min - air, 0) : min - air, max: max + air };
}

/** Where a value lies on a scale: 0 at its left edge, 1 at its right. */
export const placeOn = ({ min, max }: Scale, value: number): number =>
  Math.min(Math.max((value - min) / (max - min), 0), 1);

export type Side = 'below' | 'inside' | 'above';

export function sideOf(value: number, { min, max }: ReferenceRange): Side {
  if (value < min) return 'below';
  return value > max ? 'above' : 'inside';
}

/** `inside`, `€20 below`, `5 % above` */
export function verdictOn(value: number, range: ReferenceRange, unit: string | undefined): string {
  const side = sideOf(value, range);
  if (side === 'inside') return side;
  const gap = side === 'below' ? range.min - value : value - range.max;
  return `${withUnit(formatNumber(Number(gap.toFixed(10))), unit)} ${side}`;
}

/** `€300–500`, `10 %` */
export function rangeText({ min, max }: ReferenceRange, unit: string | undefined): string {
  return withUnit(min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`, unit);
}
