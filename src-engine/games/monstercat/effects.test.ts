import { describe, expect, test } from 'vitest';
import { action, member } from './testing/small-set.ts';
import { type Layout, ToldTable } from './testing/told-table.ts';

const green = member('Green Pair', 'line', ['green', 'bpm2'], 4, 1);

/** Seat 1 holds the card and what else is named, has Gold 1c on its board, and is asked for its first action. */
const turn = (card: string, hand: string[] = [], layout: Layout = {}): ToldTable =>
  new ToldTable(
    { crowd: [green] },
    { hands: [['Gold 1c', card, ...hand], ['Gold 4c']], backstage: ['Green 1a', 'Green 2a', 'Blue 3a'], ...layout },
  ).does('lays down Gold 1c', 'lays');

describe('action cards', () => {
  test('MC-6.1: tokens stay on the member until it is pleased', () => {
    const told = turn('Tokens', [], { front: ['Green Pair', 'Bystander 1'] }).does(
      'plays Tokens',
      'puts 2 tokens on Green',
    );
    expect(told.fired('addTokens')).toBe(1);
    expect([...told.state.tokens.subarray(0, 2)]).toEqual([2, 0]);
  });

  test('MC-6.1: tokens of several cards add up', () => {
    const actions = [action('Tokens', 'tokens'), action('More', 'tokens')];
    const layout = { hands: [['Gold 1c', 'Tokens', 'More'], ['Gold 4c']], front: ['Green Pair', 'Bystander 1'] };
    const told = new ToldTable({ crowd: [green], actions }, layout).does('lays', 'lays');
    told.does('plays Tokens', 'puts 2 tokens on Green', 'plays More', 'puts 2 tokens on Green');
    expect(told.state.tokens[0]).toBe(4);
  });

  test('MC-6.2: takes up to two cards from Backstage, each replaced at once', () => {
    const told = turn('Dig').does('plays Dig', 'takes Green 1a', 'takes Blue 3a');
    expect(told.hand(1)).toEqual(['Green 1a', 'Blue 3a']);
    expect(told.state.openCount).toBe(3);
    expect(told.state.actionsLeft).toBe(1);
    expect(told.fired('takeBackstage')).toBe(1);
    expect(turn('Dig').does('plays Dig', 'takes Green 1a', 'stops there').hand(1)).toEqual(['Green 1a']);
  });

  test('MC-6.2: ends when Backstage is empty', () => {
    const told = turn('Dig', [], { backstage: ['Green 1a'], pile: [] }).does('plays Dig', 'takes Green 1a');
    expect(told.state.actionsLeft).toBe(1);
    expect(told.may('ends the turn')).toBe(true);
  });

  test('MC-6.3: trades a song with one of another board', () => {
    const told = turn('Trade', [], { boards: [['Red 1a'], ['Blue 2a', 'Blue 3b']] });
    told.does('plays Trade', 'gives away Red 1a');
    expect(told.options).toHaveLength(3);
    told.does('takes Blue 3b (Blue 3) of Seat 2');
    expect(told.board(1)).toEqual(['Blue 3', 'Gold 1', '–', '–', '–']);
    expect(told.board(2)).toEqual(['Blue 2', 'Red 1', 'Gold 4', '–', '–']);
    expect(told.fired('tradeSongs')).toBe(1);
  });

  test('MC-6.3: needs a song on both sides', () => {
    const told = new ToldTable({}, { hands: [['Gold 1c', 'Trade'], ['Dig']] }).does('lays down Gold 1c');
    expect(told.asked).toBe(1);
    expect(told.may('plays Trade')).toBe(false);
  });

  test('MC-6.4: all that lies Backstage is replaced', () => {
    const told = turn('Refresh').does('plays Refresh');
    // Three cards of Backstage and the action card itself; then as many as Backstage has places.
    expect(told.state.discardCount).toBe(4);
    expect(told.state.openCount).toBe(4);
    expect(told.may('takes Green 1a')).toBe(false);
    expect(told.fired('refreshBackstage')).toBe(1);
  });

  test('MC-6.4: a Backstage that has run empty is laid out again', () => {
    const hands = [['Gold 1c', 'Refresh'], ['Gold 4c']];
    const empty = new ToldTable({}, { hands, backstage: [], pile: ['Blue 1a', 'Blue 1b'] }).does('lays', 'lays');
    expect(empty.does('plays Refresh').state.openCount).toBe(2);
    const nothing = new ToldTable({}, { hands, backstage: [], pile: [] }).does('lays', 'lays');
    expect(nothing.may('plays Refresh')).toBe(false);
  });

  test('MC-6.5: looks at the next members of The Stands and puts them in any order', () => {
    const stands = ['Bystander 3', 'Bystander 4', 'Green Pair', 'Bystander 5'];
    const told = turn('Arrange', [], { front: ['Bystander 1', 'Bystander 2'], stands }).does('plays Arrange');
    expect(told.options).toEqual([
      'puts Bystander 3 first in The Stands',
      'puts Bystander 4 first in The Stands',
      'puts Green Pair first in The Stands',
    ]);
    told.does('puts Green Pair first', 'puts Bystander 3 next');
    expect(told.stands).toEqual(['Green Pair', 'Bystander 3', 'Bystander 4', 'Bystander 5']);
    expect(told.state.actionsLeft).toBe(1);
    expect(told.fired('arrangeStands')).toBe(1);
    expect([...told.state.known]).toEqual([3, 0]);
  });

  test('MC-6.6: cues up to two songs, on a full board in the place of others', () => {
    const boards = [['Red 1a', 'Red 2a', 'Red 3a']];
    const told = turn('Drop', ['Blue 1a', 'Blue 2a', 'Blue 3b'], { boards });
    told.does('plays Drop', 'cues Blue 1a', 'cues Blue 2a', 'discards Red 2a');
    expect(told.board(1)).toEqual(['Red 1', 'Blue 2', 'Red 3', 'Gold 1', 'Blue 1']);
    expect(told.hand(1)).toEqual(['Blue 3b']);
    expect(told.state.actionsLeft).toBe(1);
    expect(told.fired('cueSongs')).toBe(1);
  });

  test('MC-6.5: who was put first is the next to move up', () => {
    const blue = member('Blue Fan', 'line', ['blue']);
    const hands = [['Gold 1c', 'Arrange'], ['Gold 4c']];
    for (let seed = 0; seed < 20; seed++) {
      const layout = { hands, boards: [['Blue 1a']], front: ['Blue Fan', 'Bystander 1'] };
      const told = new ToldTable({ crowd: [blue], seed }, layout).does('lays', 'lays', 'plays Arrange');
      const last = told.options[2]!;
      told.does(last, 'puts', 'ends the turn');
      expect(last).toBe(`puts ${told.front[0]} first in The Stands`);
    }
  });

  test('MC-6.6: two songs in a row, each in the place of another on a full board', () => {
    const boards = [['Red 1a', 'Red 2a', 'Red 3a', 'Red 4a']];
    const told = turn('Drop', ['Blue 1a', 'Blue 2a', 'Blue 3b'], { boards });
    told.does('plays Drop', 'cues Blue 1a', 'discards Red 2a');
    expect(told.options).toEqual(['stops there', 'cues Blue 2a (Blue 2)', 'cues Blue 3b (Blue 3)']);
    told.does('cues Blue 2a', 'discards Red 4a');
    expect(told.board(1)).toEqual(['Red 1', 'Blue 1', 'Red 3', 'Blue 2', 'Gold 1']);
    expect(told.hand(1)).toEqual(['Blue 3b']);
    expect([told.state.actionsLeft, told.fired('cueOnFull')]).toEqual([1, 2]);
    expect(told.may('ends the turn')).toBe(true);
  });

  test('MC-6.6: on a full board it ends when the hand has no song left', () => {
    const boards = [['Red 1a', 'Red 2a', 'Red 3a', 'Red 4a']];
    const told = turn('Drop', ['Blue 1a'], { boards }).does('plays Drop', 'cues Blue 1a', 'discards Red 2a');
    expect(told.state.actionsLeft).toBe(1);
    expect(told.may('ends the turn')).toBe(true);
  });

  test('MC-6.6: may stop at fewer songs, and ends when the hand has none left', () => {
    const stopped = turn('Drop', ['Blue 1a', 'Blue 2a']).does('plays Drop', 'cues Blue 1a', 'stops there');
    const out = turn('Drop', ['Blue 1a']).does('plays Drop', 'cues Blue 1a');
    for (const told of [stopped, out]) {
      expect(told.state.actionsLeft).toBe(1);
      expect(told.may('ends the turn')).toBe(true);
      expect(told.board(1)).toEqual(['Gold 1', 'Blue 1', '–', '–', '–']);
    }
  });

  test('MC-6.7 MC-6.9: a song is of another colour until the end of the turn, and pleases as such', () => {
    const layout = { boards: [['Red 1a', 'Red 2a']], front: ['Green Pair', 'Bystander 1'] };
    const told = turn('Gel', [], layout).does('plays Gel', 'makes Red 1a (Red 1) green');
    expect(told.board(1)[0]).toBe('Green 1');
    told.does('ends the turn');
    expect(told.points(1)).toBe(5);
    expect(told.board(1)[0]).toBe('Red 1');
    expect([told.fired('recolour'), told.fired('asPrinted')]).toEqual([1, 1]);
  });

  test('MC-6.8 MC-6.9: a song is a step slower or faster until the end of the turn, and in sync as such', () => {
    const layout = { boards: [['Green 4a', 'Red 2a']], front: ['Green Pair', 'Bystander 1'] };
    const told = turn('Pitch', [], layout).does('plays Pitch');
    expect(told.options).toEqual([
      'makes Green 4a (Green 4) BPM 3 for this turn',
      'makes Red 2a (Red 2) BPM 1 for this turn',
      'makes Red 2a (Red 2) BPM 3 for this turn',
      'makes Gold 1c (Gold 1) BPM 2 for this turn',
    ]);
    told.does('makes Green 4a', 'ends the turn');
    expect(told.points(1)).toBe(5);
    expect(told.board(1)[0]).toBe('Green 4');
    expect(told.fired('retune')).toBe(1);
  });

  test('MC-6.8: how many steps is data', () => {
    const mode = { actionEffects: { pitch: { name: 'Pitch', kind: 'retune' as const, steps: 2 } } };
    const layout = { hands: [['Gold 1c', 'Pitch'], ['Gold 4c']], boards: [['Green 4a']] };
    const told = new ToldTable({ mode, actions: [action('Pitch', 'pitch')] }, layout).does('lays', 'lays');
    expect(told.does('plays Pitch').options).toEqual([
      'makes Green 4a (Green 4) BPM 2 for this turn',
      'makes Green 4a (Green 4) BPM 3 for this turn',
      'makes Gold 1c (Gold 1) BPM 2 for this turn',
      'makes Gold 1c (Gold 1) BPM 3 for this turn',
    ]);
  });

  test('MC-6.9: a changed song that is moved in the same turn keeps its look, and is itself again after it', () => {
    const told = turn('Gel', [], { boards: [['Red 1a', 'Blue 2a']] });
    told.does('plays Gel', 'makes Red 1a (Red 1) gold', 'swaps Red 1a (Gold 1) and Blue 2a');
    expect(told.board(1).slice(0, 2)).toEqual(['Blue 2', 'Red 1']);
    expect(told.fired('asPrinted')).toBe(1);
  });

  test('MC-6.9: a changed song that was traded away is itself again on the other board, too', () => {
    const told = turn('Gel', ['Trade'], { boards: [['Red 1a'], ['Blue 2a']] });
    told.does('plays Gel', 'makes Red 1a (Red 1) gold', 'plays Trade', 'gives away Red 1a (Gold 1)', 'takes Blue 2a');
    expect(told.asked).toBe(2);
    expect([told.board(1)[0], told.board(2)[0]]).toEqual(['Blue 2', 'Red 1']);
    expect(told.fired('asPrinted')).toBe(1);
  });
});
