import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Trait } from '../game.ts';
import { areEqual, differenceByTables, meanByTables, tableSums } from './estimates.ts';
import { byCategory, byCount, bySeat, drawBreakdown, type GroupedNumbers, type Grouping } from './groups.ts';
import { moments } from './moments.ts';
import { studentQuantile } from './normal.ts';
import type { Sides } from './picture.ts';
import { shareDifference, shareMoves, wilson } from './rates.ts';
import { tellingOf } from './telling.ts';

const Z = 2.5;
const level = { z: Z, precision: 0 };
const trait: Trait = { id: 'trait', label: '', help: '', kind: 'category' };
const of = (...values: number[]): Float64Array => Float64Array.from(values);
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** Tables of three seats on both sides: of each seat its group from 0 to 3, its value, and what it has won. */
const seats = 3;
const seat = fc.record({ group: fc.nat({ max: 3 }), value: fc.integer({ min: -100, max: 100 }) });
const cells = fc.array(fc.tuple(seat, seat), { minLength: 1, maxLength: 200, size: 'max' }).map((rows) => {
  const whole = rows.slice(0, Math.max(seats, rows.length - (rows.length % seats)));
  while (whole.length < seats) whole.push(rows[0]!);
  return whole;
});
type Rows = typeof cells extends fc.Arbitrary<infer T> ? T : never;

const column = (rows: Rows, pick: (one: Rows[number][number]) => number): Sides<Float64Array> => ({
  before: Float64Array.from(rows, ([before]) => pick(before)),
  after: Float64Array.from(rows, ([, after]) => pick(after)),
});
const groupsOf = (rows: Rows) => column(rows, ({ group }) => group);
const valuesOf = (rows: Rows) => column(rows, ({ value }) => value);
const numbersOf = (rows: Rows): GroupedNumbers => {
  // The first seat of every table wins.
  const wins = Float64Array.from(rows, (_, at) => (at % seats === 0 ? 1 : 0));
  return {
    measures: [{ columns: valuesOf(rows), scale: 1 }],
    wins: { before: wins, after: wins },
  };
};
const draw = (grouping: Grouping, rows: Rows) => drawBreakdown(grouping, numbersOf(rows), seats, level).groups;

describe('groups', () => {
  test('by seat are the seats', () => {
    const grouping = bySeat(2, 3);
    expect(grouping.groups).toEqual([
      { key: 0, label: 'Seat 1' },
      { key: 1, label: 'Seat 2' },
    ]);
    expect(grouping.of.after).toEqual(Uint16Array.of(0, 1, 0, 1, 0, 1));
  });

  test('by category are all categories, and those of none at the end where there are any', () => {
    const columns = { before: of(0, 2, 0), after: of(2, 2, 2) };
    const all = byCategory(trait, ['a', 'b', 'c'], columns);
    expect(all.groups.map(({ key, label }) => `${key} ${label}`)).toEqual(['0 a', '1 b', '2 c']);
    const some = byCategory(trait, ['a', 'b', 'c'], { ...columns, after: of(-1, 2, 3) });
    expect(some.groups.at(-1)).toEqual({ key: -1, label: 'None' });
    expect(some.of).toEqual({ before: Uint16Array.of(0, 2, 0), after: Uint16Array.of(3, 2, 3) });
  });

  test('by count are the values that occur on either side, in order', () => {
    const found = byCount(trait, { before: of(7, 2, 2), after: of(2, 0, 7) });
    expect(found.groups).toEqual([
      { key: 0, label: '0' },
      { key: 2, label: '2' },
      { key: 7, label: '7' },
    ]);
    expect(found.of).toEqual({ before: Uint16Array.of(2, 1, 1), after: Uint16Array.of(1, 0, 2) });
  });

  test('by count are at most 24, of which the last takes in all that are larger', () => {
    const upTo = (count: number) => ({ before: Float64Array.from({ length: count }, (_, at) => at), after: of(0) });
    const full = byCount(trait, upTo(24));
    expect(full.groups.at(-1)).toEqual({ key: 23, label: '23' });
    const over = byCount(trait, upTo(40));
    expect(over.groups).toHaveLength(24);
    expect(over.groups.at(-1)).toEqual({ key: 23, label: '23 or more', isOpen: true });
    expect(over.of.before[22]).toBe(22);
    expect([...over.of.before.subarray(23)].every((group) => group === 23)).toBe(true);
  });
});

describe('a breakdown', () => {
  test('has every seat in one group: counts add up, and shares add up to 1', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        for (const grouping of [
          byCategory(trait, ['a', 'b'], groupsOf(rows)),
          byCount(trait, groupsOf(rows)),
          bySeat(seats, rows.length / seats),
        ]) {
          const found = draw(grouping, rows);
          for (const side of ['before', 'after'] as const) {
            expect(sum(found.map((group) => group[side].count))).toBe(rows.length);
            expect(sum(found.map((group) => group[side].share.value))).toBeCloseTo(1, 12);
          }
        }
      }),
    );
  });

  test('with one group for all seats has the mean and the difference of the whole', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const all = column(rows, () => 0);
        const [group] = draw(byCategory(trait, ['all'], all), rows);
        const { columns } = numbersOf(rows).measures[0]!;
        const sums = { before: tableSums(columns.before, seats), after: tableSums(columns.after, seats) };
        if (rows.length < 20) {
          expect(group!.before.means).toEqual([null]);
          expect(group!.differences).toEqual([null]);
          return;
        }
        for (const side of ['before', 'after'] as const) {
          const { value, low, high } = meanByTables(sums[side], seats, Z);
          expect(group![side].means[0]!.value).toBeCloseTo(value, 9);
          expect(group![side].means[0]!.low).toBeCloseTo(low, 9);
          expect(group![side].means[0]!.high).toBeCloseTo(high, 9);
          expect(group![side].share.value).toBe(1);
        }
        const { difference: whole } = differenceByTables(
          sums.before,
          sums.after,
          seats,
          areEqual(columns.before, columns.after),
          moments(columns.before),
          level,
        );
        const found = group!.differences[0]!;
        expect(found.value).toBeCloseTo(whole.value, 9);
        expect(found.low).toBeCloseTo(whole.low, 9);
        expect(found.high).toBeCloseTo(whole.high, 9);
        expect(found.verdict).toBe(whole.verdict);
      }),
    );
  });

  test('has means that vary as the definition says, and pairs the sides by table', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const place = groupsOf(rows);
        const { columns } = numbersOf(rows).measures[0]!;
        const found = draw(byCategory(trait, ['a', 'b', 'c', 'd'], place), rows);
        for (const [group, picture] of found.entries()) {
          const [before, after] = [
            linearised(place.before, columns.before, group),
            linearised(place.after, columns.after, group),
          ];
          expect(picture.before.count).toBe(before.count);
          const mean = picture.before.means[0];
          expect(mean === null).toBe(before.count < 20);
          if (mean) {
            expect(mean.value).toBeCloseTo(before.mean, 9);
            const error = Math.sqrt(before.correction * sum(before.parts.map((part) => part ** 2)));
            expect(mean.high - mean.value).toBeCloseTo(studentQuantile(Z, before.telling - 1) * error, 9);
          }
          const difference = picture.differences[0];
          expect(difference === null).toBe(before.count < 20 || after.count < 20);
          if (!difference || before.tables !== after.tables) continue;
          // With as many tables on both sides, the variance is that of the differences of the parts.
          const parts = after.parts.map((part, table) => part - before.parts[table]!);
          const error = Math.sqrt(before.correction * sum(parts.map((part) => part ** 2)));
          const steps = before.sums.flatMap((own, table) => {
            const [from, to] = [before.sizes[table]!, after.sizes[table]!];
            if (from + to === 0) return [];
            return from === to ? [(after.sums[table]! - own) / to] : [Number.NaN];
          });
          const degrees = Math.min(before.tables, tellingOf(Float64Array.from(steps))) - 1;
          expect(difference.value).toBeCloseTo(after.mean - before.mean, 9);
          expect(difference.high - difference.value).toBeCloseTo(studentQuantile(Z, degrees) * error, 7);
        }
      }),
    );
  });

  test('turns around with the sides', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const turned = rows.map(([before, after]) => [after, before]) as Rows;
        const there = draw(byCount(trait, groupsOf(rows)), rows);
        const back = draw(byCount(trait, groupsOf(turned)), turned);
        for (const [group, { before, after, differences }] of there.entries()) {
          expect(back[group]!.before).toEqual(after);
          expect(back[group]!.after).toEqual(before);
          const [one, other] = [differences[0]!, back[group]!.differences[0]!];
          if (one === null) expect(other).toBeNull();
          else {
            expect(other.value).toBeCloseTo(-one.value, 12);
            expect(other.low).toBeCloseTo(-one.high, 12);
          }
        }
      }),
    );
  });

  const table = (...values: readonly (readonly [number, number])[]): Rows =>
    values.map(([before, after]) => [
      { group: 0, value: before },
      { group: 0, value: after },
    ]);
  const times = (count: number, rows: Rows): Rows => Array.from({ length: count }, () => rows).flat();

  test('tells a group in which nothing has changed from one in which something has', () => {
    const rows = times(30, table([1, 1], [2, 2], [3, 4]));
    const verdicts = draw(bySeat(seats, 30), rows).map(({ differences }) => differences[0]!.verdict);
    expect(verdicts).toEqual(['identical', 'identical', 'every-table']);
  });

  test('claims no direction where every table gains the same a seat, however many seats of the group it has', () => {
    // Tables with one seat of the group and with three: their sums do not gain the same.
    const rows = Array.from({ length: 90 }, (_, at) => {
      const place = at % 6 === 1 || at % 6 === 2 ? 1 : 0;
      return [
        { group: place, value: at % 7 },
        { group: place, value: (at % 7) + 75 },
      ] as const;
    }) as Rows;
    const [group] = draw(byCount(trait, groupsOf(rows)), rows);
    const found = group!.differences[0]!;
    expect(found.value).toBeCloseTo(75, 9);
    expect(found).toMatchObject({ low: found.value, high: found.value, verdict: 'every-table' });
  });

  test('takes how far a shift spreads from the few tables that do otherwise', () => {
    const rows = times(99, table([1, 76], [2, 77], [3, 78])).concat(table([1, 1], [2, 2], [3, 3]));
    const found = draw(bySeat(seats, 100), rows)[0]!.differences[0]!;
    // 75 at 99 tables and 0 at one have the mean 74.25 and the spread 7.5.
    expect(found.value).toBeCloseTo(74.25, 9);
    expect(found.high - found.value).toBeCloseTo(studentQuantile(Z, 1) * 0.75, 9);
  });

  test('measures how narrow an interval is by the spread of the group before, where its mean is small', () => {
    // Before −10 and 10, one as often as the other; at every other table all seats gain 1, at the others they lose 1.
    const rows = Array.from({ length: 60 * seats }, (_, at) => {
      const value = at % 2 === 0 ? 10 : -10;
      return table([value, value + (Math.floor(at / seats) % 2 === 0 ? 1 : -1)])[0]!;
    });
    const draws = (precision: number) =>
      drawBreakdown(byCategory(trait, ['all'], groupsOf(rows)), numbersOf(rows), seats, { z: Z, precision }).groups[0]!
        .differences[0]!;
    const { value, high } = draws(0);
    const { sd } = moments(valuesOf(rows).before);
    const reached = (100 * (high - value)) / sd;
    expect(draws(reached * 1.001).verdict).toBe('no-difference-seen');
    expect(draws(reached * 0.999).verdict).toBe('not-enough-tables');
  });

  test('sees that seats of a group have changed places even where its sums have not, and claims nothing', () => {
    const rows = times(10, table([1, 2], [2, 1], [3, 3]));
    const [group] = draw(byCategory(trait, ['all'], groupsOf(rows)), rows);
    expect(group!.differences[0]).toEqual({ value: 0, low: 0, high: 0, verdict: 'not-enough-tables' });
  });

  test('sees seats that come and go', () => {
    const rows = times(20, [
      [
        { group: 0, value: 5 },
        { group: 1, value: 5 },
      ],
      [
        { group: 1, value: 5 },
        { group: 0, value: 5 },
      ],
      [
        { group: 2, value: 5 },
        { group: 2, value: 5 },
      ],
    ]);
    const verdicts = draw(byCount(trait, groupsOf(rows)), rows).map(({ differences }) => differences[0]!.verdict);
    expect(verdicts).toEqual(['not-enough-tables', 'not-enough-tables', 'identical']);
  });

  test('sees seats that only come, even where they bring nothing', () => {
    const still = { group: 1, value: 0 };
    const rows = times(20, [
      [{ group: 0, value: 0 }, still],
      [still, still],
      [still, still],
    ]);
    expect(draw(byCount(trait, groupsOf(rows)), rows)[1]!.differences[0]!.verdict).toBe('not-enough-tables');
  });

  test('knows the share of a group by tables', () => {
    // At three tables of ten all seats are in the group.
    const rows = Array.from({ length: 100 * seats }, (_, at) => {
      const own = { group: Math.floor(at / seats) % 10 < 3 ? 1 : 0, value: 0 };
      return [own, own] as Rows[number];
    });
    const { value, low, high } = draw(byCount(trait, groupsOf(rows)), rows)[1]!.before.share;
    expect(value).toBe(0.3);
    expect(low).toBeCloseTo(wilson(0.3, 99, Z).low, 12);
    expect(high).toBeCloseTo(wilson(0.3, 99, Z).high, 12);
  });

  test('says nothing of a group without a seat, and gives no mean of one with few', () => {
    const rows = times(6, table([1, 1], [2, 2], [3, 3]));
    const [all, none] = draw(byCategory(trait, ['all', 'none'], groupsOf(rows)), rows);
    expect(all!.before.means).toEqual([null]);
    expect(all!.before.wins).not.toBeNull();
    const empty = { count: 0, share: wilson(0, 6, Z), wins: null, means: [null] };
    expect(none).toMatchObject({ before: empty, after: empty, differences: [null] });
  });

  test('gives no mean of many seats at a single table', () => {
    const columns = { before: new Float64Array(30), after: new Float64Array(30) };
    const numbers = { measures: [{ columns, scale: 1 }], wins: columns };
    const [group] = drawBreakdown(byCategory(trait, ['all'], columns), numbers, 30, level).groups;
    expect(group!.before.means).toEqual([null]);
    expect(group!.differences).toEqual([null]);
  });

  test('has how often a seat of the group wins, by tables where all its seats win or none does', () => {
    const rows = times(50, table([1, 1], [2, 2], [3, 3]));
    const [first, second] = draw(bySeat(seats, 50), rows);
    expect(first!.before.wins).toEqual(wilson(1, 50, Z));
    expect(second!.before.wins).toEqual(wilson(0, 50, Z));
    // One of three seats at every table.
    const [all] = draw(byCategory(trait, ['all'], groupsOf(rows)), rows);
    expect(all!.before.wins!.value).toBeCloseTo(1 / 3, 12);
  });

  test('tells how much more often a group wins, paired by table', () => {
    const rows = times(50, table([1, 1], [2, 2], [3, 3]));
    // Before the first seat of every table wins; with the change the second one at two tables of five.
    const won = (isAfter: boolean): Float64Array =>
      Float64Array.from(rows, (_, at) => {
        const winner = isAfter && Math.floor(at / seats) % 5 < 2 ? 1 : 0;
        return Number(at % seats === winner);
      });
    const numbers = { ...numbersOf(rows), wins: { before: won(false), after: won(true) } };
    const [first, second, third] = drawBreakdown(bySeat(seats, 50), numbers, seats, level).groups;
    const error = Math.sqrt((0.4 * 0.6) / 49);
    expect(first!.winsDifference!.value).toBeCloseTo(-0.4, 12);
    expect(first!.winsDifference!.high - first!.winsDifference!.value).toBeCloseTo(studentQuantile(Z, 19) * error, 12);
    expect(first!.winsDifference!.verdict).toBe('lower');
    expect(second!.winsDifference!.verdict).toBe('higher');
    expect(third!.winsDifference).toEqual({ value: 0, low: 0, high: 0, verdict: 'identical' });
  });

  test('tells how much larger the share of a group is, as the difference of rates of seats', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        // At most one seat of a table is in the group, so that none comes where another one goes.
        const place = column(rows, ({ group }) => Number(group === 0));
        for (const side of [place.before, place.after]) {
          for (let at = 0; at < side.length; at++) if (at % seats !== 0) side[at] = 0;
        }
        const tables = rows.length / seats;
        const group = draw(byCategory(trait, ['out', 'in'], place), rows)[1]!;
        const { verdict, ...estimate } = group.shareDifference!;
        expect(estimate).toEqual(shareDifference(shareMoves(place.before, place.after, seats), seats, tables, Z));
        expect(estimate.value).toBeCloseTo(group.after.share.value - group.before.share.value, 12);
        expect(verdict === 'identical').toBe(place.before.every((own, at) => own === place.after[at]));
      }),
    );
    expect(draw(bySeat(seats, 10), times(10, table([1, 1], [2, 2], [3, 3])))[0]!.shareDifference).toBeNull();
  });

  test('knows for sure how many seats are seat 1', () => {
    const rows = times(50, table([1, 1], [2, 2], [3, 3]));
    expect(draw(bySeat(seats, 50), rows)[0]!.before.share).toEqual({ value: 1 / 3, low: 1 / 3, high: 1 / 3 });
  });

  test('of no table is empty, and not broken', () => {
    for (const group of draw(bySeat(seats, 0), [])) {
      expect(group.before).toEqual({ count: 0, share: { value: 0, low: 0, high: 0 }, wins: null, means: [null] });
    }
    expect(draw(byCount(trait, groupsOf([])), [])).toEqual([]);
  });
});

/** The definition, word for word: what each table adds to the error of a group's mean. */
function linearised(place: Float64Array, values: Float64Array, group: number) {
  const tables = place.length / seats;
  const rows = Array.from({ length: tables }, (_, table) =>
    Array.from({ length: seats }, (_entry, own) => table * seats + own).filter((at) => place[at] === group),
  );
  const sizes = rows.map((own) => own.length);
  const sums = rows.map((own) => sum(own.map((at) => values[at]!)));
  const count = sum(sizes);
  const mean = count === 0 ? 0 : sum(sums) / count;
  const within = sizes.filter((size) => size > 0).length;
  return {
    count,
    mean,
    sizes,
    sums,
    tables: within,
    telling: tellingOf(Float64Array.from(rows.flatMap((own, at) => (own.length > 0 ? [sums[at]! / own.length] : [])))),
    correction: within / (within - 1),
    parts: sums.map((own, table) => (own - sizes[table]! * mean) / count),
  };
}
