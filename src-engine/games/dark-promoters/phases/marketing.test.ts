import { expect, test } from 'vitest';
import { ToldTable } from '../testing/told-table.ts';

test('DP-1.5 marketing phase: percentages of the cards add up', () => {
  const told = new ToldTable()
    .skipTo('Round 1 · Marketing')
    .does('plays Flyer', 'plays Poster', 'sets the price: standard');
  expect(told.asked).toBe(2);
  expect(told.books(1)).toMatchObject({ marketing: 15, marketingCards: 2 });
  expect(told.fired('marketing')).toBe(2);
});

test('DP-1.6 ticket price is set once: the first marketing turn ends with it, later ones cannot change it', () => {
  const told = new ToldTable().skipTo('Round 1 · Marketing');
  expect(told.may('is done')).toBe(false);
  told.does('plays Flyer', 'sets the price: premium');
  expect(told.books(1).band).toBe(2);
  told.skipTo('Round 2 · Marketing', 1);
  expect(told.may('sets')).toBe(false);
  expect(told.may('is done')).toBe(true);
  expect(told.fired('setPrice')).toBe(2);
});

test('DP-2.4 marketing cap: what is above 60 percent is spent without effect', () => {
  const told = new ToldTable()
    .skipTo('Round 1 · Marketing')
    .does('plays Spot', 'plays Tower', 'plays Blimp', 'sets the price: standard')
    .finish();
  expect(told.books(1).marketing).toBe(80);
  expect(told.books(1).preliminary).toBe(160);
  expect(told.books(1).spend).toBe(100_000 + 120_000);
  expect(told.fired('marketingCap')).toBe(1);
});

test('DP-2.4 marketing cap: mini-marketing counts towards the same cap, and the cap is the mode’s', () => {
  const teaser = { enabled: true, cost: 500, audience: 5 };
  const told = new ToldTable({ mode: { teaser, marketingCap: 32 } })
    .does('buys mini-marketing')
    .skipTo('Round 1 · Marketing', 1)
    .does('plays Spot')
    .finish();
  expect(told.books(1).marketing).toBe(35);
  expect(told.books(1).preliminary).toBe(132);
});

test.each([
  ['budget', 800, 115],
  ['standard', 1000, 100],
  ['premium', 1200, 88],
  ['prestige', 1350, 75],
])('DP-3.1, DP-3.2 price and audience of the band: %s', (band, price, audience) => {
  const told = new ToldTable().skipTo('Round 1 · Marketing').does(`sets the price: ${band}`).finish();
  expect(told.books(1).audience).toBe(audience);
  expect(told.books(1).ticketIncome).toBe(audience * price);
  expect(told.fired('bandPrice')).toBe(band === 'standard' ? 0 : 1);
  expect(told.fired('bandAudience')).toBe(band === 'standard' ? 0 : 1);
});

test('DP-3.1 price of the band: exact to the cent', () => {
  const told = new ToldTable({ mode: { ticketPrice: 28 } }).skipTo('Round 1 · Marketing');
  expect(told.may('sets the price: prestige at €37.80')).toBe(true);
  expect(told.may('sets the price: premium at €33.60')).toBe(true);
});
