import { describe, expect, test } from 'vitest';
import type { Account, Measure, Rule, Trait } from '../../../src-engine/game.ts';
import type {
  CourseBand,
  Difference,
  Estimate,
  FlagPicture,
  GroupPicture,
  MeasurePicture,
  RulePicture,
  Verdict,
} from '../../../src-engine/statistics/picture.ts';
import { accountReading } from './account.ts';
import { breakdownReading, seatWinsReading } from './breakdown.ts';
import { courseReading } from './course.ts';
import { differenceReading, measureReading, pairingReading } from './measure.ts';
import { ratesReading } from './rates.ts';
import { rulesReading } from './rules.ts';

const audience: Measure = { id: 'audience', label: 'Audience', unit: 'people', decimals: 0, help: '' };
const profit: Measure = { id: 'profit', label: 'Profit', unit: '€', decimals: 2, help: '' };
const fill: Measure = { id: 'fill', label: 'Fill of the venue', unit: '%', decimals: 2, help: '' };
const measures = [audience, profit];
const looks = 5;
const seen = { tables: 512, looks };

const about = (value: number, by: number): Estimate => ({ value, low: value - by, high: value + by });
const moved = (value: number, by: number, verdict: Verdict = value > 0 ? 'higher' : 'lower'): Difference => ({
  ...about(value, by),
  verdict,
});

describe('the difference of a measure', () => {
  test.each([
    [moved(17, 2), audience, 'The mean of audience is 17 people higher with the change (15 to 19).'],
    [moved(-40, 3.5), profit, 'The mean of profit is €40 lower with the change (36 to 44).'],
    [moved(2.1, 0.2), fill, 'The mean of fill of the venue is 2.1 points higher with the change (1.9 to 2.3).'],
    [
      moved(0.4, 1.1, 'no-difference-seen'),
      audience,
      'No difference seen: if the change moves the mean of audience, then by no more than 1.5 people either way.',
    ],
    [
      moved(3, 8, 'not-enough-tables'),
      audience,
      'Not enough tables yet to tell whether the change moves the mean of audience: anything from −5 to +11 people is possible.',
    ],
    [
      moved(3, 0, 'not-enough-tables'),
      audience,
      'Not enough tables yet to tell whether the change moves the mean of audience.',
    ],
    [
      moved(0, 0, 'identical'),
      audience,
      'In none of the 512 tables has the change made a difference to audience: it touches at most 1.5 % of tables.',
    ],
  ])('%o', (difference, measure, text) => {
    expect(differenceReading(measure.label, difference, measure, seen)).toBe(text);
  });

  test('never says that something is higher by nothing', () => {
    expect(
      differenceReading('Audience', { value: 12, low: 0.2, high: 23.8, verdict: 'higher' }, audience, seen),
    ).toContain('(0.2 to 23.8)');
  });

  test('that is the same in every table is told as a fact about these, with what is known of others', () => {
    expect(differenceReading('Profit', moved(300, 0, 'every-table'), profit, seen)).toBe(
      'In every one of the 512 tables the mean of profit is €300 higher with the change: it does something else in at most 1.5 % of tables.',
    );
    expect(differenceReading('Profit', moved(-300, 0, 'every-table'), profit, seen)).toContain('€300 lower');
  });
});

const pictureOf = (quantiles: readonly number[], pairingGain?: number): MeasurePicture => ({
  id: 'audience',
  bins: { start: 0, width: 1, before: [], after: [] },
  mean: { before: about(214, 2), after: about(231, 2) },
  sd: { before: 1, after: 1 },
  min: { before: 0, after: 0 },
  max: { before: 1, after: 1 },
  quantiles: [0.05, 0.25, 0.5, 0.75, 0.95].map((p, i) => ({
    p,
    before: about(quantiles[i]!, 1),
    after: about(quantiles[i]!, 1),
  })),
  difference: moved(17, 2),
  ...(pairingGain !== undefined && { pairingGain }),
});

describe('a distribution', () => {
  test('without a change: the middle, and where nearly all are', () => {
    expect(measureReading(audience, pictureOf([120, 180, 214, 250, 290]), false, seen)).toBe(
      'The median of audience is 214; about nine in ten seats lie from 120 to 290.',
    );
    expect(measureReading(profit, pictureOf([-120, 180, 2140, 2500, 2900]), false, seen)).toBe(
      'The median of profit is €2,140; about nine in ten seats lie from −€120 to €2,900.',
    );
  });

  test('that is a single value says so', () => {
    expect(measureReading(audience, pictureOf([6, 6, 6, 6, 6]), false, seen)).toBe(
      'For nine in ten seats or more, audience comes to 6.',
    );
  });

  test('with a change: the difference', () => {
    expect(measureReading(audience, pictureOf([1, 2, 3, 4, 5]), true, seen)).toMatch(
      /^The mean of audience is 17 people/,
    );
  });

  test('says what pairing gained where it gained something', () => {
    const one = { measure: audience, picture: pictureOf([1, 2, 3, 4, 5], 1.2) };
    const two = { measure: profit, picture: pictureOf([1, 2, 3, 4, 5], 5.94) };
    const three = { measure: fill, picture: pictureOf([1, 2, 3, 4, 5], 21.2) };
    expect(pairingReading([one])).toBe('');
    expect(pairingReading([one, two])).toBe(
      'The same seeds on both sides are worth 5.9 times as many tables for profit.',
    );
    expect(pairingReading([two, three])).toBe(
      'The same seeds on both sides are worth 5.9 times as many tables for profit, 21 times for fill of the venue.',
    );
  });
});

interface GroupShape {
  readonly wins?: Estimate | null;
  readonly before?: Estimate | null;
  readonly after?: Estimate | null;
  readonly difference?: Difference | null;
  readonly winsDifference?: Difference | null;
  readonly shareDifference?: Difference | null;
  readonly count?: number;
}

const group = (
  label: string,
  {
    wins = null,
    before = null,
    after = null,
    difference = null,
    winsDifference = null,
    shareDifference = null,
    count = 100,
  }: GroupShape,
): GroupPicture => {
  const side = (mean: Estimate | null) => ({ count, share: about(0.25, 0.01), wins, means: [mean, null] });
  const differences = { differences: [difference, null], winsDifference, shareDifference };
  return { key: 0, label, before: side(before), after: side(after), ...differences };
};
const wins = (value: number, by = 0.01): GroupShape => ({ wins: about(value, by) });
const by = (...groups: GroupPicture[]) => ({ id: 'venue', groups });

describe('wins by seat', () => {
  test('name the seat that is furthest from an equal share, and what that would be', () => {
    const picture = by(
      group('Seat 1', wins(0.34)),
      group('Seat 2', wins(0.25)),
      group('Seat 3', wins(0.21)),
      group('Seat 4', wins(0.2)),
    );
    expect(seatWinsReading(picture, false, looks)).toBe(
      'Seat 1 wins 34.0 % of tables (33.0 to 35.0); an equal share would be 25 %.',
    );
  });

  test('name no seat that is off by no more than one of so many is by chance', () => {
    const others = (count: number) => Array.from({ length: count }, (_, i) => group(`Seat ${i + 2}`, wins(0.1, 0.02)));
    // One interval just misses the equal share: that is enough for a single seat, and not for one of ten.
    const off = (count: number) => group('Seat 1', wins(1 / count + 0.0103, 0.01));
    expect(seatWinsReading(by(off(10), ...others(9)), false, looks)).toMatch(/^No seat is seen to win more or less/);
  });

  test('tell what the change does to them', () => {
    const seat = (label: string, value: number, difference: Difference) =>
      group(label, { ...wins(value), winsDifference: difference });
    const still = moved(0.001, 0.004, 'no-difference-seen');
    expect(seatWinsReading(by(seat('Seat 1', 0.6, moved(0.02, 0.004)), seat('Seat 2', 0.4, still)), true, looks)).toBe(
      'Seat 1 wins 60.0 % of tables (59.0 to 61.0); an equal share would be 50 %; the change is seen to move only Seat 1 by +2.0 points (+1.6 to +2.4).',
    );
    expect(seatWinsReading(by(seat('Seat 1', 0.5, still), seat('Seat 2', 0.5, still)), true, looks)).toBe(
      'No seat is seen to win more or less than an equal share, 50 % of tables; the change is seen to move none of them.',
    );
  });

  test('claim nothing that is within chance', () => {
    expect(
      seatWinsReading(by(group('Seat 1', wins(0.52, 0.03)), group('Seat 2', wins(0.48, 0.03))), false, looks),
    ).toBe('No seat is seen to win more or less than an equal share, 50 % of tables.');
  });

  test('of one seat, or none', () => {
    expect(seatWinsReading(by(group('Seat 1', wins(1))), false, looks)).toBe('There is only one seat.');
    expect(seatWinsReading(by(group('Seat 1', {})), false, looks)).toBe('No seat has played yet.');
  });
});

describe('a breakdown', () => {
  const read = (...groups: GroupPicture[]): string => breakdownReading(by(...groups), 'wins', measures, false, looks);

  test('says who has most and least only where their intervals are apart from all others', () => {
    expect(read(group('bar', wins(0.14)), group('club', wins(0.24)), group('hall', wins(0.35)))).toBe(
      'Hall wins most often (35.0 %), bar least often (14.0 %).',
    );
    expect(read(group('bar', wins(0.14)), group('club', wins(0.15)), group('hall', wins(0.35)))).toBe(
      'Hall wins most often (35.0 %).',
    );
    expect(read(group('bar', wins(0.14)), group('club', wins(0.34)), group('hall', wins(0.35)))).toBe(
      'Bar wins least often (14.0 %).',
    );
  });

  test('compares two where a group in between makes it unclear', () => {
    expect(
      read(group('1', wins(0.38, 0.1)), group('2', wins(0.37)), group('3', wins(0.11)), group('4', wins(0.1, 0.1))),
    ).toBe('2 wins more often (37.0 %) than 3 (11.0 %).');
    expect(read(group('bar', wins(0.2)), group('hall', wins(0.3)))).toBe(
      'Hall wins more often (30.0 %) than bar (20.0 %).',
    );
  });

  test('says so where nobody stands out', () => {
    expect(read(group('bar', wins(0.24, 0.05)), group('hall', wins(0.26, 0.05)))).toBe(
      'No group is seen to stand out.',
    );
  });

  test('of one group, or of too few seats', () => {
    expect(read(group('bar', wins(0.25)), group('hall', { count: 0 }))).toBe('Only bar occurs: it wins 25.0 %.');
    expect(read(group('bar', wins(0.25)), group('hall', {}))).toBe('Only bar has enough seats to say: it wins 25.0 %.');
    expect(read(group('bar', {}))).toBe('Too few seats in every group to say.');
  });

  test('of shares', () => {
    const rare = { ...group('bar', {}), before: { ...group('bar', {}).before, share: about(0.05, 0.01) } };
    expect(breakdownReading(by(rare, group('hall', {})), 'share', measures, false, looks)).toBe(
      'Hall is more common (25.0 %) than bar (5.0 %).',
    );
  });

  test('of a measure also says what the change moves', () => {
    const one = (label: string, after: number, difference: Difference) =>
      group(label, { before: about(100, 1), after: about(after, 1), difference });
    const text = (...groups: GroupPicture[]): string =>
      breakdownReading(by(...groups), audience, measures, true, looks);
    expect(text(one('bar', 100, moved(0, 0, 'identical')), one('hall', 175, moved(75, 1)))).toBe(
      'Hall has a higher mean of audience (175) than bar (100); the change is seen to move only hall by +75 people (+74 to +76).',
    );
    expect(text(one('bar', 120, moved(20, 1)), one('hall', 175, moved(75, 1)))).toMatch(
      /; the change is seen to move all of them, hall by \+75 people \(\+74 to \+76\)\.$/,
    );
    expect(
      text(
        one('bar', 80, moved(-20, 1)),
        one('hall', 175, moved(75, 1)),
        one('pit', 100, moved(0, 9, 'not-enough-tables')),
      ),
    ).toMatch(/; the change is seen to move two of three, hall by \+75 people/);
    expect(
      text(one('bar', 100, moved(0, 2, 'no-difference-seen')), one('hall', 175, moved(1, 2, 'not-enough-tables'))),
    ).toMatch(/; the change is seen to move none of them\.$/);
    expect(text(one('bar', 100, moved(0, 0, 'identical')), one('hall', 175, moved(0, 0, 'identical')))).toMatch(
      /; in no table has the change moved anything here\.$/,
    );
  });

  test('of wins and shares also says what the change moves', () => {
    const one = (label: string, winsDifference: Difference, shareDifference: Difference) =>
      group(label, { ...wins(0.25), winsDifference, shareDifference });
    const none = moved(0, 0.01, 'identical');
    const groups = by(one('bar', moved(0.1, 0.01), none), one('hall', none, moved(-0.2, 0.01)));
    expect(breakdownReading(groups, 'wins', measures, true, looks)).toMatch(
      /; the change is seen to move only bar by \+10\.0 points \(\+9\.0 to \+11\.0\)\.$/,
    );
    expect(breakdownReading(groups, 'share', measures, true, looks)).toMatch(
      /; the change is seen to move only hall by −20\.0 points/,
    );
  });

  test('picks none of many that only just moves', () => {
    const still = moved(0, 1, 'no-difference-seen');
    const text = (...differences: Difference[]): string =>
      breakdownReading(
        by(...differences.map((difference, i) => group(`g${i}`, { after: about(100, 9), difference }))),
        audience,
        measures,
        true,
        looks,
      );
    const just = moved(1.05, 1);
    expect(text(just)).toMatch(/move only g0/);
    expect(text(just, still, still)).toMatch(/; what the change seems to move may be chance, among so many\.$/);
    // The clearest must hold among all three, the next among two.
    expect(text(just, moved(9, 1), still)).toMatch(/move only g1/);
    expect(text(moved(1.12, 1), moved(9, 1), still)).toMatch(/move two of three, g1/);
    expect(text(moved(1.12, 1), still, still)).toMatch(/may be chance/);
  });

  test('calls groups as they are called away from their chart', () => {
    const picture = by(group('2', wins(0.3)), group('4', wins(0.1)));
    expect(breakdownReading(picture, 'wins', measures, false, looks, ({ label }) => `Acts: ${label}`)).toBe(
      'Acts: 2 wins more often (30.0 %) than 4 (10.0 %).',
    );
  });
});

describe('how often things are so', () => {
  const traits: Trait[] = ['full', 'cap'].map((id) => ({
    id,
    label: id === 'full' ? 'Full' : 'Marketing cap',
    kind: 'flag',
    help: '',
  }));
  const flag = (id: string, before: number, after: number, verdict: Verdict): FlagPicture => ({
    id,
    before: about(before, 0.01),
    after: about(after, 0.01),
    difference: { ...about(after - before, 0.004), verdict },
  });

  test('without a change: what is seen most often', () => {
    const flags = [flag('full', 0.06, 0.06, 'identical'), flag('cap', 0.31, 0.31, 'identical')];
    expect(ratesReading(flags, traits, false, looks)).toBe('Seen most often: marketing cap, 31.0 % of seats.');
    expect(ratesReading(flags.slice(0, 1), traits, false, looks)).toBe('Full: 6.0 % of seats.');
  });

  test('never', () => {
    const flags = [flag('full', 0, 0, 'identical'), flag('cap', 0, 0, 'identical')];
    expect(ratesReading(flags, traits, false, looks)).toBe('None of these is true of any seat that was played.');
    expect(ratesReading(flags.slice(0, 1), traits, true, looks)).toBe(
      '“Full” is not true of any seat that was played.',
    );
    expect(ratesReading([], traits, true, looks)).toBe('');
  });

  test('with a change: what it moves', () => {
    const still = flag('cap', 0.31, 0.312, 'no-difference-seen');
    expect(ratesReading([flag('full', 0.06, 0.09, 'higher'), still], traits, true, looks)).toBe(
      'The change moves “Full”: 9.0 % of seats, 6.0 % before (+3.0 points, +2.6 to +3.4).',
    );
    expect(
      ratesReading([flag('full', 0.06, 0.09, 'higher'), flag('cap', 0.31, 0.21, 'lower')], traits, true, looks),
    ).toBe(
      'The change moves all of these, among them “Marketing cap”: 21.0 % of seats, 31.0 % before (−10.0 points, −10.4 to −9.6).',
    );
    expect(ratesReading([still], traits, true, looks)).toBe('The change is seen to move none of these.');
    const just: FlagPicture = { ...flag('full', 0.06, 0.064, 'higher'), difference: moved(0.0042, 0.004) };
    expect(ratesReading([just], traits, true, looks)).toMatch(/^The change moves “Full”/);
    expect(ratesReading([just, still], traits, true, looks)).toBe(
      'What the change seems to move may be chance, among so many.',
    );
  });
});

describe('a course', () => {
  const course = { label: 'Cash', unit: '€', decimals: 2, help: '' };
  const band = (p50: number): CourseBand => ({ p05: 0, p25: 0, p50, p75: 0, p95: 0, mean: about(p50, 1) });
  const stops = (...medians: (readonly [number, number])[]) => ({
    difference: moved(300, 10),
    stops: medians.map(([before, after], i) => ({ label: `Round ${i + 1}`, before: band(before), after: band(after) })),
  });

  test('ends somewhere, and is lowest somewhere', () => {
    const picture = stops([1200, 1300], [700, 650], [2600, 2900]);
    expect(courseReading(course, picture, false, seen)).toBe(
      'The median of cash ends at €2,600; it is lowest at the end of Round 2, €700.',
    );
    expect(courseReading(course, picture, true, seen)).toBe(
      'The median of cash ends at €2,900 (€2,600 before the change); it is lowest at the end of Round 2, €650. The mean of cash at the end is €300 higher with the change (290 to 310).',
    );
  });

  test('that ends at its lowest, or has one stop, or none', () => {
    expect(courseReading(course, stops([1200, 0], [700, 0], [700, 0]), false, seen)).toBe(
      'The median of cash ends at €700, its lowest point.',
    );
    // Lower than anywhere before, and yet higher than without the change: which of both is meant is said.
    expect(courseReading(course, stops([0, 1200], [400, 700]), true, seen)).toMatch(
      /^The median of cash ends at €700 \(€400 before the change\), its lowest point\. The mean .* higher /,
    );
    expect(courseReading(course, stops([1200, 0]), false, seen)).toBe('The median of cash ends at €1,200.');
    expect(courseReading(course, { stops: [], difference: null }, false, seen)).toBe('Cash was not followed.');
  });
});

describe('an account', () => {
  const account: Account = {
    measure: 'profit',
    title: 'Where profit comes from',
    parts: [
      { id: 'tickets', label: 'Tickets', sign: 1 },
      { id: 'rent', label: 'Rent', sign: -1 },
    ],
  };
  const parts = (tickets: number, rent: number, ...differences: Difference[]) => ({
    parts: [tickets, rent].map((value, i) => ({
      id: account.parts[i]!.id,
      before: about(value, value === 0 ? 0 : 10),
      after: about(value, 10),
      difference: differences[i] ?? moved(0, 0, 'identical'),
    })),
  });

  test('with a part that is the same more in every table', () => {
    const picture = parts(4100, 2360, moved(75, 0, 'every-table'));
    expect(accountReading(account, picture, profit, true, looks)).toBe(
      'The change is seen to move only Tickets: +€75 (in every table) a seat.',
    );
  });

  test('without a change: where it comes from and where it goes', () => {
    expect(accountReading(account, parts(4100, 2360), profit, false, looks)).toBe(
      'Most comes from Tickets, €4,100 (4,090 to 4,110) a seat; most goes into Rent, €2,360 (2,350 to 2,370) a seat.',
    );
    expect(accountReading(account, parts(4100, 0), profit, false, looks)).toMatch(
      /^Most comes from Tickets, .* a seat\.$/,
    );
    expect(accountReading(account, parts(0, 2360), profit, false, looks)).toMatch(/^Most goes into Rent, .* a seat\.$/);
    expect(accountReading(account, parts(0, 0), profit, false, looks)).toBe('Every part is zero.');
  });

  test('with a change: the part that moves, as it adds to the whole', () => {
    const none = moved(0, 0, 'identical');
    expect(accountReading(account, parts(4100, 2360, none, moved(200, 10)), profit, true, looks)).toBe(
      'The change is seen to move only Rent: −€200 (−210 to −190) a seat.',
    );
    expect(accountReading(account, parts(4100, 2360, moved(50, 10), moved(-200, 10)), profit, true, looks)).toBe(
      'The change is seen to move Rent furthest: +€200 (+190 to +210) a seat.',
    );
    const just = moved(10.5, 10);
    expect(accountReading(account, parts(4100, 2360, none, just), profit, true, looks)).toBe(
      'What the change seems to move may be chance, among so many parts.',
    );
    expect(accountReading(account, parts(4100, 2360), profit, true, looks)).toBe(
      'The change is seen to move none of the parts.',
    );
  });
});

describe('rules', () => {
  const declared: Rule[] = ['R-1', 'R-2', 'R-3'].map((id, i) => ({
    id,
    label: `rule ${i + 1}`,
    fires: 'when it does',
  }));
  const rule = (
    id: string,
    before: number,
    after: number,
    difference: Difference = moved(0, 0.01, 'no-difference-seen'),
  ): RulePicture => ({
    id,
    share: { before: about(0.5, 0.1), after: about(0.5, 0.1) },
    difference,
    times: { before, after },
  });

  test('that never fired are named', () => {
    expect(
      rulesReading(
        [rule('R-1', 0, 0), rule('R-2', 3, 3), rule('R-3', 0, 0)],
        declared,
        { tables: 10_000, looks },
        false,
      ),
    ).toBe('Two rules never fired in 10,000 tables: R-1 and R-3.');
    expect(rulesReading([rule('R-1', 0, 0), rule('R-2', 3, 3)], declared, { tables: 1, looks }, false)).toBe(
      'One rule never fired in 1 table: R-1.',
    );
    expect(rulesReading([rule('R-1', 1, 1)], declared, { tables: 512, looks }, false)).toBe(
      'Every rule fired in at least one of 512 tables.',
    );
  });

  test('that fired on one side only are named too', () => {
    expect(
      rulesReading([rule('R-1', 0, 4), rule('R-2', 3, 0), rule('R-3', 1, 1)], declared, { tables: 512, looks }, true),
    ).toBe(
      'Every rule fired in at least one of 512 pairs of tables; R-1 (rule 1) fired only with the change; R-2 (rule 2) fired only without the change; no rule is seen to fire more or less often with the change.',
    );
  });

  test('that the change is seen to move are counted, and one is named', () => {
    const text = (...rules: RulePicture[]): string => rulesReading(rules, declared, { tables: 512, looks }, true);
    expect(text(rule('R-1', 5, 9, moved(0.031, 0.003)), rule('R-2', 3, 3))).toMatch(
      /; the change is seen to move only R-1 \(rule 1\) by \+3\.1 points \(\+2\.8 to \+3\.4\)\.$/,
    );
    expect(text(rule('R-1', 5, 9, moved(0.031, 0.003)), rule('R-2', 3, 1, moved(-0.05, 0.003)))).toMatch(
      /; the change is seen to move two rules, R-2 \(rule 2\) by −5\.0 points \(−5\.3 to −4\.7\)\.$/,
    );
    expect(text(rule('R-1', 5, 9, moved(0.031, 0.03)), rule('R-2', 3, 1))).toMatch(
      /; what the change seems to move may be chance, among so many\.$/,
    );
  });
});
