import { expect, test } from 'vitest';
import { tableKey } from '../../random.ts';
import { ACT } from './card-types.ts';
import type { PromotersRules } from './dark-promoters.ts';
import { act } from './testing/small-set.ts';
import { ToldTable } from './testing/told-table.ts';

const acts = Array.from({ length: 40 }, (_, at) => act(`Act ${at}`, 100, 10));
const supply = {
  location: { row: 8, refill: false },
  act: 'hand',
  sponsor: { row: 30 },
  marketing: { row: 30 },
  sabotage: { row: 30 },
} as const;

const handOf = (told: ToldTable, seat: number): number[] => {
  const { reach } = (told.table.rules as PromotersRules).numbers.supply[ACT]!;
  return [...told.state.hands[ACT]!.subarray(seat * reach, seat * reach + told.state.held[ACT * 3 + seat]!)];
};

test('what is imagined: every card of every other hand may be another, the own hand and all numbers stay', () => {
  const told = new ToldTable({ seats: 3, acts, house: { supply } });
  const before = [0, 1, 2].map((seat) => handOf(told, seat));
  const seen = before.map((hand) => hand.map(() => new Set<number>()));
  for (let key = 0; key < 60; key++) {
    told.table.rules.imagine(told.state, 0, tableKey(5, key));
    expect(handOf(told, 0)).toEqual(before[0]);
    for (const seat of [1, 2]) for (const [at, card] of handOf(told, seat).entries()) seen[seat]![at]!.add(card);
    const all = [...handOf(told, 0), ...handOf(told, 1), ...handOf(told, 2)];
    expect(new Set(all).size).toBe(all.length);
  }
  for (const seat of [1, 2]) for (const cards of seen[seat]!) expect(cards.size).toBeGreaterThan(20);
});

test('what is imagined: chance to come is another, so that looking ahead tells nothing', () => {
  const told = new ToldTable({ seats: 3, acts, house: { supply } });
  const { chanceHigh, chanceLow } = told.state;
  told.table.rules.imagine(told.state, 0, tableKey(5, 1));
  expect([told.state.chanceHigh, told.state.chanceLow]).not.toEqual([chanceHigh, chanceLow]);
});

test('what is imagined: also with an empty deck the hands are shuffled among the others, evenly', () => {
  const few = acts.slice(0, 6);
  const openingHand = { location: 0, act: 2, sponsor: 0, marketing: 0, sabotage: 0 };
  const told = new ToldTable({ seats: 3, acts: few, house: { supply, openingHand } });
  const unseen = [...handOf(told, 1), ...handOf(told, 2)];
  const counts = new Map<number, number>(unseen.map((card) => [card, 0]));
  for (let key = 0; key < 4000; key++) {
    told.table.rules.imagine(told.state, 0, tableKey(5, key));
    const first = handOf(told, 1)[0]!;
    counts.set(first, counts.get(first)! + 1);
  }
  expect([...counts.keys()].sort()).toEqual(unseen.sort());
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});
