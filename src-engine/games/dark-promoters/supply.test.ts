import { expect, test } from 'vitest';
import { randomBot } from '../../bots/random.ts';
import { tableKey } from '../../random.ts';
import { Table } from '../../table.ts';
import { ACT, TYPES } from './card-types.ts';
import { promotersRules } from './dark-promoters.ts';
import { smallSet, TEST_MODE } from './testing/small-set.ts';
import { ToldTable } from './testing/told-table.ts';

const supplies = Array.from({ length: 2 ** TYPES.length }, (_, bits) => {
  const fromRow = (type: number) => ((bits >> type) & 1) === 1;
  const supply = Object.fromEntries(TYPES.map((type, at) => [type, fromRow(at) ? { row: 3 } : 'hand']));
  const name = TYPES.map((type, at) => `${type} ${fromRow(at) ? 'row' : 'hand'}`).join(', ');
  return { name, supply: supply as never };
});

test.each(supplies)('every type may come from hands or from a row: $name', ({ supply }) => {
  const openingHand = { location: 1, act: 1, sponsor: 1, marketing: 1, sabotage: 1 };
  const teaser = { enabled: true, cost: 500, audience: 5 };
  const rules = promotersRules(smallSet({ house: { supply, openingHand }, mode: { teaser } }), TEST_MODE, 4);
  const table = new Table(rules);
  let acts = 0;
  for (let index = 0; index < 40; index++) {
    table.deal(tableKey(1, index));
    const start = rules.ledger(table.state);
    while (!table.over) {
      table.choose(table.choices[randomBot.pick(table as unknown as Table, table.offer())]!);
      expect(rules.ledger(table.state)).toEqual(start);
    }
    for (const books of table.state.books) acts += books.acts;
  }
  expect(acts).toBeGreaterThan(0);
});

test('a deck gives every order of its cards with equal chance', () => {
  const rules = promotersRules(smallSet(), TEST_MODE, 2);
  const table = new Table(rules);
  // The row of six acts shows the whole deck in the order it was drawn.
  const counts = new Map<string, number>();
  for (let index = 0; index < 36_000; index++) {
    table.deal(tableKey(5, index));
    const order = [...table.state.rows[ACT]!.subarray(0, 3)].join(' ');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6 * 5 * 4);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 300) ** 2 / 300, 0);
  expect(chiSquare).toBeLessThan(185); // the 99.99 % point with 119 degrees of freedom
});

test('a changed number leaves all draws alone', () => {
  const cheap = new ToldTable({ seed: 9 });
  const dear = new ToldTable({ seed: 9, mode: { startBudget: 123_456, ticketPrice: 99 } });
  expect(dear.state.decks.map((deck) => [...deck])).toEqual(cheap.state.decks.map((deck) => [...deck]));
});
