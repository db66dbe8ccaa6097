import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, draw, tableKey } from './random.ts';

/** Pearson's χ² of counts that should all be alike. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('keyed draws', () => {
  test('are the same for the same key and purpose, on every machine', () => {
    const { high, low } = tableKey(7, 3);
    expect([high, low]).toMatchInlineSnapshot(`
      [
        2013028319,
        -930480355,
      ]
    `);
    expect([0, 1, 2].map((index) => draw(high, low, 1, 0, index))).toMatchInlineSnapshot(`
      [
        3749121057,
        1587592444,
        2743217858,
      ]
    `);
  });

  test('differ for another seed, table, purpose, seat or index', () => {
    const { high, low } = tableKey(7, 3);
    const base = draw(high, low, 1, 2, 3);
    const others = [
      draw(high, low, 2, 2, 3),
      draw(high, low, 1, 3, 3),
      draw(high, low, 1, 2, 4),
      draw(tableKey(8, 3).high, tableKey(8, 3).low, 1, 2, 3),
      draw(tableKey(7, 4).high, tableKey(7, 4).low, 1, 2, 3),
      draw(tableKey(7 + 2 ** 32, 3).high, tableKey(7 + 2 ** 32, 3).low, 1, 2, 3),
    ];
    expect(others).not.toContain(base);
    expect(new Set(others).size).toBe(others.length);
  });

  // 99.99 % points of χ² with 51 and 255 degrees of freedom are 96.2 and 347.7; the seeds are fixed, so this cannot flap.
  test.each([
    ['over tables', (n: number) => draw(tableKey(1, n).high, tableKey(1, n).low, 0, 0, 0)],
    ['over seeds', (n: number) => draw(tableKey(n, 0).high, tableKey(n, 0).low, 0, 0, 0)],
    ['over indices', (n: number) => draw(tableKey(1, 0).high, tableKey(1, 0).low, 0, 0, n)],
    ['over seats and purposes', (n: number) => draw(tableKey(1, 0).high, tableKey(1, 0).low, n >> 3, n & 7, 0)],
  ])('are even %s', (_, at) => {
    const cards = new Array<number>(52).fill(0);
    const lowBits = new Array<number>(256).fill(0);
    for (let n = 0; n < 100_000; n++) {
      cards[below(52, at(n))]!++;
      lowBits[at(n) & 255]!++;
    }
    expect(chiSquare(cards)).toBeLessThan(96.2);
    expect(chiSquare(lowBits)).toBeLessThan(347.7);
  });

  test('of neighbouring indices, tables and purposes are independent', () => {
    const pairs = [
      (n: number) => [
        draw(tableKey(2, n).high, tableKey(2, n).low, 1, 0, 0),
        draw(tableKey(2, n).high, tableKey(2, n).low, 1, 0, 1),
      ],
      (n: number) => [
        draw(tableKey(2, n).high, tableKey(2, n).low, 1, 0, 0),
        draw(tableKey(2, n).high, tableKey(2, n).low, 2, 0, 0),
      ],
      (n: number) => [
        draw(tableKey(2, n).high, tableKey(2, n).low, 1, 0, 0),
        draw(tableKey(2, n + 1).high, tableKey(2, n + 1).low, 1, 0, 0),
      ],
    ];
    for (const pair of pairs) {
      const counts = new Array<number>(256).fill(0);
      for (let n = 0; n < 100_000; n++) {
        const [a, b] = pair(n) as [number, number];
        counts[below(16, a) * 16 + below(16, b)]!++;
      }
      expect(chiSquare(counts)).toBeLessThan(347.7);
    }
  });

  test('below a bound are whole numbers from 0 to the bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 20 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }), (bound, word) => {
        expect(BigInt(below(bound, word))).toBe((BigInt(word) * BigInt(bound)) >> 32n);
      }),
    );
  });
});
