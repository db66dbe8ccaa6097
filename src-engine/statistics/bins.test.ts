import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBins } from './bins.ts';
import type { Bins } from './picture.ts';
import { sorted } from './quantile-estimates.ts';

const draw = (before: readonly number[], after: readonly number[] = [], scale = 1): Bins =>
  drawBins(sorted(Float64Array.from(before)), sorted(Float64Array.from(after)), scale);

const values = fc.array(fc.oneof(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -1_000_000, max: 1_000_000 })), {
  maxLength: 60,
  size: 'max',
});

describe('bins', () => {
  test('of whole numbers that are few are one number wide', () => {
    expect(draw([3, 5, 3], [4])).toEqual({ start: 3, width: 1, before: [2, 0, 1], after: [0, 1, 0] });
  });

  test('start at a multiple of their width, below zero too', () => {
    const rest = new Array(11).fill(0);
    expect(draw([-7, -1, 0, 60])).toMatchObject({ start: -10, width: 5, before: [1, 1, 1, ...rest, 1] });
  });

  test('hold each value once, in the bin whose ends are around it', () => {
    fc.assert(
      fc.property(values, values, fc.nat({ max: 2 }), (before, after, decimals) => {
        const scale = 10 ** decimals;
        const bins = draw(before, after, scale);
        // In raw units, which are whole.
        const start = Math.round(bins.start * scale);
        const width = Math.round(bins.width * scale);
        for (const [side, counts] of [
          [before, bins.before],
          [after, bins.after],
        ] as const) {
          const expected = counts.map(
            (_, bin) =>
              side.filter((value) => value >= start + bin * width && value < start + (bin + 1) * width).length,
          );
          expect(counts).toEqual(expected);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(side.length);
        }
      }),
    );
  });

  test('are at most 32, as narrow as that allows, of a width that people count in', () => {
    const widths = [1, 2, 5, ...[10, 100, 1000, 10_000, 100_000].flatMap((ten) => [ten, 2 * ten, 2.5 * ten, 5 * ten])];
    fc.assert(
      fc.property(values, values, (before, after) => {
        const { width, before: counts, after: others } = draw(before, after);
        expect(counts.length).toBe(others.length);
        expect(counts.length).toBeLessThanOrEqual(32);
        expect(widths).toContain(width);
        const all = [...before, ...after];
        const narrower = widths[widths.indexOf(width) - 1];
        if (narrower === undefined || all.length === 0) return;
        const needed = Math.floor(Math.max(...all) / narrower) - Math.floor(Math.min(...all) / narrower) + 1;
        expect(needed).toBeGreaterThan(32);
      }),
    );
  });

  test('of one value are one', () => {
    expect(draw([42, 42], [42])).toEqual({ start: 42, width: 1, before: [2], after: [1] });
    expect(draw([-42])).toEqual({ start: -42, width: 1, before: [1], after: [0] });
  });

  test('are in the unit that people read', () => {
    expect(draw([100, 102], [], 100)).toEqual({ start: 1, width: 0.01, before: [1, 0, 1], after: [0, 0, 0] });
  });

  test('of nothing are one that is empty', () => {
    expect(draw([])).toEqual({ start: 0, width: 1, before: [0], after: [0] });
  });

  test('never start at minus zero', () => {
    expect(Object.is(draw([-0, 10_000_000]).start, 0)).toBe(true);
  });
});
