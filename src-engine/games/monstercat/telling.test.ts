import { describe, expect, test } from 'vitest';
import { type Layout, ToldTable } from './testing/told-table.ts';

/** What came of the last of these choices. */
function outcome(told: ToldTable, ...choices: string[]): string[] {
  told.does(...choices.slice(0, -1));
  const before = told.rules.createState();
  told.state.copyTo(before);
  told.does(choices.at(-1)!);
  return told.rules.telling.outcome!(before, told.state);
}

/** Seat 1 has laid down Gold 1c and is asked for its first action; the draw pile holds one card. */
const turn = (layout: Layout): ToldTable =>
  new ToldTable(
    { house: { backstage: 2 } },
    { hands: [['Gold 1c'], ['Gold 4c']], backstage: ['Green 1a', 'Green 2a'], pile: ['Blue 1a'], ...layout },
  ).does('lays', 'lays');

describe('the log tells what comes of a choice', () => {
  test('MC-2.3: what replaces a card that is taken from Backstage', () => {
    expect(outcome(turn({}), 'takes Green 1a')).toEqual([
      'Backstage: Blue 1a (Blue 1), Green 2a (Green 2); 0 in the draw pile',
    ]);
    expect(outcome(turn({ pile: [] }), 'takes Green 1a')).toEqual([
      'Backstage: Green 2a (Green 2); 0 in the draw pile',
    ]);
  });

  test('MC-2.1 MC-4.1: what is drawn, as an action and at the end of a turn', () => {
    expect(outcome(turn({}), 'draws')).toEqual(['Seat 1 draws Blue 1a (Blue 1)']);
    expect(outcome(turn({}), 'ends the turn')).toEqual(['Seat 1 draws Blue 1a (Blue 1)']);
    expect(outcome(turn({ pile: [] }), 'ends the turn')).toEqual([]);
  });

  test('MC-4.3: that the discard pile becomes the draw pile', () => {
    expect(outcome(turn({ pile: [], discard: ['Red 1a'] }), 'draws')).toEqual([
      'The discard pile is shuffled and becomes the draw pile',
      'Seat 1 draws Red 1a (Red 1)',
    ]);
  });

  test('MC-6.4: what Refresh lays out', () => {
    const told = turn({ hands: [['Gold 1c', 'Refresh'], ['Gold 4c']], pile: ['Blue 1a', 'Blue 1b', 'Blue 1c'] });
    expect(outcome(told, 'plays Refresh')).toEqual([
      expect.stringMatching(/^Backstage: Blue 1. \(Blue 1\), Blue 1. \(Blue 1\); 1 in the draw pile$/),
    ]);
  });

  test('MC-1.2: which song makes room for a starting card', () => {
    const boards = [['Red 1a', 'Red 2a', 'Red 3a', 'Red 4a', 'Blue 2a']];
    const told = new ToldTable({}, { hands: [['Gold 1c'], ['Gold 4c']], boards });
    expect(outcome(told, 'lays')).toEqual([]);
    expect(outcome(told, 'lays')).toEqual(['Seat 1 discards Blue 2a (Blue 2) for its starting card']);
  });

  test('what a round begins with is told there, and only there', () => {
    const told = turn({ pile: ['Blue 1a', 'Blue 1b', 'Blue 1c', 'Blue 2a'] });
    const came = outcome(told, 'ends the turn', 'draws', 'takes Green 1a');
    expect(told.moment).toBe('Round 2 · Starting cards');
    expect(came).toEqual([expect.stringMatching(/^Seat 2 draws Blue /)]);
    expect(told.opening).toContainEqual(expect.stringMatching(/^Backstage: /));
  });
});
