import type { TableFilter } from '../../src-shared/what-if/play.ts';
import type { CellPick } from './chart-table.ts';
import { exactText, fixed, type Quantity } from './number-format.ts';

/** A stretch of values, by measure or by stop of the course. */
type Stretch = (from: number, to: number) => TableFilter;

interface QuantilesOf {
  /** `Profit`, `Cash at the end of Round 1`, and which side it is of. */
  readonly name: string;
  readonly side: CellPick['side'];
  readonly quantity: Quantity;
  readonly valueAt: (p: number) => number;
  readonly filter: Stretch;
}

/** Every value lies between these. */
const [LEAST, MOST] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/**
 * The seats that a quantile tells of: those beyond it where it is one of the outer ones, and the middle half for the median, since
 * there are the tables that are like most.
 */
export function quantilePick(p: number, { name, side, quantity, valueAt, filter }: QuantilesOf): CellPick {
  const text = (value: number): string => exactText(value, quantity);
  const [low, high] = isMedian(p) ? [valueAt(0.25), valueAt(0.75)] : [valueAt(p), valueAt(p)];
  const who = side === undefined ? '' : `, ${side === 'before' ? 'baseline' : 'what if'}`;
  const upTo = upToAnd(high, quantity);
  if (isMedian(p)) {
    return { filter: filter(low, upTo), label: `${name}: middle half, ${text(low)} to ${text(high)}${who}`, side };
  }
  return p < 0.5
    ? { filter: filter(LEAST, upTo), label: `${name}: lowest ${percent(p)}, up to ${text(high)}${who}`, side }
    : { filter: filter(low, MOST), label: `${name}: highest ${percent(1 - p)}, from ${text(low)}${who}`, side };
}

/** Where a stretch ends at a value that belongs to it. */
export const upToAnd = (value: number, { decimals }: Quantity): number => value + 10 ** -decimals / 2;

export const isMedian = (p: number): boolean => Math.abs(p - 0.5) < 1e-9;
const percent = (p: number): string => `${fixed(p * 100, 0)} %`;
