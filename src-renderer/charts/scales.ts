import type { Bins } from '../../src-engine/statistics/picture.ts';
import { fixed, type Quantity, shortText } from './number-format.ts';

/** Round numbers from min to max, about so many. */
export function niceTicks(min: number, max: number, count: number): number[] {
  if (!(max > min)) return [min];
  const rough = (max - min) / Math.max(count, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9))! * power;
  const ticks: number[] = [];
  for (let i = Math.ceil(min / step - 1e-9); i * step <= max + step * 1e-9; i++) {
    ticks.push(Number((i * step).toPrecision(12)));
  }
  return ticks;
}

/** From values to pixels. */
export function linear(domain: readonly [number, number], range: readonly [number, number]): (value: number) => number {
  const [from, to] = domain;
  const perUnit = to === from ? 0 : (range[1] - range[0]) / (to - from);
  return (value) => range[0] + (value - from) * perUnit;
}

/** The texts of round numbers on an axis, all in the same unit: `€0`, `€5k`, `€10k`; a unit in words stands elsewhere. */
export function tickTexts(ticks: readonly number[], quantity: Quantity): string[] {
  const largest = Math.max(0, ...ticks.map(Math.abs));
  const [by, suffix] = largest >= 1e6 ? [1e6, 'm'] : largest >= 10_000 ? [1e3, 'k'] : [1, ''];
  const scaled = ticks.map((tick) => tick / by);
  const decimals = Math.max(
    0,
    ...scaled.map((value) => (`${Number(value.toPrecision(6))}`.split('.')[1] ?? '').length),
  );
  return scaled.map((value) => shortText(`${fixed(value, decimals)}${value === 0 ? '' : suffix}`, quantity));
}

type Maybe = number | null | undefined;

/** So far beyond the values the ends of intervals widen a scale: those of a few seats would leave no room for the bars. */
const BEYOND = 0.3;

/** The stretch that holds zero and all values, and the ends of their intervals unless they are far off. */
export function barDomain(values: readonly Maybe[], ends: readonly Maybe[] = []): [number, number] {
  const known = (list: readonly Maybe[]): number[] =>
    list.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  const min = Math.min(0, ...known(values));
  const max = Math.max(0, ...known(values));
  if (min === max) return [0, 1];
  const more = BEYOND * (max - min);
  const low = Math.max(Math.min(min, ...known(ends)), min - more);
  const high = Math.min(Math.max(max, ...known(ends)), max + more);
  return [min < 0 ? low : 0, max > 0 ? high : 0];
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  /** Of all seats, from 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** Of all seats, those in this bin or one further down. */
  readonly beforeUpTo: number;
  readonly afterUpTo: number;
}

/**
 * Bins as shares, so that sides can be laid over each other. Empty ones at both ends are left out. What they count has so many
 * decimals: their ends are whole numbers divided once, as the values are, so that a value at an end is on its side of it.
 */
export function binsOf({ start, width, before, after }: Bins, decimals: number): Bin[] {
  const scale = 10 ** decimals;
  const [origin, step] = [Math.round(start * scale), Math.round(width * scale)];
  const edge = (bin: number): number => (origin + bin * step) / scale + 0;
  const sums = [sum(before), sum(after)] as const;
  let [first, last] = [0, Math.max(before.length, after.length) - 1];
  const isEmpty = (i: number): boolean => (before[i] ?? 0) + (after[i] ?? 0) === 0;
  while (first < last && isEmpty(first)) first++;
  while (last > first && isEmpty(last)) last--;
  const bins: Bin[] = [];
  const upTo = [0, 0];
  for (let i = first; i <= last; i++) {
    const counts = [before[i] ?? 0, after[i] ?? 0] as const;
    upTo[0]! += counts[0];
    upTo[1]! += counts[1];
    bins.push({
      from: edge(i),
      to: edge(i + 1),
      middle: edge(i + 0.5),
      before: share(counts[0], sums[0]),
      after: share(counts[1], sums[1]),
      beforeUpTo: share(upTo[0]!, sums[0]),
      afterUpTo: share(upTo[1]!, sums[1]),
    });
  }
  return bins;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const share = (count: number, total: number): number => (total === 0 ? 0 : count / total);
