import type { Bins } from './picture.ts';
import { countBelow } from './quantile-estimates.ts';

const MOST_BINS = 32;

/** Bins of a width that people count in, and of no less than a raw unit, over two sorted lists of whole numbers. */
export function drawBins(before: Float64Array, after: Float64Array, scale: number): Bins {
  const isEmpty = before.length + after.length === 0;
  const lowest = isEmpty ? 0 : Math.min(before[0] ?? Number.POSITIVE_INFINITY, after[0] ?? Number.POSITIVE_INFINITY);
  const highest = isEmpty
    ? 0
    : Math.max(before.at(-1) ?? Number.NEGATIVE_INFINITY, after.at(-1) ?? Number.NEGATIVE_INFINITY);
  const width = niceWidth(lowest, highest);
  const first = Math.floor(lowest / width);
  const bins = Math.floor(highest / width) - first + 1;
  const counts = (order: Float64Array): number[] => {
    const found: number[] = [];
    let start = 0;
    for (let bin = 1; bin <= bins; bin++) {
      const end = countBelow(order, (first + bin) * width);
      found.push(end - start);
      start = end;
    }
    return found;
  };
  return { start: (first * width) / scale + 0, width: width / scale, before: counts(before), after: counts(after) };
}

/** The smallest of 1, 2, 5, 10, 20, 25, 50, 100 … with which no more bins are needed than a chart has room for. */
function niceWidth(lowest: number, highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of power === 1 ? [1, 2, 5] : [1, 2, 2.5, 5]) {
      const width = step * power;
      if (Math.floor(highest / width) - Math.floor(lowest / width) < MOST_BINS) return width;
    }
  }
}
