import { expect, test } from 'vitest';
import { ACT, LOCATION, MARKETING, SABOTAGE, SPONSOR } from './card-types.ts';
import { promotersRules } from './dark-promoters.ts';
import { act, location, plot, smallSet, TEST_MODE } from './testing/small-set.ts';
import { ToldTable } from './testing/told-table.ts';

const hands = {
  location: { row: 2, perSeat: 1, refill: false },
  act: 'hand',
  sponsor: 'hand',
  marketing: 'hand',
  sabotage: 'hand',
} as const;

const held = (told: ToldTable, type: number, seat: number): number =>
  told.state.held[type * told.table.rules.seats + seat - 1]!;

test('DP-0.1 start budget: every seat starts with the budget of the mode', () => {
  const told = new ToldTable({ seats: 3 });
  expect([1, 2, 3].map((seat) => told.books(seat).cash)).toEqual([1_000_000, 1_000_000, 1_000_000]);
  expect(told.fired('startBudget')).toBe(3);
});

test('DP-0.2 opening hand: as many cards of each type as the house says, before the first phase draws', () => {
  const openingHand = { location: 0, act: 2, sponsor: 1, marketing: 2, sabotage: 1 };
  const told = new ToldTable({ house: { supply: hands, openingHand } });
  expect(told.fired('openingHand')).toBe(2 * (2 + 1 + 2 + 1));
  expect([ACT, MARKETING, SABOTAGE].map((type) => held(told, type, 2))).toEqual([2, 2, 1]);
  expect(held(told, SPONSOR, 1)).toBe(1 + 1); // the finance phase has drawn one already
});

test('DP-0.3 open row: seats plus two locations lie face up', () => {
  for (const seats of [2, 4, 6]) {
    const told = new ToldTable({ seats, house: { supply: hands } });
    expect(told.fired('openRow')).toBe(seats + 2);
    expect(told.state.open[LOCATION]).toBe(seats + 2);
  }
});

test('DP-1.1 draw at the start of a phase: every seat draws one card of the phase’s type, in hands only', () => {
  const told = new ToldTable({ house: { supply: { ...hands, act: { row: 5 } } } });
  expect(held(told, SPONSOR, 1)).toBe(3);
  expect(held(told, SPONSOR, 2)).toBe(3);
  told.skipTo('Round 1 · Booking');
  expect(held(told, ACT, 1)).toBe(0);
  told.skipTo('Round 1 · Sabotage');
  expect(held(told, SABOTAGE, 1)).toBe(2);
  expect(told.fired('phaseDraw')).toBe(2 + 0 + 0 + 2); // the five marketing cards are all dealt by then
});

test('DP-1.1 draw at the start of a phase: the house may let everybody draw two, or none', () => {
  const opening = { location: 0, act: 1, sponsor: 1, marketing: 1, sabotage: 1 };
  const two = new ToldTable({ house: { supply: hands, openingHand: opening, drawPerPhase: 2 } });
  const none = new ToldTable({ house: { supply: hands, openingHand: opening, drawPerPhase: 0 } });
  expect(held(two, SPONSOR, 1)).toBe(3);
  expect(held(none, SPONSOR, 1)).toBe(1);
});

test('DP-1.7 sabotage in reverse order: the last seat begins', () => {
  const told = new ToldTable({ seats: 3 }).skipTo('Round 1 · Sabotage');
  const order = [told.asked];
  while (told.phase === 'Round 1 · Sabotage') {
    told.does('is done');
    if (told.phase === 'Round 1 · Sabotage') order.push(told.asked);
  }
  expect(order).toEqual([3, 2, 1]);
  expect(told.fired('reverseOrder')).toBe(1);
});

test('DP-1.8 lead rotates: fixed by default, handed on with each round where the house says so', () => {
  const fixed = new ToldTable({ seats: 3 }).skipTo('Round 2 · Finance');
  expect(fixed.asked).toBe(1);
  expect(fixed.fired('leadRotates')).toBe(0);
  const rotating = new ToldTable({ seats: 3, house: { lead: 'rotates' } });
  expect(rotating.asked).toBe(1);
  rotating.skipTo('Round 2 · Finance');
  expect(rotating.asked).toBe(2);
  rotating.does('is done', 'is done');
  expect(rotating.asked).toBe(1);
  expect(rotating.fired('leadRotates')).toBe(1);
});

test('DP-8.3 last call: a third round of booking, marketing and sabotage, without finance', () => {
  const rounds = [
    { name: 'Round 1', phases: ['finance', 'location', 'booking', 'marketing', 'sabotage'] as const },
    { name: 'Round 2', phases: ['finance', 'booking', 'marketing'] as const },
    { name: 'Last Call', phases: ['booking', 'marketing', 'sabotage'] as const },
  ].map((round) => ({ ...round, phases: [...round.phases] }));
  const told = new ToldTable({ mode: { rounds } });
  const phases: string[] = [];
  while (!told.table.over) {
    if (phases.at(-1) !== told.phase) phases.push(told.phase);
    told.does(told.may('is done') ? 'is done' : told.may('sets') ? 'sets the price: standard' : 'takes');
  }
  expect(phases).toEqual([
    'Round 1 · Finance',
    'Round 1 · Location',
    'Round 1 · Booking',
    'Round 1 · Marketing',
    'Round 1 · Sabotage',
    'Round 2 · Finance',
    'Round 2 · Booking',
    'Round 2 · Marketing',
    'Last Call · Booking',
    'Last Call · Marketing',
    'Last Call · Sabotage',
  ]);
  expect(told.fired('lastCall')).toBe(1);
});

test('DP-6.4 empty deck: who should draw from an empty deck draws nothing, and play goes on', () => {
  const told = new ToldTable({ seats: 6, house: { supply: hands }, seed: 3 }).finish();
  // 6 acts for 6 opening hands of 3.
  expect(told.fired('emptyDeck')).toBeGreaterThan(0);
  const heldActs = [1, 2, 3, 4, 5, 6].reduce((sum, seat) => sum + held(told, ACT, seat), 0);
  expect(heldActs).toBe(6);
});

test('the teaser window comes before everything else and only where it is enabled', () => {
  const teaser = { enabled: true, cost: 500, audience: 5 };
  expect(new ToldTable({ mode: { teaser } }).phase).toBe('Teaser');
  expect(new ToldTable({ mode: { teaser: { ...teaser, enabled: false } } }).phase).toBe('Round 1 · Finance');
});

test('a location from the hand instead of the row is taken by the seat that holds it', () => {
  const house = {
    supply: { ...hands, location: 'hand' } as const,
    openingHand: { location: 2, act: 0, sponsor: 0, marketing: 0, sabotage: 0 },
  };
  const locations = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, at) => location(name, 1000 + at, 100));
  const told = new ToldTable({ house, locations }).skipTo('Round 1 · Location');
  expect(told.options).toHaveLength(3); // two dealt, one drawn
  told.does('takes');
  expect(told.asked).toBe(2);
  expect(told.options).toHaveLength(3);
});

test('DP-1.7, DP-1.8 sabotage runs backwards from the seat before the lead', () => {
  const rounds = [
    { name: 'Round 1', phases: ['location' as const] },
    { name: 'Round 2', phases: ['sabotage' as const] },
  ];
  const told = new ToldTable({ seats: 3, mode: { rounds }, house: { lead: 'rotates' } }).skipTo('Round 2 · Sabotage');
  const order: number[] = [];
  while (!told.table.over) {
    order.push(told.asked);
    told.does('is done');
  }
  expect(order).toEqual([1, 3, 2]);
});

test('DP-6.4 empty deck: counted for every card that is not there', () => {
  const openingHand = { location: 0, act: 2, sponsor: 0, marketing: 0, sabotage: 0 };
  const acts = [act('One', 1, 1), act('Two', 1, 1), act('Three', 1, 1)];
  const house = { supply: { ...hands, sponsor: { row: 1 }, marketing: { row: 1 }, sabotage: { row: 1 } }, openingHand };
  const told = new ToldTable({ seats: 3, acts, house });
  expect(told.fired('openingHand')).toBe(3);
  expect(told.fired('emptyDeck')).toBe(3);
  told.skipTo('Round 1 · Booking');
  expect(told.table.rules.telling.opening(told.state)).toEqual(['The deck is used up.']);
  expect(told.fired('emptyDeck')).toBe(6);
});

test('the ledger: cash and spend add up to the budget and the sponsoring', () => {
  const told = new ToldTable().does('plays Bank on 3 slots');
  expect(told.table.rules.ledger(told.state)).toMatchObject({ 'money of seat 1': 1_000_000, 'slots of seat 1': 0 });
  told.books(1).cash += 1;
  expect(told.table.rules.ledger(told.state)['money of seat 1']).toBe(1_000_001);
});

test('a copy of a finished table has its results too', () => {
  const told = new ToldTable().finish();
  const copy = told.table.rules.createState();
  told.table.rules.copy(told.state, copy);
  expect(copy.books).toEqual(told.state.books);
});

test('a set is compiled only for the seats and cards it can have', () => {
  expect(() => promotersRules(smallSet(), TEST_MODE, 7)).toThrow(RangeError);
  expect(() => promotersRules(smallSet(), TEST_MODE, 1)).toThrow(RangeError);
  expect(() => promotersRules(smallSet(), 'moon', 2)).toThrow('There is no mode “moon”.');
  const acts = Array.from({ length: 4097 }, (_, at) => act(`Act ${at}`, 1, 1));
  expect(() => promotersRules(smallSet({ acts }), TEST_MODE, 2)).toThrow('more than 4096 cards of type act');
});

test('no situation offers more choices than there is room for: everything open, everybody with every act', () => {
  const sabotage = Array.from({ length: 20 }, (_, at) => plot(`Clash ${at}`, 'double-booked'));
  const told = new ToldTable({ seats: 3, sabotage }).skipTo('Round 1 · Booking');
  told.does('books Alpha', 'books Beta', 'books Gamma', 'is done', 'books Delta', 'books Epsilon', 'books Zeta');
  told.skipTo('Round 1 · Sabotage');
  expect(told.options).toHaveLength(1 + 20 * 6);
  expect(told.table.choices.length).toBeGreaterThanOrEqual(1 + 20 * 6);
});
