import { expect, test } from 'vitest';
import { LOCATION } from '../card-types.ts';
import { location } from '../testing/small-set.ts';
import { ToldTable } from '../testing/told-table.ts';

test('DP-1.3 one location each: every seat takes exactly one, in turn order', () => {
  const told = new ToldTable({ seats: 3 }).skipTo('Round 1 · Location');
  expect(told.options.every((option) => option.startsWith('takes'))).toBe(true);
  told.does('takes').does('takes');
  expect(told.asked).toBe(3);
  told.does('takes');
  expect(told.phase).toBe('Round 1 · Booking');
  expect(told.fired('takeLocation')).toBe(3);
});

test('DP-1.3 one location each: a second location phase asks only seats without one', () => {
  const rounds = [{ name: 'Round 1', phases: ['location' as const, 'location' as const, 'booking' as const] }];
  const told = new ToldTable({ mode: { rounds } }).does('takes', 'takes');
  expect(told.phase).toBe('Round 1 · Booking');
});

test('DP-6.1 locations and acts are unique: what one seat has taken is gone for the others', () => {
  const told = new ToldTable({ locations: [location('One', 10, 10), location('Two', 20, 10)] }).skipTo(
    'Round 1 · Location',
  );
  told.does('takes One');
  expect(told.options).toEqual(['takes Two for €20 (10 people)']);
  told.does('takes Two').does('books Alpha', 'is done');
  expect(told.asked).toBe(2);
  expect(told.may('books Alpha')).toBe(false);
  expect(told.fired('unique')).toBe(3);
});

test('DP-1.9 no venue: a seat that cannot pay for any location on offer has capacity 0 and audience 0', () => {
  const locations = [location('Cheap', 100, 50), location('Dear', 20_000, 500)];
  const told = new ToldTable({ locations }).skipTo('Round 1 · Location').does('takes Cheap');
  expect(told.phase).toBe('Round 1 · Booking');
  expect(told.fired('noVenue')).toBe(1);
  told.finish();
  expect(told.books(2)).toMatchObject({ location: -1, capacity: 0, audience: 0, preliminary: 100, profit: 0 });
});

test('DP-1.9 no venue: a rent that takes the last cent can be paid', () => {
  const told = new ToldTable({ locations: [location('One', 10_000, 50), location('Two', 10_000, 50)] });
  told.skipTo('Round 1 · Location').does('takes One', 'takes Two');
  expect(told.fired('noVenue')).toBe(0);
  expect(told.books(2).cash).toBe(0);
});

test('DP-6.2 row is refilled: by default with the next card of the deck, locations not', () => {
  const told = new ToldTable({ house: { supply: rows(3) } }).skipTo('Round 1 · Location');
  const before = told.state.open[LOCATION]!;
  told.does('takes');
  expect(told.state.open[LOCATION]).toBe(before - 1);
  told.does('takes');
  expect(told.options).toHaveLength(1 + 3);
  const first = told.options[1]!;
  told.does(first);
  expect(told.options).toHaveLength(1 + 3);
  expect(told.options).not.toContain(first);
  expect(told.fired('rowRefill')).toBe(1);
});

const rows = (row: number) => ({
  location: { row: 2, perSeat: 1, refill: false },
  act: { row },
  sponsor: { row },
  marketing: { row },
  sabotage: { row },
});
