import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Books } from './books.ts';
import type * as data from './data.generated.ts';
import { Figures } from './figures.ts';
import {
  bestTickets,
  compareBooks,
  preliminaryAudience,
  profitAt,
  rankBooks,
  scoreEvent,
  ticketsAt,
} from './scoring.ts';
import { act, smallSet, sponsor } from './testing/small-set.ts';
import { ToldTable } from './testing/told-table.ts';

const baseMode = smallSet().modes[0] as unknown as data.Mode;
const figures = (mode: Partial<data.Mode> = {}) =>
  new Figures({ ...baseMode, ...mode }, { locations: [], acts: [], sponsors: [], marketing: [], sabotage: [] });
const books = (values: Partial<Books>): Books => Object.assign(new Books(), { capacity: 100_000 }, values);

test('DP-2.1 preliminary audience: 150 × 1.20 × 1.15 is 207 people, which floating point gets wrong', () => {
  expect(Math.floor(150 * 1.2 * 1.15)).toBe(206);
  expect(preliminaryAudience(figures({ audienceBase: 150 }), 2000, 15, 1)).toBe(207);
});

test('DP-2.1 preliminary audience: exact for all numbers, against big integers', () => {
  const inputs = fc.record({
    base: fc.integer({ min: 0, max: 1_000_000 }),
    actPoints: fc.integer({ min: 0, max: 10_000_000 }),
    marketing: fc.integer({ min: 0, max: 2000 }),
    cap: fc.integer({ min: 0, max: 1000 }),
    audience: fc.integer({ min: 0, max: 1000 }),
  });
  fc.assert(
    fc.property(inputs, ({ base, actPoints, marketing, cap, audience }) => {
      const priceBands = { ...baseMode.priceBands, standard: { price: 100, audience } };
      const mode = figures({ audienceBase: base, marketingCap: cap, priceBands });
      const counted = BigInt(Math.min(marketing, cap));
      const exact = (BigInt(base) * BigInt(10_000 + actPoints) * (100n + counted) * BigInt(audience)) / 100_000_000n;
      expect(preliminaryAudience(mode, actPoints, marketing, 1)).toBe(Number(exact));
    }),
    { numRuns: 20_000 },
  );
});

test('DP-2.1 preliminary audience: rounded down once, not factor by factor', () => {
  // 33 × 1.1 × 1.1 × 1.15 = 45.91…; rounding each factor down would give 44.
  expect(preliminaryAudience(figures({ audienceBase: 33 }), 1000, 10, 0)).toBe(45);
});

test('DP-2.5 sabotage takes audience: after all factors and before the capacity', () => {
  const seat = books({ lost: 30, capacity: 120, actPoints: 10_000, band: 1 });
  scoreEvent(figures(), seat);
  expect(seat).toMatchObject({ preliminary: 200, afterSabotage: 170, audience: 120 });
});

test('DP-2.5 sabotage takes audience: the event counts it once a seat', () => {
  const told = new ToldTable().skipTo('Round 1 · Sabotage').does('plays Blackout', 'plays Feedback').finish();
  expect(told.fired('audienceLoss')).toBe(1);
  expect(told.books(1).audience).toBe(80);
});

test('DP-2.6 audience never below zero', () => {
  const told = new ToldTable({ mode: { audienceBase: 7 } })
    .skipTo('Round 1 · Sabotage')
    .does('plays Blackout')
    .finish();
  expect(told.books(1)).toMatchObject({ preliminary: 7, afterSabotage: 0, audience: 0 });
  expect(told.fired('audienceFloor')).toBe(1);
});

test('DP-2.7 capacity: no more people than the location holds', () => {
  const told = new ToldTable({ mode: { audienceBase: 400 } }).skipTo('Round 1 · Location', 1).does('takes').finish();
  const { capacity, audience } = told.books(1);
  expect(audience).toBe(Math.min(400, capacity));
  const full = [1, 2].filter((seat) => told.books(seat).capacity < 400).length;
  expect(told.fired('capacityCap')).toBe(full);
  expect(new ToldTable({ mode: { audienceBase: 5 } }).finish().fired('capacityCap')).toBe(0);
});

test('DP-4.1 profit: tickets plus sponsoring minus spend; the start budget is no part of it', () => {
  const seat = books({ band: 2, sponsoring: 120_000, spend: 400_000, cash: 720_000 });
  scoreEvent(figures(), seat);
  expect(seat).toMatchObject({ audience: 88, ticketIncome: 88 * 1200, profit: 88 * 1200 + 120_000 - 400_000 });
  expect(profitAt(figures(), seat, 2)).toBe(seat.profit);
  expect(new ToldTable().finish().fired('profit')).toBe(2);
});

const ranks = (...seats: Partial<Books>[]): number[] => {
  const places = new Uint8Array(seats.length);
  rankBooks(seats.map(books), places);
  return [...places];
};

test('DP-4.1 profit: the highest profit is first', () => {
  expect(ranks({ profit: 100 }, { profit: 300 }, { profit: 200 })).toEqual([3, 1, 2]);
});

test('DP-4.2 tie: more audience is ahead', () => {
  expect(ranks({ profit: 1, audience: 50 }, { profit: 1, audience: 60 })).toEqual([2, 1]);
});

test('DP-4.3 tie: lower spend is ahead', () => {
  expect(ranks({ profit: 1, audience: 50, spend: 900 }, { profit: 1, audience: 50, spend: 800 })).toEqual([2, 1]);
});

test('DP-4.4 tie: more acts are ahead, neutralised ones included', () => {
  const same = { profit: 1, audience: 50, spend: 900 };
  expect(ranks({ ...same, acts: 2 }, { ...same, acts: 3 })).toEqual([2, 1]);
});

test('DP-4.5 shared place: equal in everything, and the next place is left out', () => {
  const same = { profit: 1, audience: 50, spend: 900, acts: 1 };
  expect(ranks(same, same, { ...same, profit: 0 })).toEqual([1, 1, 3]);
  expect(compareBooks(books(same), books(same))).toBe(0);
});

/** Two seats with venues of the same rent, that are equal in everything so far; tickets are free. */
const twins = (changes: ConstructorParameters<typeof ToldTable>[0] = {}): ToldTable =>
  new ToldTable({ ...changes, mode: { ticketPrice: 0, ...changes.mode } })
    .skipTo('Round 1 · Location')
    .does('takes Cellar', 'takes Shed');

test('DP-4.2 tie: more audience is counted at the event', () => {
  const told = twins().skipTo('Round 1 · Marketing').does('sets the price: budget').finish();
  expect(told.fired('tieAudience')).toBe(1);
  expect(told.places()).toEqual([1, 2]);
});

test('DP-4.3 tie: lower spend is counted at the event', () => {
  const sponsors = [sponsor('Ale', 0, 100)];
  const told = twins({ sponsors, acts: [act('Nobody', 100, 0)] });
  told
    .skipTo('Round 2 · Finance', 2)
    .does('plays Ale on 1 slot')
    .skipTo('Round 2 · Booking', 2)
    .does('books Nobody')
    .finish();
  expect(told.books(1).profit).toBe(told.books(2).profit);
  expect(told.fired('tieSpend')).toBe(1);
  expect(told.places()).toEqual([1, 2]);
});

test('DP-4.4 tie: more acts are counted at the event', () => {
  const told = twins({ acts: [act('Nobody', 0, 0)] })
    .skipTo('Round 1 · Booking', 2)
    .does('books Nobody')
    .finish();
  expect(told.fired('tieActs')).toBe(1);
  expect(told.places()).toEqual([2, 1]);
});

test('DP-4.5 shared place: counted at the event', () => {
  const told = twins().finish();
  expect(told.fired('tieShared')).toBe(1);
  expect(told.places()).toEqual([1, 1]);
});

test('DP-8.4 two-day tickets: the capacity of a day caps the tickets for both', () => {
  const told = new ToldTable({ mode: { days: 2, audienceBase: 5000 } }).finish();
  expect(told.books(1).audience).toBe(told.books(1).capacity);
  expect(told.fired('twoDayTickets')).toBe(2);
  expect(new ToldTable({ mode: { days: 1, audienceBase: 5000 } }).finish().fired('twoDayTickets')).toBe(0);
});

test('DP-8.5 acts of both days add up: percentages over the whole festival', () => {
  const acts = [
    { id: 'one', name: 'One', class: 'act', cost: 1, audience: 10, day: 1 as const, modes: ['test-night'] },
    { id: 'two', name: 'Two', class: 'act', cost: 1, audience: 20, day: 2 as const, modes: ['test-night'] },
  ];
  const told = new ToldTable({ mode: { days: 2 }, acts })
    .skipTo('Round 1 · Booking')
    .does('books One', 'books Two')
    .finish();
  expect(told.books(1).preliminary).toBe(130);
  expect(told.fired('bothDays')).toBe(1);
  const oneDay = new ToldTable({ mode: { days: 2 }, acts }).skipTo('Round 1 · Booking').does('books One').finish();
  expect(oneDay.fired('bothDays')).toBe(0);
});

test('DP-2.4, DP-2.6, DP-2.7 count only what is really cut off, not what just fits', () => {
  const cap = new ToldTable({ mode: { marketingCap: 30 } }).skipTo('Round 1 · Marketing').does('plays Spot').finish();
  expect(cap.fired('marketingCap')).toBe(0);
  const floor = new ToldTable({ mode: { audienceBase: 10 } })
    .skipTo('Round 1 · Sabotage')
    .does('plays Blackout')
    .finish();
  expect(floor.books(1).audience).toBe(0);
  expect(floor.fired('audienceFloor')).toBe(0);
  const full = new ToldTable({ mode: { audienceBase: 150 } })
    .skipTo('Round 1 · Location')
    .does('takes Cellar')
    .finish();
  expect(full.books(1).audience).toBe(150);
  expect(full.fired('capacityCap')).toBe(0); // the room is full and nobody is sent away
});

test('DP-3.1 price of the band: a band that sells at the mode’s price is not counted', () => {
  const priceBands = { ...baseMode.priceBands, budget: { price: 100, audience: 110 } };
  const told = new ToldTable({ mode: { priceBands } })
    .skipTo('Round 1 · Marketing')
    .does('sets the price: budget')
    .finish();
  expect(told.fired('bandPrice')).toBe(0);
  expect(told.fired('bandAudience')).toBe(1);
});

test('the best tickets of all bands are what the best band sells', () => {
  const inputs = fc.tuple(fc.nat(30_000), fc.nat(200), fc.nat(300), fc.nat(2000));
  fc.assert(
    fc.property(inputs, ([actPoints, marketing, lost, capacity]) => {
      const each = [0, 1, 2, 3].map((band) => ticketsAt(figures(), band, actPoints, marketing, lost, capacity));
      expect(bestTickets(figures(), actPoints, marketing, lost, capacity)).toBe(Math.max(...each));
    }),
  );
});
