import { describe, expect, test } from 'vitest';
import type * as data from './data.generated.ts';
import { action, member } from './testing/small-set.ts';
import { ToldTable } from './testing/told-table.ts';

const jane = ['Red 1a', 'Blue 4a', 'Green 2a'];

/** Seat 1 has these songs and ends its turn at once; its starting card goes to a slot behind them. */
function pleases(board: readonly string[], ...crowd: data.CrowdMember[]): ToldTable {
  const front = crowd.map(({ name }) => name);
  const layout = {
    hands: [['Gold 1c'], ['Gold 4c']],
    boards: [[...board]],
    front: [...front, 'Bystander 1', 'Bystander 2'],
  };
  return new ToldTable({ crowd }, layout).does('lays', 'lays', 'ends the turn');
}
const points = (board: readonly string[], ...crowd: data.CrowdMember[]): number => pleases(board, ...crowd).points(1);

describe('lines', () => {
  test('MC-3.1: the first songs fit the wants in their order', () => {
    const told = pleases(jane, member('Example', 'line', ['red', 'bpm4', 'green'], 3));
    expect(told.points(1)).toBe(3);
    expect([told.fired('line'), told.fired('loop')]).toEqual([1, 0]);
  });

  test('MC-3.1: a line begins with its first want, and with the first song', () => {
    expect(points(jane, member('Later', 'line', ['bpm4', 'green']))).toBe(0);
    expect(points(jane, member('Turned', 'line', ['green', 'bpm4', 'red']))).toBe(0);
    expect(points(jane, member('Short', 'line', ['red']))).toBe(3);
  });

  test('MC-3.1: a line does not go round, as a loop would', () => {
    const wants: data.CrowdMember['wants'] = ['blue', 'green', 'red'];
    expect(points(jane, member('Straight', 'line', wants))).toBe(0);
    expect(points(jane, member('Round', 'loop', wants))).toBe(3);
  });

  test('MC-3.1: a longer line than there are songs is not pleased', () => {
    expect(points(['Red 1a'], member('Long', 'line', ['red', 'gold', 'red']))).toBe(0);
  });
});

describe('loops', () => {
  test('MC-3.2: a loop may begin with its first want', () => {
    const told = pleases(jane, member('Round', 'loop', ['red', 'blue', 'green'], 4));
    expect(told.points(1)).toBe(4);
    expect([told.fired('loop'), told.fired('loopFromLater')]).toEqual([1, 0]);
  });

  test('MC-3.3: or with any other, and goes on clockwise', () => {
    for (const wants of [
      ['green', 'red', 'blue'],
      ['bpm4', 'bpm2', 'bpm1'],
    ] as data.CrowdMember['wants'][]) {
      const told = pleases(jane, member('Round', 'loop', wants, 4));
      expect(told.points(1)).toBe(4);
      expect(told.fired('loopFromLater')).toBe(1);
    }
  });

  test('MC-3.2: never against the clock', () => {
    expect(points(jane, member('Round', 'loop', ['green', 'blue', 'red']))).toBe(0);
  });
});

describe('reading the board', () => {
  test('MC-3.4: it stops at the first empty slot', () => {
    const board = ['Red 1a', '-', '-', 'Green 2a'];
    // The starting card fills the first gap.
    const told = pleases(
      board,
      member('One', 'line', ['red']),
      member('Four', 'line', ['red', 'gold', 'gold', 'green']),
    );
    expect(told.points(1)).toBe(3);
    expect(told.fired('gap')).toBe(1);
  });

  test('MC-3.5: all that fit are pleased at once, before anybody moves up', () => {
    const crowd = [
      member('One', 'line', ['red']),
      member('Two', 'loop', ['blue', 'red']),
      member('Next', 'line', ['red'], 50),
    ];
    const layout = {
      hands: [['Gold 1c'], ['Gold 4c']],
      boards: [['Red 1a', 'Blue 4a']],
      front: ['Two', 'One', 'Bystander 1'],
      stands: ['Next', 'Bystander 2'],
    };
    const told = new ToldTable({ crowd }, layout).does('lays', 'lays');
    const came = told.outcome('ends the turn');
    expect(told.points(1)).toBe(6);
    expect(told.fired('several')).toBe(1);
    expect(came.slice(0, 3).map((line) => line.split(':')[0])).toEqual([
      'Seat 1 has pleased Two',
      'Seat 1 has pleased One',
      'Front Row',
    ]);
    expect(told.front).toEqual(['Next', 'Bystander 2', 'Bystander 1']);
  });

  test('MC-3.6: the songs stay where they are and may please again next turn', () => {
    const told = pleases(jane, member('One', 'line', ['red']));
    expect(told.board(1).slice(0, 3)).toEqual(['Red 1', 'Blue 4', 'Green 2']);
    expect(told.fired('songsStay')).toBe(1);
  });

  test('MC-3.6: also somebody who has moved up since', () => {
    const layout = {
      hands: [
        ['Gold 1c', 'Gold 1b'],
        ['Gold 4c', 'Gold 4b'],
      ],
      boards: [['Red 1a']],
      front: ['One', 'Bystander 1'],
      stands: ['Next', 'Bystander 2', 'Bystander 3'],
    };
    const crowd = [member('One', 'line', ['red'], 3), member('Next', 'loop', ['gold', 'red'], 5)];
    const told = new ToldTable({ crowd }, layout).does('lays', 'lays', 'ends the turn');
    expect(told.points(1)).toBe(3);
    told.does('ends the turn', 'lays down Gold 1b', 'lays down Gold 4b', 'ends the turn');
    expect(told.points(1)).toBe(8);
    expect(told.fired('songsStay')).toBe(2);
  });

  test('MC-3.7: a pleased member is replaced from The Stands while there is anybody', () => {
    const told = pleases(jane, member('One', 'line', ['red']));
    expect(told.front).toHaveLength(3);
    expect(told.front[0]).toMatch(/^Bystander/);
    expect(told.fired('fromStands')).toBe(1);
  });
});

describe('points', () => {
  test('MC-3.8 MC-3.9: the points of the member and its tokens', () => {
    const crowd = [member('Dear', 'line', ['red'], 7)];
    const layout = {
      hands: [['Gold 1c', 'Tokens'], ['Gold 4c']],
      boards: [['Red 1a']],
      front: ['Dear', 'Bystander 1'],
    };
    const told = new ToldTable({ crowd }, layout).does(
      'lays',
      'lays',
      'plays Tokens',
      'puts 2 tokens on Dear',
      'ends the turn',
    );
    expect(told.points(1)).toBe(9);
    expect([told.fired('points'), told.fired('tokenPoints')]).toEqual([1, 1]);
    expect(told.state.tokenPoints[0]).toBe(2);
  });

  test('MC-3.9 MC-6.1: every token counts, of however many cards', () => {
    const crowd = [member('Dear', 'line', ['red'], 7)];
    const actions = [action('Tokens', 'tokens'), action('More', 'tokens')];
    const layout = {
      hands: [['Gold 1c', 'Tokens', 'More'], ['Gold 4c']],
      boards: [['Red 1a']],
      front: ['Dear', 'Bystander 1'],
    };
    const told = new ToldTable({ crowd, actions }, layout).does('lays', 'lays');
    told.does('plays Tokens', 'puts 2 tokens on Dear', 'plays More', 'puts 2 tokens on Dear');
    expect(told.points(1)).toBe(11);
    expect([told.state.tokenPoints[0], told.fired('tokenPoints')]).toEqual([4, 1]);
  });

  test.each([
    [['Red 1a', 'Blue 2a', 'Green 3a'], true],
    [['Red 3a', 'Blue 1a', 'Green 2a'], false],
    [['Red 1a', 'Blue 2a', 'Green 1a'], true],
    [['Red 2a', 'Blue 2b', 'Green 2c'], true],
  ])('MC-3.10 MC-3.11: %j is in sync: %s', (board, isInSync) => {
    const told = pleases(board, member('Trio', 'line', ['red', 'blue', 'green'], 3, 2));
    expect(told.points(1)).toBe(isInSync ? 5 : 3);
    expect([told.fired('inSync'), told.fired('notInSync')]).toEqual(isInSync ? [1, 0] : [0, 1]);
  });

  test('MC-3.10: only the songs that fit count, and one song is always in sync', () => {
    expect(points(jane, member('One', 'line', ['red'], 3, 2))).toBe(5);
    expect(points(['Red 1a', 'Blue 2a', 'Green 4a'], member('Two', 'line', ['red', 'blue'], 3, 2))).toBe(5);
  });

  test('MC-3.10: how far the tempo may step is data', () => {
    const trio = member('Trio', 'line', ['red', 'blue'], 3, 2);
    const layout = {
      hands: [['Gold 1c'], ['Gold 4c']],
      boards: [['Red 1a', 'Blue 3a']],
      front: ['Trio', 'Bystander 1'],
    };
    const told = new ToldTable({ crowd: [trio], mode: { syncStep: 2 } }, layout).does('lays', 'lays', 'ends the turn');
    expect(told.points(1)).toBe(5);
  });
});
