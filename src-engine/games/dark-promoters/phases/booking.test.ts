import { expect, test } from 'vitest';
import { ToldTable } from '../testing/told-table.ts';

test('DP-1.4 booking phase: a seat books any number of acts and pays for each', () => {
  const told = new ToldTable().skipTo('Round 1 · Booking').does('books Alpha', 'books Beta', 'books Gamma', 'is done');
  expect(told.asked).toBe(2);
  expect(told.books(1)).toMatchObject({ acts: 3, actPoints: 6000 });
  expect(told.fired('booking')).toBe(3);
});

test('DP-4.6 pay from cash: only what the cash covers is offered, to the last cent', () => {
  const told = new ToldTable({ mode: { startBudget: 1300 } }).skipTo('Round 1 · Booking');
  const cash = told.books(1).cash; // the cellar took 1,000
  expect(cash).toBe(30_000);
  expect(told.may('books Gamma')).toBe(true);
  expect(told.may('books Delta')).toBe(false);
  told.does('books Gamma');
  expect(told.books(1).cash).toBe(0);
  expect(told.books(1).spend).toBe(130_000);
  expect(told.options).toEqual(['is done']);
  expect(told.fired('payFromCash')).toBeGreaterThanOrEqual(2);
});

test('DP-2.2 acts count in full: the first three in the order of booking', () => {
  const told = new ToldTable().skipTo('Round 1 · Booking').does('books Alpha', 'books Beta', 'books Gamma').finish();
  expect(told.books(1).actPoints).toBe((10 + 20 + 30) * 100);
  expect(told.fired('fullActs')).toBe(3);
  expect(told.fired('actSoftCap')).toBe(0);
});

test('DP-2.3 soft cap of acts: each further act counts half, and halves stay exact', () => {
  const told = new ToldTable()
    .skipTo('Round 1 · Booking')
    .does('books Alpha', 'books Beta', 'books Gamma', 'books Epsilon', 'books Zeta')
    .finish();
  expect(told.books(1).actPoints).toBe((10 + 20 + 30) * 100 + 750 + 1250); // 15 / 2 = 7.5 and 25 / 2 = 12.5
  expect(told.books(1).preliminary).toBe(180);
  expect(told.fired('actSoftCap')).toBe(2);
});

test('DP-2.3 soft cap of acts: share and number come from the mode', () => {
  const told = new ToldTable({ mode: { actSoftCap: { fullActs: 1, furtherShare: 33 } } })
    .skipTo('Round 1 · Booking')
    .does('books Beta', 'books Alpha');
  expect(told.books(1).actPoints).toBe(2000 + 330);
});
