import { describe, expect, test } from 'vitest';
import { member } from './testing/small-set.ts';
import { type Layout, ToldTable } from './testing/told-table.ts';

/** Seat 1 has laid down Gold 1c and is asked for its first action; the draw pile holds one card. */
const turn = (layout: Layout): ToldTable =>
  new ToldTable(
    { house: { backstage: 2 } },
    { hands: [['Gold 1c'], ['Gold 4c']], backstage: ['Green 1a', 'Green 2a'], pile: ['Blue 1a'], ...layout },
  ).does('lays', 'lays');

describe('the log tells what comes of a choice', () => {
  test('MC-2.3: what replaces a card that is taken from Backstage', () => {
    expect(turn({}).outcome('takes Green 1a')).toEqual(['Backstage: Blue 1a (Blue 1), Green 2a (Green 2)']);
    expect(turn({ pile: [] }).outcome('takes Green 1a')).toEqual(['Backstage: Green 2a (Green 2)']);
  });

  test('MC-2.1 MC-4.1: what is drawn, as an action and at the end of a turn', () => {
    expect(turn({}).outcome('draws')).toEqual(['Seat 1 draws Blue 1a (Blue 1)']);
    expect(turn({}).outcome('ends the turn')).toEqual(['Seat 1 draws Blue 1a (Blue 1)']);
    expect(turn({ pile: [] }).outcome('ends the turn')).toEqual([]);
  });

  test('MC-4.3: that the discard pile becomes the draw pile', () => {
    expect(turn({ pile: [], discard: ['Red 1a'] }).outcome('draws')).toEqual([
      'The discard pile is shuffled and becomes the draw pile',
      'Seat 1 draws Red 1a (Red 1)',
    ]);
  });

  test('MC-6.4: what Refresh lays out', () => {
    const told = turn({ hands: [['Gold 1c', 'Refresh'], ['Gold 4c']], pile: ['Blue 1a', 'Blue 1b', 'Blue 1c'] });
    expect(told.outcome('plays Refresh')).toEqual([
      expect.stringMatching(/^Backstage: Blue 1. \(Blue 1\), Blue 1. \(Blue 1\)$/),
    ]);
  });

  test('MC-1.2: which song makes room for a starting card', () => {
    const boards = [['Red 1a', 'Red 2a', 'Red 3a', 'Red 4a', 'Blue 2a']];
    const told = new ToldTable({}, { hands: [['Gold 1c'], ['Gold 4c']], boards });
    expect(told.outcome('lays')).toEqual([]);
    expect(told.outcome('lays')).toEqual(['Seat 1 discards Blue 2a (Blue 2) for its starting card']);
  });

  test('what a round begins with is told there, and only there', () => {
    const told = turn({ pile: ['Blue 1a', 'Blue 1b', 'Blue 1c', 'Blue 2a'] });
    const came = told.outcome('ends the turn', 'draws', 'takes Green 1a');
    expect(told.moment).toBe('Round 2 · Starting cards');
    expect(came).toEqual([expect.stringMatching(/^Seat 2 draws Blue /)]);
    expect(told.opening).toContainEqual(expect.stringMatching(/^Backstage: .*; \d in the draw pile$/));
  });
});

describe('the log tells the end of a turn in its order, below the choice that ended it', () => {
  const pair = member('Pair', 'line', ['red', 'blue'], 3);
  const pleased = 'Seat 1 has pleased Pair: 3 + 0 in sync = 3 points';
  /** Seat 1 goes first, and its board pleases Pair. */
  const night = (layout: Layout): ToldTable =>
    new ToldTable(
      { crowd: [pair], house: { backstage: 1 } },
      {
        hands: [['Red 1a'], ['Red 4a']],
        boards: [['Red 2a', 'Blue 2a']],
        backstage: ['Green 1a'],
        front: ['Bystander 1', 'Pair'],
        ...layout,
      },
    ).does('lays', 'lays');
  const front = expect.stringMatching(/^Front Row: Bystander 1 /);

  test('MC-3.7 MC-4.1: who is pleased, then who moves up, then what is drawn', () => {
    const told = night({ pile: ['Gold 1a'] });
    expect(told.outcome('ends the turn')).toEqual([pleased, front, 'Seat 1 draws Gold 1a (Gold 1)']);
    expect(told.moment).toBe('Round 1 · Turn of Seat 2');
    expect(told.opening).toEqual([]);
  });

  test('MC-2.1: a last action that draws comes before the pleasing', () => {
    const told = night({ pile: ['Gold 1a', 'Gold 1b'] });
    expect(told.outcome('draws', 'draws')).toEqual([expect.stringMatching(/^Seat 1 draws Gold 1/), pleased, front]);
    const full = night({ pile: ['Gold 1a', 'Gold 1b', 'Gold 1c'] });
    const [drawn, ...rest] = full.outcome('draws', 'draws');
    expect(full.hand(1).map((name) => name.slice(0, 6))).toEqual(['Gold 1', 'Gold 1', 'Gold 1']);
    expect(drawn).toContain(full.hand(1)[1]);
    expect(rest).toEqual([pleased, front, `Seat 1 draws ${full.hand(1)[2]} (Gold 1)`]);
  });

  test('MC-2.3: what is laid out Backstage comes before the pleasing, too', () => {
    const came = night({ pile: ['Gold 1a', 'Gold 1b', 'Gold 1c'] }).outcome('draws', 'takes Green 1a');
    expect(came).toEqual([
      expect.stringMatching(/^Backstage: Gold 1/),
      pleased,
      front,
      expect.stringMatching(/^Seat 1 draws Gold 1/),
    ]);
  });

  test('MC-4.3: the discard pile is shuffled where the draw pile runs out, by the action or after it', () => {
    const shuffled = 'The discard pile is shuffled and becomes the draw pile';
    const backstage = expect.stringMatching(/^Backstage: /);
    const drawn = expect.stringMatching(/^Seat 1 draws /);
    const discard = ['Blue 1a', 'Blue 1b'];
    const byAction = night({ pile: ['Gold 1a'], discard }).outcome('draws', 'takes Green 1a');
    expect(byAction).toEqual([shuffled, backstage, pleased, front, drawn]);
    const after = night({ pile: ['Gold 1a', 'Gold 1b'], discard }).outcome('draws', 'takes Green 1a');
    expect(after).toEqual([backstage, pleased, front, shuffled, drawn]);
    const hands = [['Red 1a', 'Refresh'], ['Red 4a']];
    const both = night({ hands, pile: ['Gold 1a'] }).outcome('draws', 'plays Refresh');
    expect(both).toEqual([shuffled, pleased, front, shuffled, 'Seat 1 draws Refresh']);
  });

  test('MC-4.2: before the discarding, and not again after it', () => {
    const seven = ['Gold 1a', 'Gold 1b', 'Gold 1c', 'Gold 2a', 'Gold 2b', 'Gold 2c', 'Gold 3a'];
    const told = night({ hands: [['Red 1a', ...seven], ['Red 4a']], pile: ['Gold 3b'] });
    expect(told.outcome('ends the turn')).toEqual([pleased, front, 'Seat 1 draws Gold 3b (Gold 3)']);
    expect(told.moment).toBe('Round 1 · Seat 1 discards');
    expect(told.opening).toEqual([]);
    expect(told.outcome('discards')).toEqual([]);
    expect(told.opening).toEqual([]);
  });

  test('MC-5.1: that it has become the final round, once', () => {
    const told = night({ pile: [], stands: [] });
    expect(told.outcome('ends the turn')).toEqual([pleased, front, 'This is the final round.']);
    expect(told.opening).toEqual([]);
    expect(told.outcome('ends the turn')).toEqual([]);
    expect(told.table.over).toBe(true);
    expect(told.rules.telling.ending(told.state)[0]).toBe('Round 1 was the final round.');
  });

  test('MC-5.2: who was pleased by the last turn of all', () => {
    const boards = [[], ['Red 2a', 'Blue 2a']];
    const told = night({ boards, pile: [], front: ['Pair'], stands: [] }).does('ends the turn');
    expect(told.outcome('ends the turn')).toEqual([
      'Seat 2 has pleased Pair: 3 + 0 in sync = 3 points',
      'Front Row: nobody; 0 in The Stands',
      'This is the final round.',
    ]);
  });

  test('MC-1.3: also where no seat has a song for the next round', () => {
    const hands = [['Red 4a'], ['Red 1a']];
    const told = night({ hands, pile: ['Tokens', 'Dig'] }).does('ends the turn');
    expect(told.outcome('ends the turn')).toEqual([pleased, front, expect.stringMatching(/^Seat 1 draws /)]);
    expect(told.moment).toMatch(/^Round 2 · Turn of /);
    expect(told.opening.map((line) => line.split(':')[0])).toEqual([
      'Order of turns',
      expect.stringMatching(/^Board of Seat \d$/),
      expect.stringMatching(/^Board of Seat \d$/),
    ]);
  });
});

describe('the log says why turns are in their order', () => {
  const order = (told: ToldTable): string => told.opening[0]!;

  test('MC-1.3 MC-1.4 MC-1.5: by tempo, then by points, and last without a song', () => {
    const told = new ToldTable({ seats: 4 }, { hands: [['Red 2a'], ['Tokens'], ['Blue 2a'], ['Gold 1a']] });
    told.state.points.set([5, 0, 3, 9]);
    expect(order(told.does('lays', 'lays', 'lays'))).toBe(
      'Order of turns: Seat 4 (BPM 1), Seat 3 (BPM 2, fewer points), Seat 1 (BPM 2), Seat 2 (no song)',
    );
  });

  test('MC-1.6: by the coin', () => {
    const told = new ToldTable({}, { hands: [['Red 2a'], ['Red 2b']] }).does('lays', 'lays');
    expect(order(told)).toMatch(/^Order of turns: Seat [12] \(BPM 2, by the coin\), Seat [12] \(BPM 2\)$/);
  });

  test('MC-1.1: and what is on the boards now, in that order', () => {
    const told = new ToldTable({}, { hands: [['Red 2a'], ['Gold 1b']] }).does('lays', 'lays');
    expect(told.opening.slice(1)).toEqual([
      'Board of Seat 2: Gold 1 · – · – · – · –',
      'Board of Seat 1: Red 2 · – · – · – · –',
    ]);
    expect(told.does('ends the turn').opening).toEqual([]);
  });
});
