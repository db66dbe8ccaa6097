import { describe, expect, test } from 'vitest';
import { type Layout, ToldTable } from '../testing/told-table.ts';

const full = ['Red 1a', 'Red 2a', 'Red 3a', 'Red 4a', 'Blue 1a'];

/** Seat 1 has laid down Gold 1c and is asked for its first action. */
const turn = (hand: string[], layout: Layout = {}): ToldTable =>
  new ToldTable(
    {},
    { hands: [['Gold 1c', ...hand], ['Gold 4c']], backstage: ['Green 1a', 'Green 2a', 'Dig'], ...layout },
  ).does('lays down Gold 1c', 'lays');

describe('actions', () => {
  test('MC-2.1: draw a card', () => {
    const told = turn([]).does('draws');
    expect(told.hand(1)).toHaveLength(1);
    expect(told.fired('drawAction')).toBe(1);
  });

  test('MC-2.2 MC-2.3: take a card from Backstage; the next card comes into its place', () => {
    const told = turn([]).does('takes Green 2a');
    expect(told.hand(1)).toEqual(['Green 2a']);
    expect(told.state.openCount).toBe(3);
    expect([told.fired('takeAction'), told.fired('backstageRefill')]).toEqual([1, 1]);
    expect(told.options.filter((option) => option.startsWith('takes'))[0]).toBe(
      'takes Green 1a (Green 1) from Backstage',
    );
    expect(told.options.filter((option) => option.startsWith('takes'))[2]).toBe('takes Dig from Backstage');
  });

  test('MC-2.4: cue a song into the first open slot', () => {
    const told = turn(['Blue 2a', 'Blue 3a'], { boards: [['Red 1a', '-', 'Red 3a']] }).does('cues Blue 2a');
    // The starting card has filled the gap.
    expect(told.board(1)).toEqual(['Red 1', 'Gold 1', 'Red 3', 'Blue 2', '–']);
    expect(told.fired('cueAction')).toBe(1);
  });

  test('MC-0.5: a board is full with five songs, or as many as the data says', () => {
    for (const [boardSlots, fills] of [
      [5, 1],
      [4, 0],
      [6, 0],
    ] as const) {
      const layout = { hands: [['Gold 1c', 'Blue 2a'], ['Gold 4c']], boards: [['Red 1a', 'Red 2a', 'Red 3a']] };
      const told = new ToldTable({ house: { boardSlots } }, layout).does('lays', 'lays');
      const before = told.fired('fullBoard');
      told.does('cues Blue 2a');
      expect(told.fired('fullBoard') - before).toBe(fills);
      expect(told.may('discards')).toBe(boardSlots === 4);
    }
  });

  test('MC-2.5: on a full board a song of the seat’s choice makes room, free of charge', () => {
    const told = turn(['Blue 2a'], { boards: [full] }).does('cues Blue 2a');
    expect(told.options).toHaveLength(5);
    told.does('discards Red 2a');
    expect(told.board(1)).toEqual(['Red 1', 'Blue 2', 'Red 3', 'Red 4', 'Gold 1']);
    expect(told.state.actionsLeft).toBe(1);
    expect(told.fired('cueOnFull')).toBe(1);
  });

  test('MC-2.6: swap two songs', () => {
    const told = turn([], { boards: [['Red 1a', 'Blue 1a']] }).does('swaps Red 1a (Red 1) and Gold 1c');
    expect(told.board(1)).toEqual(['Gold 1', 'Blue 1', 'Red 1', '–', '–']);
    expect(told.fired('swapAction')).toBe(1);
  });

  test('MC-2.6: any two songs of a full board can be swapped', () => {
    const told = turn([], { boards: [full] });
    expect(told.options.filter((option) => option.startsWith('swaps'))).toHaveLength(10);
    told.does('swaps Red 2a (Red 2) and Gold 1c');
    expect(told.board(1)).toEqual(['Red 1', 'Gold 1', 'Red 3', 'Red 4', 'Red 2']);
  });

  test('MC-2.7: move a song to an empty slot, which may leave a gap', () => {
    const told = turn([], { boards: [['Red 1a']] }).does('moves Red 1a (Red 1) to slot 4');
    expect(told.board(1)).toEqual(['–', 'Gold 1', '–', 'Red 1', '–']);
    expect(told.fired('moveAction')).toBe(1);
  });

  test('MC-2.8: play an action card, which is discarded when it is resolved', () => {
    const told = turn(['Tokens']).does('plays Tokens');
    expect(told.state.discardCount).toBe(0);
    told.does('puts 2 tokens');
    expect(told.state.discardCount).toBe(1);
    expect(told.fired('playAction')).toBe(1);
    expect(told.state.actionsLeft).toBe(1);
  });

  test('MC-2.8: an action card that could not do anything is not on offer', () => {
    const cards = ['Tokens', 'Dig', 'Trade', 'Arrange', 'Drop', 'Gel', 'Pitch'];
    const nothing = { hands: [cards, ['Gold 4c']], backstage: [], front: [], stands: ['Bystander 1'] };
    const idle = new ToldTable({}, nothing).does('lays', 'ends the turn');
    expect(idle.asked).toBe(1);
    expect(idle.options).toEqual(['ends the turn', 'draws a card']);
    const something = turn([...cards, 'Blue 1a'], { stands: ['Bystander 1', 'Bystander 2'] });
    for (const card of cards) expect(something.may(`plays ${card}`)).toBe(true);
  });

  test('MC-2.10: two actions a turn, the same one again if the seat likes', () => {
    const told = turn([]).does('draws', 'draws');
    expect(told.asked).toBe(2);
    expect(told.hand(1)).toHaveLength(3);
    expect([told.fired('lastAction'), told.fired('stopEarly')]).toEqual([1, 0]);
  });

  test('MC-2.9: a seat may stop early', () => {
    const told = turn([]).does('ends the turn');
    expect(told.asked).toBe(2);
    expect([told.fired('stopEarly'), told.fired('lastAction')]).toEqual([1, 0]);
    expect(told.state.unused[0]).toBe(2);
  });

  test('MC-2.10: how many actions a turn has is data', () => {
    const layout = { hands: [['Gold 1c'], ['Gold 4c']] };
    const told = new ToldTable({ mode: { actionsPerTurn: 3 } }, layout).does('lays', 'lays', 'draws', 'draws');
    expect(told.asked).toBe(1);
    expect(told.does('draws').asked).toBe(2);
  });
});
