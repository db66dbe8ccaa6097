import { describe, expect, test } from 'vitest';
import { tableKey } from '../../random.ts';
import { nameOf } from './numbers.ts';
import { lookAtStands } from './supply.ts';
import { member } from './testing/small-set.ts';
import { ToldTable } from './testing/told-table.ts';

/** The table as seat 1 may imagine it, many times over. */
function imagined(told: ToldTable, read: (copy: ToldTable) => void, times = 60): void {
  const copy = new ToldTable({ seats: told.rules.seats });
  for (let key = 0; key < times; key++) {
    told.state.copyTo(copy.state);
    told.rules.imagine(copy.state, 0, tableKey(5, key));
    read(copy);
  }
}

describe('what is imagined', () => {
  test('every card of another hand may be another; the own hand and all numbers stay', () => {
    const told = new ToldTable({ seats: 3 });
    const seen = new Set<string>();
    imagined(told, (copy) => {
      expect(copy.hand(1)).toEqual(told.hand(1));
      for (const seat of [2, 3]) expect(copy.hand(seat)).toHaveLength(5);
      for (const card of copy.hand(2)) seen.add(card);
    });
    expect(seen.size).toBeGreaterThan(30);
    for (const card of told.hand(1)) expect(seen).not.toContain(card);
  });

  test('a card that all saw go to a hand stays there', () => {
    const layout = { hands: [['Red 1a'], ['Red 4a']], backstage: ['Gold 1a', 'Gold 2a'] };
    const told = new ToldTable({}, layout).does('lays', 'lays', 'ends the turn', 'takes Gold 2a', 'ends the turn');
    expect(told.hand(2)).toContain('Gold 2a');
    imagined(told, (copy) => expect(copy.hand(2)).toContain('Gold 2a'));
  });

  test('a card that all saw go to a hand may be anywhere again once it has been played', () => {
    const layout = { hands: [['Red 1a'], ['Red 4a']], backstage: ['Gold 2a'], pile: ['Blue 1a'] };
    const told = new ToldTable({}, layout).does('lays', 'lays', 'takes Gold 2a');
    expect(told.state.seen).toContain(1);
    expect(told.does('cues Gold 2a').state.seen).not.toContain(1);
  });

  test('a card that all saw go to a hand is there, or face down, until the starting cards are revealed', () => {
    const layout = { hands: [['Red 1a'], ['Red 4a', 'Red 4b']], backstage: ['Gold 1a'] };
    const taken = new ToldTable({ seats: 3 }, { ...layout, hands: [...layout.hands, ['Red 4c', 'Red 3a']] });
    taken.does('lays', 'lays down Red 4a', 'lays down Red 4c', 'takes Gold 1a', 'ends the turn').skipTo(2);
    const places = (laid: string): Map<string, number> => {
      const told = new ToldTable({ seats: 3 });
      taken.state.copyTo(told.state);
      told.does(`lays down ${laid}`, 'lays');
      const copy = new ToldTable({ seats: 3 });
      const found = new Map([
        ['hand', 0],
        ['face down', 0],
        ['elsewhere', 0],
      ]);
      for (let key = 0; key < 200; key++) {
        told.state.copyTo(copy.state);
        told.rules.imagine(copy.state, 2, tableKey(5, key));
        const start = nameOf(copy.rules.numbers, copy.state.pending[0]!);
        const place = start === 'Gold 1a' ? 'face down' : copy.hand(1).includes('Gold 1a') ? 'hand' : 'elsewhere';
        found.set(place, found.get(place)! + 1);
      }
      return found;
    };
    const songs = taken.hand(1).filter((name) => / \d/.test(name));
    expect(songs).toContain('Gold 1a');
    expect(songs.length).toBeGreaterThan(1);
    const laid = places('Gold 1a');
    expect(laid.get('elsewhere')).toBe(0);
    expect(laid.get('hand')).toBeGreaterThan(0);
    // Whether it is the card that was laid down makes no difference to what the others imagine.
    const other = places(songs.find((name) => name !== 'Gold 1a')!);
    expect(other.get('elsewhere')).toBe(0);
    expect(Math.abs(other.get('face down')! - laid.get('face down')!)).toBeLessThan(50);
    const revealed = taken.does('lays down Gold 1a', 'lays', 'lays');
    expect([...revealed.state.seen].every((seen) => seen === 0)).toBe(true);
  });

  test('a hidden starting card is another song, and the hand it came from another hand', () => {
    const told = new ToldTable({ seats: 2 }).does('lays');
    // Seat 1 has chosen; seat 2 is asked and imagines what seat 1 has laid down.
    const starts = new Set<string>();
    const copy = new ToldTable();
    for (let key = 0; key < 60; key++) {
      told.state.copyTo(copy.state);
      told.rules.imagine(copy.state, 1, tableKey(5, key));
      const card = copy.state.pending[0]!;
      if (card >= 0) starts.add(nameOf(copy.rules.numbers, card));
      expect(copy.hand(2)).toEqual(told.hand(2));
    }
    expect(starts.size).toBeGreaterThan(20);
    for (const name of starts) expect(name).toMatch(/\d/);
    for (const name of told.hand(2)) expect(starts).not.toContain(name);
  });

  test('the seat keeps its own hidden starting card', () => {
    const told = new ToldTable({ seats: 2 }).does('lays');
    const [mine] = told.state.pending;
    imagined(told, (copy) => expect(copy.state.pending[0]).toBe(mine));
  });

  test('The Stands are in any order, except for what the seat has looked at', () => {
    const layout = { hands: [['Red 1a', 'Arrange'], ['Red 4a']], front: ['Bystander 1'] };
    const told = new ToldTable({}, layout).does('lays', 'lays', 'plays Arrange', 'puts', 'puts');
    const known = told.stands.slice(0, 3);
    const next = new Set<string>();
    imagined(told, (copy) => {
      expect(copy.stands.slice(0, 3)).toEqual(known);
      next.add(copy.stands[3]!);
    });
    expect(next.size).toBeGreaterThan(4);
    // Another seat knows nothing of it.
    const tops = new Set<string>();
    const copy = new ToldTable();
    for (let key = 0; key < 60; key++) {
      told.state.copyTo(copy.state);
      told.rules.imagine(copy.state, 1, tableKey(5, key));
      tops.add(copy.stands[0]!);
    }
    expect(tops.size).toBeGreaterThan(4);
  });

  test('who has moved up from The Stands is no longer among those that the seat knows there', () => {
    const layout = {
      hands: [['Red 1a', 'Arrange'], ['Red 4a']],
      boards: [['Blue 1a']],
      front: ['Blue Fan', 'Bystander 1'],
    };
    const told = new ToldTable({ crowd: [member('Blue Fan', 'line', ['blue'])] }, layout);
    told.does('lays', 'lays', 'plays Arrange', 'puts', 'puts', 'ends the turn');
    expect(told.front).toHaveLength(2);
    expect([...told.state.known]).toEqual([2, 0]);
  });

  test('what a seat has looked at it does not know any more when another seat arranges it', () => {
    const layout = { hands: [['Red 1a', 'Arrange'], ['Red 4a']], front: ['Bystander 1'] };
    const told = new ToldTable({}, layout).does('lays', 'lays', 'plays Arrange', 'puts', 'puts');
    lookAtStands(told.state, 1, 2);
    expect([...told.state.known]).toEqual([0, 2]);
  });

  test('a smaller look at The Stands does not make a seat forget who comes after it', () => {
    const told = new ToldTable({}, { hands: [['Red 1a'], ['Red 4a']], front: ['Bystander 1'] });
    for (const members of [3, 2]) lookAtStands(told.state, 0, members);
    expect([...told.state.known]).toEqual([3, 0]);
    const known = told.stands.slice(0, 3);
    imagined(told, (copy) => expect(copy.stands.slice(0, 3)).toEqual(known));
  });

  test('chance to come is another', () => {
    const told = new ToldTable();
    imagined(told, ({ state }) => expect(state.chanceHigh).not.toBe(told.state.chanceHigh), 3);
  });
});
