import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DetailedSample } from '../sample.ts';
import { drawPicture } from './draw-picture.ts';
import { zOf } from './looks.ts';
import { moments } from './moments.ts';
import type { Difference, Picture } from './picture.ts';
import { wilson } from './rates.ts';
import { madeUpGame, madeUpSample } from './testing/made-up-tables.ts';

const SEATS = 3;
const plan = { look: 1, looks: 3, precision: 0, compares: true };
const draw = (before: readonly DetailedSample[], after: readonly DetailedSample[]): Picture =>
  drawPicture(madeUpGame, before, after, plan);
const tables = (count: number, change = 0): DetailedSample[] => [
  madeUpSample({ first: 0, tables: count, seats: SEATS, change }),
];
/** The same tables, cut behind the given ones. */
const cut = (count: number, places: readonly number[], change = 0): DetailedSample[] => {
  const ends = [...new Set([...places.filter((place) => place < count), count])].sort((one, other) => one - other);
  return ends.map((end, at) => {
    const first = ends[at - 1] ?? 0;
    return madeUpSample({ first, tables: end - first, seats: SEATS, change });
  });
};

/** All differences of a picture. */
const differencesOf = ({ measures, flags, breakdowns, account, rules }: Picture): (Difference | null)[] => [
  ...[...measures, ...flags, ...(account?.parts ?? []), ...rules].map(({ difference }) => difference),
  ...breakdowns.flatMap(({ groups }) =>
    groups.flatMap(({ differences, winsDifference, shareDifference }) => [
      ...differences,
      winsDifference,
      shareDifference,
    ]),
  ),
];

/** Every number of a picture. */
const numbersOf = (part: unknown): number[] =>
  typeof part === 'number' ? [part] : part && typeof part === 'object' ? Object.values(part).flatMap(numbersOf) : [];

test('how the tables are cut into samples makes no difference', () => {
  const count = 60;
  const whole = draw(tables(count), tables(count, 4));
  const places = fc.array(fc.integer({ min: 1, max: count - 1 }), { maxLength: 8 });
  fc.assert(
    fc.property(places, places, (one, other) => {
      expect(draw(cut(count, one), cut(count, other, 4))).toEqual(whole);
    }),
  );
});

test('room for more tables than there are makes no difference', () => {
  const roomy = (change = 0): DetailedSample[] => {
    const [exact] = tables(40, change);
    const [larger] = tables(50, change);
    return [{ ...larger!, tables: 40, ruleTables: exact!.ruleTables, ruleTimes: exact!.ruleTimes }];
  };
  expect(draw(roomy(), roomy(4))).toEqual(draw(tables(40), tables(40, 4)));
});

describe('with the sides exchanged', () => {
  const [there, back] = [draw(tables(200), tables(200, 3)), draw(tables(200, 3), tables(200))];

  test('every difference is turned around', () => {
    const others = differencesOf(back);
    expect(differencesOf(there).filter(Boolean).length).toBeGreaterThan(20);
    for (const [place, difference] of differencesOf(there).entries()) {
      const other = others[place]!;
      if (difference === null) {
        expect(other).toBeNull();
        continue;
      }
      expect(other.value).toBeCloseTo(-difference.value, 9);
      expect(other.low).toBeCloseTo(-difference.high, 9);
      expect(other.high).toBeCloseTo(-difference.low, 9);
      const turned = { higher: 'lower', lower: 'higher', identical: 'identical' } as Record<string, string>;
      if (turned[difference.verdict]) expect(other.verdict).toBe(turned[difference.verdict]);
    }
  });

  test('each side is what the other was', () => {
    for (const [place, measure] of there.measures.entries()) {
      const other = back.measures[place]!;
      expect(other.mean).toEqual({ before: measure.mean.after, after: measure.mean.before });
      expect(other.bins).toEqual({ ...measure.bins, before: measure.bins.after, after: measure.bins.before });
      expect(other.pairingGain).toBe(measure.pairingGain);
    }
  });
});

describe('a picture', () => {
  const picture = draw(tables(200), tables(200, 6));

  test('has all that the game declares, in its order', () => {
    expect(picture).toMatchObject({ tables: 200, look: 1, looks: 3 });
    expect(picture.measures.map(({ id }) => id)).toEqual(['people', 'money']);
    expect(picture.breakdowns.map(({ id }) => id)).toEqual(['seat', 'venue', 'acts']);
    expect(picture.flags.map(({ id }) => id)).toEqual(['full']);
    expect(picture.account!.parts.map(({ id }) => id)).toEqual(['tickets', 'rent']);
    expect(picture.course!.stops.map(({ label }) => label)).toEqual(['Morning', 'Evening']);
    const { before, after } = picture.course!.stops[1]!;
    expect(picture.course!.difference!.value).toBeCloseTo(after.mean.value - before.mean.value, 9);
    expect(picture.course!.difference!.low).toBeLessThan(picture.course!.difference!.value);
    expect(picture.rules.map(({ id }) => id)).toEqual(['X-1', 'X-2']);
  });

  test('has neither account nor course where the game has none', () => {
    const { account: _account, course: _course, ...plain } = madeUpGame;
    const found = drawPicture(plain, tables(5), tables(5), plan);
    expect(found).not.toHaveProperty('account');
    expect(found).not.toHaveProperty('course');
  });

  test('reads the course of each side by its own stops, as if that side were drawn alone', () => {
    const longer = tables(200, 6).map((sample) => ({
      ...sample,
      details: { ...sample.details, course: threeStops(sample.details.course) },
    }));
    const stops = { before: ['Morning', 'Evening'], after: ['Morning', 'Noon', 'Evening'] };
    const found = drawPicture({ ...madeUpGame, stops }, tables(200), longer, plan).course!.stops;
    const alone = { before: stops.after, after: stops.after };
    const changed = drawPicture({ ...madeUpGame, stops: alone }, longer, longer, plan).course!.stops;
    expect(found.map(({ label }) => label)).toEqual(stops.after);
    expect(found.map(({ after }) => after)).toEqual(changed.map(({ after }) => after));
    const before = picture.course!.stops.map((stop) => stop.before);
    // Who passes without a noon still has what the morning has left.
    expect(found.map((stop) => stop.before)).toEqual([before[0], before[0], before[1]]);
  });

  test('sees a change of 6 people at about a third of the tables, and what does not depend on it', () => {
    const [people] = picture.measures;
    for (const { difference, mean } of picture.measures) {
      expect(difference.value).toBeCloseTo(mean.after.value - mean.before.value, 9);
    }
    expect(people!.difference.verdict).toBe('higher');
    expect(people!.difference.value).toBeGreaterThan(6 * 0.25);
    expect(people!.difference.value).toBeLessThan(6 * 0.42);
    expect(people!.pairingGain).toBeGreaterThan(20);
    expect(picture.account!.parts[1]!.difference.verdict).toBe('identical');
    expect(picture.flags[0]!.difference.value).toBeGreaterThan(0);
  });

  test('has numbers as people read them', () => {
    const money = tables(200)[0]!.values.filter((_, at) => at % 2 === 1);
    const { mean, sd, min, max } = moments(money);
    const found = picture.measures[1]!;
    expect(found.mean.before.value).toBeCloseTo(mean / 100, 9);
    expect(found.sd.before).toBeCloseTo(sd / 100, 9);
    expect([found.min.before, found.max.before]).toEqual([min / 100, max / 100]);
    // The account is in the unit of its measure, and the course in its own.
    const [tickets, rent] = picture.account!.parts;
    expect(tickets!.before.value - rent!.before.value).toBeCloseTo(mean / 100, 9);
    expect(picture.course!.stops[1]!.before.mean).toEqual(found.mean.before);
    expect(picture.course!.stops[1]!.before.p50).toBe(found.quantiles[2]!.before.value);
  });

  test('shares a first place among those who have it', () => {
    for (const { before } of picture.breakdowns[0]!.groups) expect(before.wins!.value).toBeGreaterThan(0);
    const all = picture.breakdowns[0]!.groups.reduce((sum, { before }) => sum + before.wins!.value, 0);
    expect(all).toBeCloseTo(1, 9);
  });

  test('has rules by tables', () => {
    const [sample] = tables(200);
    const [often, rarely] = picture.rules;
    expect(often!.times.before).toBe(sample!.ruleTimes[0]);
    expect(often!.share.before).toEqual(wilson(sample!.ruleTables[0]! / 200, 200, zOf(3)));
    expect(rarely!.share.before.value).toBeGreaterThan(0);
  });

  test('tells how much more often a rule fires, by tables', () => {
    // The first rule no longer fires at even tables, and the second fires at every tenth.
    const fired = (sample: DetailedSample): DetailedSample => ({
      ...sample,
      details: {
        ...sample.details,
        fired: sample.details.fired.map((times, at) => {
          const table = sample.first + Math.floor(at / 2);
          return at % 2 === 0 ? (table % 2 === 0 ? 0 : times) : table % 10 === 0 ? 2 : times;
        }),
      },
    });
    const [often, rarely] = draw(tables(200), cut(200, [7, 90]).map(fired)).rules;
    const own = tables(200)[0]!.details.fired;
    const at = (rule: number, passes: (table: number, times: number) => boolean): number =>
      Array.from({ length: 200 }, (_, table) => passes(table, own[table * 2 + rule]!)).filter(Boolean).length;
    expect(often!.difference.value).toBeCloseTo(-at(0, (table, times) => table % 2 === 0 && times > 0) / 200, 12);
    expect(often!.difference.verdict).toBe('lower');
    expect(rarely!.difference.value).toBeCloseTo(at(1, (table, times) => table % 10 === 0 && times === 0) / 200, 12);
    expect(rarely!.difference.verdict).toBe('higher');
    expect(picture.rules.map(({ difference }) => difference.verdict)).toEqual(['identical', 'identical']);
  });

  test('has wider intervals the more looks are planned', () => {
    const of = (looks: number) => drawPicture(madeUpGame, tables(100), tables(100, 2), { ...plan, looks }).measures[0]!;
    const widths = [1, 4, 9].map((looks) => of(looks).difference.high - of(looks).difference.low);
    expect(widths[0]).toBeLessThan(widths[1]!);
    expect(widths[1]).toBeLessThan(widths[2]!);
  });

  test('is precise when the difference of every headline measure is, however the others are', () => {
    const isPrecise = (precision: number): boolean =>
      drawPicture(madeUpGame, tables(200), tables(200, 6), { ...plan, precision }).isPrecise;
    const { difference, mean, sd } = picture.measures[0]!;
    const reached = (50 * (difference.high - difference.low)) / Math.max(mean.before.value, sd.before);
    expect(isPrecise(reached * 1.01)).toBe(true);
    expect(isPrecise(reached * 0.99)).toBe(false);
    expect(isPrecise(0)).toBe(false);
  });

  test('without a change is precise when the mean of every headline measure is', () => {
    const { mean, sd } = picture.measures[0]!;
    const reached = (50 * (mean.before.high - mean.before.low)) / Math.max(mean.before.value, sd.before);
    const isPrecise = (precision: number, compares: boolean): boolean =>
      drawPicture(madeUpGame, tables(200), tables(200), { ...plan, precision, compares }).isPrecise;
    expect(isPrecise(reached * 1.01, false)).toBe(true);
    expect(isPrecise(reached * 0.99, false)).toBe(false);
    // A change that has come to no table yet is not known at all.
    expect(isPrecise(100, true)).toBe(false);
  });
});

test('how narrow the difference of a flag is, is measured by the spread of what is true or not', () => {
  const flag = (precision: number) =>
    drawPicture(madeUpGame, tables(200), tables(200, 1), { ...plan, precision }).flags[0]!;
  const { before, difference } = flag(0);
  const reached = (50 * (difference.high - difference.low)) / Math.sqrt(before.value * (1 - before.value));
  expect(flag(reached * 1.001).difference.verdict).toBe('no-difference-seen');
  expect(flag(reached * 0.999).difference.verdict).toBe('not-enough-tables');
});

describe('of sides that are equal', () => {
  test('every difference is identical', () => {
    const verdicts = differencesOf(draw(tables(100), tables(100))).flatMap((difference) => difference?.verdict ?? []);
    expect(new Set(verdicts)).toEqual(new Set(['identical']));
  });
});

describe('of few tables', () => {
  test.each([
    ['no sample', [], []],
    ['a sample without a table', tables(0), tables(0)],
    ['one table', tables(1), tables(1, 5)],
    ['two tables', tables(2), tables(2, 5)],
  ])('%s: every number is one', (_, before, after) => {
    const picture = draw(before, after);
    expect(numbersOf(picture).filter((number) => !Number.isFinite(number))).toEqual([]);
    expect(picture.isPrecise).toBe(false);
    for (const difference of differencesOf(picture)) {
      if (difference) expect(['not-enough-tables', 'identical']).toContain(difference.verdict);
    }
  });

  test('of no table nothing is said to be identical', () => {
    expect(draw([], []).measures.map(({ difference }) => difference.verdict)).toEqual([
      'not-enough-tables',
      'not-enough-tables',
    ]);
  });
});

test.each([
  ['more tables', tables(10), tables(11)],
  ['more seats', tables(10), [madeUpSample({ first: 0, tables: 10, seats: SEATS + 1 })]],
  ['other tables', tables(10), [madeUpSample({ first: 10, tables: 10, seats: SEATS })]],
  ['nothing', tables(10), []],
])('sides do not match where one has %s', (_, before, after) => {
  expect(() => draw(before, after)).toThrow(RangeError);
  expect(() => draw(after, before)).toThrow(RangeError);
});

/** The same two stops with one between them, at which there is a hundred more than in the morning. */
const threeStops = (course: Float64Array): Float64Array =>
  Float64Array.from({ length: (course.length / 2) * 3 }, (_, at) => {
    const [morning, evening] = course.subarray(Math.floor(at / 3) * 2);
    return [morning!, morning! + 100, evening!][at % 3]!;
  });
