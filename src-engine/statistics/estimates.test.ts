import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areEqual,
  differenceByTables,
  isPrecise,
  type Level,
  meanByTables,
  pairingGain,
  tableSums,
  type Yardstick,
} from './estimates.ts';
import { studentQuantile } from './normal.ts';
import type { Difference, Estimate } from './picture.ts';

const Z = 1.959963984540054;
const level: Level = { z: Z, precision: 0 };
const yardstick: Yardstick = { mean: 100, sd: 10 };
const of = (...values: number[]): Float64Array => Float64Array.from(values);
const repeated = (values: readonly number[], times: number): Float64Array =>
  Float64Array.from({ length: values.length * times }, (_, at) => values[at % values.length]!);
const half = ({ low, high }: Estimate): number => (high - low) / 2;

/** Of sums of tables with one seat. */
const difference = (before: Float64Array, after: Float64Array, plan: Partial<Level> = {}): Difference =>
  differenceByTables(before, after, 1, areEqual(before, after), yardstick, { ...level, ...plan }).difference;

describe('the mean by tables', () => {
  test('by hand: three tables of two seats', () => {
    const sums = tableSums(of(4, 6, 5, 9, 10, 8), 2);
    expect(sums).toEqual(of(10, 14, 18));
    // The sums have the mean 14 and the spread 4.
    const reach = (studentQuantile(Z, 2) * 4) / Math.sqrt(3) / 2;
    const found = meanByTables(sums, 2, Z);
    expect(found.value).toBe(7);
    expect(found.low).toBeCloseTo(7 - reach, 12);
    expect(found.high).toBeCloseTo(7 + reach, 12);
  });

  test('is known no better when every seat is there four times', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 50, size: 'max' });
    fc.assert(
      fc.property(values, (own) => {
        const column = Float64Array.from({ length: own.length * 4 }, (_, at) => own[Math.floor(at / 4)]!);
        const [one, four] = [meanByTables(Float64Array.from(own), 1, Z), meanByTables(tableSums(column, 4), 4, Z)];
        expect(four.value).toBeCloseTo(one.value, 9);
        expect(half(four)).toBeCloseTo(half(one), 9);
      }),
    );
  });

  test('where most sums are zero comes from the few others', () => {
    const sums = of(...new Array<number>(97).fill(0), 5, 6, 7);
    const error = Math.sqrt(sums.reduce((sum, one) => sum + (one - 0.18) ** 2, 0) / 99 / 100);
    expect(half(meanByTables(sums, 1, Z))).toBeCloseTo(studentQuantile(Z, 2) * error, 12);
  });

  test('where most sums are another number comes from the few others, too', () => {
    const [few, shifted] = [
      [...new Array<number>(97).fill(0), 5, 6, 7],
      [...new Array<number>(97).fill(75), 80, 81, 82],
    ];
    expect(half(meanByTables(of(...shifted), 1, Z))).toBeCloseTo(half(meanByTables(of(...few), 1, Z)), 12);
  });

  test('of tables that are alike, of one table or of none has no interval', () => {
    expect(meanByTables(of(6, 6, 6), 3, Z)).toEqual({ value: 2, low: 2, high: 2 });
    expect(meanByTables(of(6), 3, Z)).toEqual({ value: 2, low: 2, high: 2 });
    expect(meanByTables(of(), 3, Z)).toEqual({ value: 0, low: 0, high: 0 });
    expect(tableSums(of(), 0)).toEqual(of());
  });
});

describe('the difference, paired by table', () => {
  test('by hand: three tables of two seats, of which two have changed', () => {
    const found = differenceByTables(of(10, 14, 18), of(13, 14, 21), 2, false, yardstick, level);
    // 3, 0 and 3 have the mean 2 and the spread √3; of the three, one is not like most.
    expect(found.telling).toBe(1);
    expect(found.difference.value).toBe(1);
    expect(half(found.difference)).toBeCloseTo(studentQuantile(Z, 1) * 0.5, 12);
  });

  test('turns around with the sides', () => {
    const pairs = fc.array(fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 })), {
      maxLength: 60,
      size: 'max',
    });
    fc.assert(
      fc.property(pairs, (rows) => {
        const before = Float64Array.from(rows, ([one]) => one);
        const after = Float64Array.from(rows, ([, other]) => other);
        const [there, back] = [difference(before, after), difference(after, before)];
        expect([back.value, back.low, back.high].map((end) => 0 - end)).toEqual(
          [there.value, there.high, there.low].map((end) => end + 0),
        );
        const turned = { higher: 'lower', lower: 'higher' } as Record<string, string>;
        expect(back.verdict).toBe(turned[there.verdict] ?? there.verdict);
      }),
    );
  });

  test('does not feel what both sides have in common', () => {
    const noise = Float64Array.from({ length: 100 }, (_, at) => (at * 7919) % 1009);
    const raised = noise.map((value, at) => value + 2 + (at % 2));
    expect(half(difference(noise, raised))).toBeLessThan(0.2);
    expect(difference(noise, raised)).toMatchObject({ value: 2.5, verdict: 'higher' });
  });
});

describe('the verdict', () => {
  const base = repeated([90, 95, 100, 105, 110], 40);

  test('is “higher” or “lower” where the interval is all on one side of zero', () => {
    const raised = base.map((value, at) => value + 1 + (at % 3));
    expect(difference(base, raised).verdict).toBe('higher');
    expect(difference(raised, base).verdict).toBe('lower');
  });

  test('is “identical” where no seat has changed', () => {
    expect(difference(base, base)).toEqual({ value: 0, low: 0, high: 0, verdict: 'identical' });
    expect(difference(of(1), of(1)).verdict).toBe('identical');
  });

  test('is not “identical” where seats have changed within their tables; nothing varies, so nothing is claimed', () => {
    expect(differenceByTables(base, base, 2, false, yardstick, level).difference.verdict).toBe('not-enough-tables');
  });

  test('is none before six tables have changed, however many were played', () => {
    const changedAt = (count: number): Float64Array => base.map((value, at) => value + (at < count ? 3 + (at % 2) : 0));
    // Only so that the interval is narrow enough.
    const wide = { precision: 50 };
    expect(difference(base, changedAt(5), wide).verdict).toBe('not-enough-tables');
    expect(difference(base, changedAt(6), wide).verdict).toBe('no-difference-seen');
  });

  test('where the interval holds zero depends on how narrow it is', () => {
    // The interval reaches about 0.42 to either side; 1 % of 100 is what is asked for where nothing is.
    const shaken = base.map((value, at) => value + (at % 2 === 0 ? 3 : -3));
    expect(half(difference(base, shaken))).toBeCloseTo(0.419, 3);
    expect(difference(base, shaken).verdict).toBe('no-difference-seen');
    expect(difference(base, shaken, { precision: 0.5 }).verdict).toBe('no-difference-seen');
    expect(difference(base, shaken, { precision: 0.4 }).verdict).toBe('not-enough-tables');
  });

  test('of fewer than six tables is none, even if all went the same way', () => {
    const five = of(1, 2, 3, 4, 5);
    const plusOne = (values: Float64Array): Float64Array => values.map((value) => value + 1);
    expect(difference(five, plusOne(five)).verdict).toBe('not-enough-tables');
    const six = of(1, 2, 3, 4, 5, 6);
    expect(difference(six, plusOne(six)).verdict).toBe('every-table');
    expect(difference(six, of(2, 4, 6, 6, 8, 7)).verdict).toBe('higher');
    expect(difference(of(), of()).verdict).toBe('not-enough-tables');
  });

  test('of tables that all differ by the same is that fact, and no direction', () => {
    const plus = (values: Float64Array, change: number): Float64Array => values.map((value) => value + change);
    expect(difference(base, plus(base, 75))).toEqual({ value: 75, low: 75, high: 75, verdict: 'every-table' });
    expect(difference(base, plus(base, -75)).verdict).toBe('every-table');
  });

  test('of a shift that rare tables undo has room for the tables that were not seen', () => {
    const shifted = (lost: number, loss: number): Float64Array =>
      base.map((value, at) => value + 100 - (at < lost ? loss : 0));
    // One table of 200 loses a little, or as much as half of the others gain.
    expect(difference(base, shifted(1, 500)).verdict).toBe('higher');
    expect(difference(base, shifted(1, 10_000)).verdict).toBe('not-enough-tables');
  });

  test('that a shift does next to nothing is not said before six tables tell how far it spreads', () => {
    const shiftedBut = (others: number): Float64Array =>
      base.map((value, at) => value + (at < others ? -200 - (at % 2) : 1));
    const wide = { precision: 50 };
    expect(difference(base, shiftedBut(5), wide).verdict).toBe('not-enough-tables');
    expect(difference(base, shiftedBut(6), wide).verdict).toBe('no-difference-seen');
  });

  test('without a precision says “no difference seen” where the interval reaches up to 1 % of the mean before', () => {
    // Of 100 before: the shaking moves the ends of the interval to 0.99 and to 1.01 on either side.
    const shaken = (reach: number): Float64Array => {
      const by = (reach * Math.sqrt(base.length - 1)) / studentQuantile(Z, base.length - 1);
      return base.map((value, at) => value + (at % 2 === 0 ? by : -by));
    };
    expect(half(difference(base, shaken(0.99)))).toBeCloseTo(0.99, 9);
    expect(difference(base, shaken(0.99)).verdict).toBe('no-difference-seen');
    expect(difference(base, shaken(1.01)).verdict).toBe('not-enough-tables');
    expect(difference(base, shaken(1.01), { precision: 2 }).verdict).toBe('no-difference-seen');
  });

  test('never rests on a single table that has changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 2000 }), fc.integer({ min: 1, max: 1_000_000 }), (tables, change) => {
        const before = new Float64Array(tables);
        const after = before.slice();
        after[tables >> 1] = change;
        expect(difference(before, after).verdict).toBe('not-enough-tables');
      }),
    );
  });
});

describe('the precision that was asked for', () => {
  const reaching = (reach: number): Estimate => ({ value: 3, low: 3 - reach, high: 3 + reach });

  test('is a percentage of the mean before, or of the spread where that is larger', () => {
    expect(isPrecise(reaching(2), 1000, { mean: -100, sd: 10 }, 2)).toBe(true);
    expect(isPrecise(reaching(2.01), 1000, { mean: -100, sd: 10 }, 2)).toBe(false);
    expect(isPrecise(reaching(2), 1000, { mean: 0, sd: 100 }, 2)).toBe(true);
    expect(isPrecise(reaching(2.01), 1000, { mean: 0, sd: 100 }, 2)).toBe(false);
  });

  test('is never reached where none was asked for, or by a handful of tables that tell something', () => {
    expect(isPrecise(reaching(1), 1000, yardstick, 0)).toBe(false);
    expect(isPrecise(reaching(1), 5, yardstick, 5)).toBe(false);
    expect(isPrecise(reaching(1), 6, yardstick, 5)).toBe(true);
    expect(isPrecise({ value: 0, low: 0, high: 0 }, 0, yardstick, 5)).toBe(false);
  });
});

describe('what pairing gains', () => {
  test('by hand', () => {
    // Variances 1 and 4, and 1 of the differences 1, 2 and 3.
    expect(pairingGain(of(1, 2, 3), of(2, 4, 6))).toBeCloseTo(5, 12);
  });

  test('is the number of times as many tables for the same interval', () => {
    const before = repeated([1, 5, 9, 13], 25);
    const after = repeated([2, 7, 9, 12, 20], 20);
    const variance = (error: number): number => error ** 2;
    const unpaired = variance(half(meanByTables(before, 1, Z))) + variance(half(meanByTables(after, 1, Z)));
    expect(unpaired / variance(half(difference(before, after)))).toBeCloseTo(pairingGain(before, after)!, 1);
    expect(pairingGain(after, before)).toBe(pairingGain(before, after));
  });

  test('is nothing where every pair differs by the same', () => {
    expect(pairingGain(of(1, 2, 3), of(4, 5, 6))).toBeUndefined();
    expect(pairingGain(of(1), of(9))).toBeUndefined();
    expect(pairingGain(of(), of())).toBeUndefined();
  });
});
