import { expect, test } from 'vitest';
import { plot } from '../testing/small-set.ts';
import { ToldTable } from '../testing/told-table.ts';

/** Seat 2 acts first in sabotage; seat 1 has two acts and three marketing cards by then. */
const before = (changes: ConstructorParameters<typeof ToldTable>[0] = {}): ToldTable =>
  new ToldTable(changes)
    .skipTo('Round 1 · Booking')
    .does('books Beta', 'books Alpha')
    .skipTo('Round 1 · Marketing')
    .does('plays Spot', 'plays Tower', 'plays Flyer')
    .skipTo('Round 1 · Sabotage');

test('DP-7.1 rumor mill: the strongest marketing card leaves play, of equals the one played last; its cost stays spent', () => {
  const told = before();
  const { spend } = told.books(1);
  expect(told.options).toContain('plays Gossip against Seat 1: Tower leaves play');
  told.does('plays Gossip against Seat 1');
  expect(told.books(1)).toMatchObject({ marketing: 35, spend });
  expect(told.options).toContain('plays Whisper against Seat 1: Spot leaves play');
  expect(told.fired('removeMarketing')).toBe(1);
});

test('DP-7.1 rumor mill: mini-marketing is no card and cannot be removed', () => {
  const teaser = { enabled: true, cost: 500, audience: 5 };
  const told = new ToldTable({ mode: { teaser } }).does('buys mini-marketing').skipTo('Round 1 · Sabotage');
  expect(told.asked).toBe(2);
  expect(told.may('plays Gossip')).toBe(false);
});

test('DP-7.2 double-booked: the saboteur names an act, which keeps its place and counts nothing', () => {
  const told = before();
  expect(told.options).toContain('plays Clash against Seat 1: Beta counts nothing');
  expect(told.options).toContain('plays Clash against Seat 1: Alpha counts nothing');
  told.does('plays Clash against Seat 1: Beta');
  expect(told.books(1)).toMatchObject({ actPoints: 1000, acts: 2 });
  expect(told.fired('neutraliseAct')).toBe(1);
  told.skipTo('Round 2 · Booking', 1).does('books Gamma', 'books Epsilon').finish();
  // Beta keeps the first place: Gamma is the third act, and Epsilon the fourth counts half.
  expect(told.books(1).actPoints).toBe(1000 + 3000 + 750);
});

test('DP-7.2 double-booked: an act is neutralised only once', () => {
  const sabotage = [plot('Clash', 'double-booked'), plot('Crash', 'double-booked')];
  const told = before({ sabotage }).does('plays Clash against Seat 1: Beta');
  expect(told.may('plays Crash against Seat 1: Beta')).toBe(false);
  expect(told.may('plays Crash against Seat 1: Alpha')).toBe(true);
});

test('DP-7.3 tech failure: ten people less at the event, and several add up', () => {
  const told = before().does('plays Blackout against Seat 1', 'plays Feedback against Seat 1').finish();
  expect(told.books(1).lost).toBe(20);
  expect(told.books(1).afterSabotage).toBe(told.books(1).preliminary - 20);
  expect(told.fired('loseAudience')).toBe(2);
});

test('DP-7.3 tech failure: how many people is the mode’s to say', () => {
  const sabotageEffects = { 'tech-failure': { name: 'Tech Failure', kind: 'lose-audience' as const, audience: 35 } };
  const sabotage = [plot('Blackout', 'tech-failure')];
  const told = new ToldTable({ mode: { sabotageEffects }, sabotage }).skipTo('Round 1 · Sabotage');
  told.does('plays Blackout against Seat 1').finish();
  expect(told.books(1).audience).toBe(65);
});

test('DP-7.4 sabotage hits another seat: never the own, and never without a possible target', () => {
  const told = new ToldTable({ seats: 3 }).skipTo('Round 1 · Sabotage', 3);
  expect(told.options.some((option) => option.includes('against Seat 3'))).toBe(false);
  expect(told.may('plays Clash')).toBe(false); // nobody has an act
  expect(told.may('plays Gossip')).toBe(false); // nobody has marketing
  expect(told.may('plays Blackout against Seat 1')).toBe(true);
  expect(told.may('plays Blackout against Seat 2')).toBe(true);
  expect(told.does('plays Blackout against Seat 2').fired('otherSeat')).toBe(1);
});

test('DP-7.5 sabotage with a cost: it is paid, and not offered to a seat that cannot pay', () => {
  const sabotage = [plot('Bribe', 'tech-failure', 300), plot('Heist', 'tech-failure', 99_000)];
  const told = new ToldTable({ sabotage }).skipTo('Round 1 · Sabotage');
  expect(told.may('plays Heist')).toBe(false);
  const { cash, spend } = told.books(2);
  told.does('plays Bribe for €300 against Seat 1');
  expect(told.books(2)).toMatchObject({ cash: cash - 30_000, spend: spend + 30_000, otherCosts: 30_000 });
  expect(told.fired('sabotageCost')).toBe(1);
});
