import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBins } from '../../src-engine/statistics/bins.ts';
import { barDomain, binsOf, linear, niceTicks, tickTexts } from './scales.ts';

const euros = { unit: '€', decimals: 2 };

describe('ticks', () => {
  test('are round numbers within the stretch', () => {
    expect(niceTicks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(niceTicks(-310, 420, 4)).toEqual([-200, 0, 200, 400]);
    expect(niceTicks(7, 7, 4)).toEqual([7]);
  });

  test('stay within it, in order, and are not many more than asked for', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(value, value, fc.integer({ min: 1, max: 10 }), (one, other, count) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(max - min > 1e-6);
        const ticks = niceTicks(min, max, count);
        const slack = (max - min) * 1e-6 + 1e-6;
        expect(ticks.every((tick) => tick >= min - slack && tick <= max + slack)).toBe(true);
        expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
        expect(ticks.length).toBeLessThanOrEqual(count + 1);
      }),
    );
  });

  test('of one axis are all in the same unit', () => {
    expect(tickTexts([0, 5000, 10_000], euros)).toEqual(['€0', '€5k', '€10k']);
    expect(tickTexts([0, 2500, 5000], euros)).toEqual(['€0', '€2,500', '€5,000']);
    expect(tickTexts([0, 0.5, 1], { unit: 'acts', decimals: 0 })).toEqual(['0.0', '0.5', '1.0']);
    expect(tickTexts([1e6, 1.5e6], euros)).toEqual(['€1.0m', '€1.5m']);
  });
});

test('a linear scale takes both ends where they belong, and a point somewhere', () => {
  const x = linear([10, 20], [0, 100]);
  expect([x(10), x(15), x(20)]).toEqual([0, 50, 100]);
  expect(linear([5, 5], [0, 100])(5)).toBe(0);
});

describe('the stretch of bars', () => {
  test('holds zero and all values', () => {
    expect(barDomain([3, 8, null])).toEqual([0, 8]);
    expect(barDomain([-3, 8])).toEqual([-3, 8]);
    expect(barDomain([-3])).toEqual([-3, 0]);
    expect(barDomain([])).toEqual([0, 1]);
  });

  test('holds the ends of intervals unless they are far off', () => {
    expect(barDomain([10], [9, 11])).toEqual([0, 11]);
    expect(barDomain([10], [0, 100])).toEqual([0, 13]);
  });
});

describe('bins', () => {
  test('are shares of all seats, with all that came before', () => {
    const bins = binsOf({ start: 0.1, width: 0.1, before: [0, 1, 3, 0], after: [0, 0, 2, 0] }, 1);
    expect(bins).toHaveLength(2);
    expect(bins[0]).toEqual({
      from: 0.2,
      to: 0.3,
      middle: 0.25,
      before: 0.25,
      after: 0,
      beforeUpTo: 0.25,
      afterUpTo: 0,
    });
    expect(bins[1]).toMatchObject({ beforeUpTo: 1, afterUpTo: 1 });
  });

  test('of nothing are empty', () => {
    expect(binsOf({ start: 0, width: 1, before: [], after: [] }, 0)).toEqual([]);
  });

  test('hold between their ends just the values that were counted in them', () => {
    const raw = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(fc.array(raw, { minLength: 1, maxLength: 60 }), fc.integer({ min: 0, max: 4 }), (list, decimals) => {
        const scale = 10 ** decimals;
        const order = Float64Array.from(list).sort();
        for (const { from, to, before } of binsOf(drawBins(order, order, scale), decimals)) {
          const within = list.filter((value) => value / scale >= from && value / scale < to).length;
          expect(within).toBe(Math.round(before * list.length));
        }
      }),
    );
  });

  test('have an end at zero, and not beside it', () => {
    // −0.3 + 3 × 0.1 is 5.6e-17.
    const bins = binsOf({ start: -0.3, width: 0.1, before: [1, 1, 1, 1], after: [1, 1, 1, 1] }, 1);
    expect(bins.map(({ from }) => from)).toEqual([-0.3, -0.2, -0.1, 0]);
    expect(Object.is(bins[3]!.from, 0)).toBe(true);
  });
});
