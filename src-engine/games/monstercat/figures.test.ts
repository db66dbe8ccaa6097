import { describe, expect, test } from 'vitest';
import { traits } from './insight.ts';
import { measures } from './measures.ts';
import { member } from './testing/small-set.ts';
import { ToldTable } from './testing/told-table.ts';

function measure(told: ToldTable, id: string, seat = 1): number {
  const values = new Float64Array(measures.length);
  told.rules.measure(told.state, seat - 1, values, 0);
  return values[measures.findIndex((one) => one.id === id)]!;
}

function trait(told: ToldTable, id: string, seat = 1): number {
  const values = new Int16Array(traits.length);
  told.rules.traits(told.state, seat - 1, values, 0);
  return values[traits.findIndex((one) => one.id === id)]!;
}

const long = member('Long', 'loop', ['blue', 'green', 'red'], 3);
const short = member('Short', 'line', ['red'], 2, 1);

/** Seat 1 pleases both in its first turn, seat 2 nobody. */
const pleased = (): ToldTable =>
  new ToldTable(
    { crowd: [long, short] },
    {
      hands: [['Gold 2c', 'Tokens'], ['Gold 1c']],
      boards: [['Red 1a', 'Blue 4a', 'Green 2a']],
      front: ['Long', 'Short', 'Bystander 1'],
    },
  ).does('lays', 'lays', 'ends the turn', 'plays Tokens', 'puts 2 tokens on Short', 'ends the turn');

describe('measures', () => {
  test('are what the seat has at the end', () => {
    const told = pleased();
    expect(measures.map(({ id }) => measure(told, id))).toEqual([8, 2, 5000, told.state.round, 1, 1]);
    expect([measure(told, 'points', 2), measure(told, 'unused', 2)]).toEqual([0, 2]);
  });

  test('a share in sync is rounded down, and nothing of nobody', () => {
    const told = new ToldTable();
    told.state.pleased.set([3, 0]);
    told.state.pleasedInSync.set([2, 0]);
    expect([measure(told, 'inSync', 1), measure(told, 'inSync', 2)]).toEqual([6666, 0]);
  });
});

describe('traits', () => {
  test('tell whom the seat has pleased, and by what', () => {
    const told = pleased();
    expect(trait(told, 'mostWants')).toBe(3);
    expect(trait(told, 'loops')).toBe(1);
    expect(trait(told, 'actionCards')).toBe(1);
    expect(['gotTokens', 'gotSync', 'pleasedNobody'].map((id) => trait(told, id))).toEqual([1, 1, 0]);
    expect(['gotTokens', 'gotSync', 'pleasedNobody'].map((id) => trait(told, id, 2))).toEqual([0, 0, 1]);
  });

  test('tell how the night has ended', () => {
    const pair = member('Pair', 'line', ['red', 'blue'], 3);
    const layout = { hands: [['Gold 1a'], ['Gold 4a']], boards: [['Red 2a', 'Blue 2a']], front: ['Pair'], stands: [] };
    const flags = (told: ToldTable) => ['crowdGone', 'stopped'].map((id) => trait(told.finish(), id));
    expect(flags(new ToldTable({ crowd: [pair] }, layout).does('lays', 'lays'))).toEqual([1, 0]);
    expect(flags(new ToldTable({ crowd: [pair], house: { roundLimit: 2 } }))).toEqual([0, 1]);
    const rest = { ...layout, front: ['Pair', 'Bystander 1'] };
    expect(flags(new ToldTable({ crowd: [pair] }, rest).does('lays', 'lays'))).toEqual([0, 0]);
  });

  test('tell tokens and sync bonuses apart', () => {
    const told = new ToldTable();
    told.state.tokenPoints.set([2, 0]);
    told.state.syncPoints.set([0, 1]);
    expect([1, 2].map((seat) => trait(told, 'gotTokens', seat))).toEqual([1, 0]);
    expect([1, 2].map((seat) => trait(told, 'gotSync', seat))).toEqual([0, 1]);
  });

  test('tell who had the first turn, and the colour that was cued most, of equals the first', () => {
    const told = new ToldTable({}, { hands: [['Gold 2c', 'Red 1a', 'Gold 2a'], ['Gold 1c']] }).does('lays', 'lays');
    expect([1, 2].map((seat) => trait(told, 'firsts', seat))).toEqual([0, 1]);
    told.does('ends the turn', 'cues Red 1a');
    const colours = told.rules.categories[0]!;
    expect(colours[trait(told, 'colour')]).toBe('red');
    told.does('cues Gold 2a');
    expect(colours[trait(told, 'colour')]).toBe('gold');
  });
});
