import { describe, expect, test } from 'vitest';
import { nameOf } from './numbers.ts';
import { member } from './testing/small-set.ts';
import { ToldTable } from './testing/told-table.ts';

const pair = member('Pair', 'line', ['red', 'blue'], 3);
const crowd = [pair];

describe('setup', () => {
  test('MC-0.1 MC-0.2: opening hands and Backstage', () => {
    const told = new ToldTable({ seats: 3 });
    expect([1, 2, 3].map((seat) => told.hand(seat).length)).toEqual([5, 5, 5]);
    expect(told.state.openCount).toBe(4);
    expect(told.fired('openingHand')).toBe(15);
    expect(told.fired('backstage')).toBe(4);
  });

  test('MC-0.3 MC-0.4: two members more than seats stand in the Front Row, the rest in The Stands', () => {
    for (const seats of [2, 4, 5]) {
      const told = new ToldTable({ seats });
      expect(told.front).toHaveLength(seats + 2);
      expect(told.stands).toHaveLength(12 - seats - 2);
      expect([told.fired('frontRow'), told.fired('stands')]).toEqual([seats + 2, 1]);
    }
  });
});

test('MC-0.1 MC-0.2 MC-0.3: how many cards, members and slots there are is data', () => {
  const house = { openingHand: 3, backstage: 2, frontRow: { members: 1, perSeat: 2 }, boardSlots: 4 };
  const told = new ToldTable({ seats: 3, house });
  expect([1, 2, 3].map((seat) => told.hand(seat).length)).toEqual([3, 3, 3]);
  expect(told.state.openCount).toBe(2);
  expect(told.front).toHaveLength(7);
  expect(told.board(1)).toHaveLength(4);
});

describe('starting cards', () => {
  test('MC-1.1: every seat picks a song secretly, and all are revealed at once', () => {
    const told = new ToldTable({}, { hands: [['Red 3a', 'Tokens', 'Red 1a'], ['Blue 2a']] });
    expect(told.options).toEqual(['lays down Red 3a (Red 3)', 'lays down Red 1a (Red 1)']);
    told.does('lays down Red 3a');
    expect(told.board(1)[0]).toBe('–');
    expect(told.asked).toBe(2);
    told.does('lays down Blue 2a');
    expect([told.board(1)[0], told.board(2)[0]]).toEqual(['Red 3', 'Blue 2']);
    expect(told.fired('startingCard')).toBe(2);
  });

  test('MC-1.1: it goes to the first open slot, also where that is a gap', () => {
    const boards = [['Red 1a', '-', 'Red 1b']];
    const told = new ToldTable({}, { hands: [['Gold 2a'], ['Blue 2a']], boards }).does('lays', 'lays');
    expect(told.board(1)).toEqual(['Red 1', 'Gold 2', 'Red 1', '–', '–']);
  });

  test('MC-1.2: on a full board the last song makes room', () => {
    const boards = [['Red 1a', 'Red 1b', 'Red 1c', 'Red 2a', 'Red 2b']];
    const told = new ToldTable({}, { hands: [['Gold 4a'], ['Blue 2a']], boards }).does('lays', 'lays');
    expect(told.board(1)).toEqual(['Red 1', 'Red 1', 'Red 1', 'Red 2', 'Gold 4']);
    expect(told.state.discardCount).toBe(1);
    expect(told.fired('startOnFull')).toBe(1);
  });

  test('MC-1.3: a seat without a song places nothing, keeps a full board, and goes last', () => {
    const boards = [['Red 1a', 'Red 1b', 'Red 1c', 'Red 2a', 'Red 2b']];
    const told = new ToldTable({ seats: 3 }, { hands: [['Tokens'], ['Blue 4a'], ['Blue 4b']], boards });
    expect(told.asked).toBe(2);
    told.does('lays', 'lays');
    expect(told.order[2]).toBe(1);
    expect(told.board(1)[4]).toBe('Red 2');
    expect(told.fired('noStart')).toBe(1);
  });

  test('MC-1.4: the lowest tempo goes first', () => {
    const told = new ToldTable({ seats: 3 }, { hands: [['Red 4a'], ['Red 1a'], ['Red 2a']] }).does(
      'lays',
      'lays',
      'lays',
    );
    expect(told.order).toEqual([2, 3, 1]);
    expect(told.fired('lowestFirst')).toBe(2);
  });

  test('MC-1.5: of equal tempi the seat with fewer points goes first', () => {
    const told = new ToldTable({ seats: 3 }, { hands: [['Red 2a'], ['Red 2b'], ['Red 2c']] });
    told.state.points.set([5, 0, 3]);
    told.does('lays', 'lays', 'lays');
    expect(told.order).toEqual([2, 3, 1]);
    expect(told.fired('fewerPointsFirst')).toBe(2);
  });

  test('MC-1.7: then every seat takes one turn in this order, and the next round begins', () => {
    const hands = [['Red 4a'], ['Red 1a'], ['Red 2a']];
    const told = new ToldTable({ seats: 3 }, { hands }).does('lays', 'lays', 'lays');
    const turns: number[] = [];
    while (told.state.round === 1) {
      turns.push(told.asked);
      told.does('ends the turn');
    }
    expect(turns).toEqual([2, 3, 1]);
    expect(told.fired('turn')).toBe(3);
  });

  test('MC-1.6: after that a coin decides, and it is fair', () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const told = new ToldTable({ seats: 3, seed }, { hands: [['Red 2a'], ['Red 2b'], ['Red 2c']] });
      const order = told.does('lays', 'lays', 'lays').order.join();
      expect(told.fired('coin')).toBe(2);
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const times of orders.values()) expect(Math.abs(times - 100)).toBeLessThan(40);
  });

  test('MC-1.6: the coin is flipped anew each round', () => {
    const layout = {
      hands: [
        ['Red 2a', 'Red 3a'],
        ['Red 2b', 'Red 3b'],
      ],
    };
    const nights = Array.from({ length: 200 }, (_, seed) => {
      const told = new ToldTable({ seed, mode: { drawAtTurnEnd: 0 } }, layout);
      const [first] = told.does('lays', 'lays').order;
      const [next] = told.does('ends the turn', 'ends the turn', 'lays', 'lays').order;
      expect(told.fired('coin')).toBe(2);
      return [first, next];
    });
    const same = nights.filter(([first, next]) => first === next).length;
    expect(Math.abs(same - 100)).toBeLessThan(40);
  });
});

describe('the end of a turn', () => {
  const start = (hand: string[]) =>
    new ToldTable({}, { hands: [['Red 1a', ...hand], ['Red 4a']] }).does('lays', 'lays');

  test('MC-4.1: a card is drawn after the turn', () => {
    const told = start([]).does('ends the turn');
    expect(told.hand(1)).toHaveLength(1);
    expect(told.fired('drawAtEnd')).toBe(1);
  });

  test('MC-4.1: how many cards are drawn is data', () => {
    for (const drawAtTurnEnd of [0, 2]) {
      const layout = { hands: [['Red 1a'], ['Red 4a']] };
      const told = new ToldTable({ mode: { drawAtTurnEnd } }, layout).does('lays', 'lays', 'ends the turn');
      expect(told.hand(1)).toHaveLength(drawAtTurnEnd);
    }
  });

  test('MC-4.2: then the hand is discarded down to the limit, as the seat chooses', () => {
    const seven = ['Blue 1a', 'Blue 1b', 'Blue 1c', 'Blue 2a', 'Blue 2b', 'Blue 2c', 'Blue 3a'];
    const told = start(seven).does('draws', 'draws').does('discards Blue 1b');
    expect(told.moment).toBe('Round 1 · Seat 1 discards');
    expect(told.hand(1)).toHaveLength(9);
    told.does('discards Blue 2c', 'discards Blue 3a');
    expect(told.hand(1)).not.toContain('Blue 1b');
    expect(told.hand(1)).toHaveLength(7);
    expect(told.asked).toBe(2);
    expect(told.fired('handLimit')).toBe(3);
  });

  test('MC-4.2: a hand at the limit is left alone', () => {
    const told = start(['Blue 1a', 'Blue 1b', 'Blue 1c', 'Blue 2a', 'Blue 2b', 'Blue 2c']).does('ends the turn');
    expect(told.hand(1)).toHaveLength(7);
    expect(told.asked).toBe(2);
    expect(told.fired('handLimit')).toBe(0);
  });

  test('MC-4.3: an empty draw pile is made of the discard pile', () => {
    const layout = { hands: [['Red 1a'], ['Red 4a']], pile: [], discard: ['Gold 1a', 'Gold 2a'] };
    const told = new ToldTable({}, layout).does('lays', 'lays', 'draws');
    expect(told.fired('reshuffle')).toBe(1);
    expect([told.state.deckCount, told.state.discardCount]).toEqual([1, 0]);
  });

  const drawn = (told: ToldTable): string => told.hand(1)[0]!;
  const laid = (told: ToldTable): string => nameOf(told.rules.numbers, told.state.backstage[0]!);
  test.each([
    ['an action', [], 'draws', drawn],
    ['the end of a turn', [], 'ends the turn', drawn],
    ['what was taken from Backstage', [], 'takes Gold 3a', laid],
    ['a new Backstage', ['Refresh'], 'plays Refresh', laid],
  ])('MC-4.3: an empty draw pile is shuffled from the discard pile for %s', (_, hand, choice, next) => {
    const discard = ['Gold 1a', 'Gold 2a', 'Gold 2b', 'Gold 4a'];
    const layout = { hands: [['Red 1a', ...hand], ['Red 4a']], pile: [], discard, backstage: ['Gold 3a'] };
    const cards = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const told = new ToldTable({ seed, house: { backstage: 1 } }, layout).does('lays', 'lays', choice);
      expect(told.fired('reshuffle')).toBe(1);
      cards.add(next(told));
    }
    // What lies Backstage is discarded before it is laid out anew, so that it may come again.
    cards.delete('Gold 3a');
    expect([...cards].sort()).toEqual(discard);
  });

  test('MC-4.4: with both piles empty nothing is drawn, and Draw is not on offer', () => {
    const layout = { hands: [['Red 1a'], ['Red 4a']], pile: [], backstage: ['Gold 1a', 'Gold 2a'] };
    const told = new ToldTable({}, layout).does('lays', 'lays');
    expect(told.may('draws')).toBe(false);
    told.does('takes Gold 1a', 'ends the turn');
    expect(told.hand(1)).toEqual(['Gold 1a']);
    expect(told.state.openCount).toBe(1);
    expect(told.fired('nothingLeft')).toBe(2);
  });
});

describe('the end of the game', () => {
  const hands = [['Red 1a'], ['Blue 4a']];
  const boards = [['Red 2a', 'Blue 2a']];

  test('MC-5.1: the Front Row falls to one with empty Stands, and the round is played to its end', () => {
    const layout = { hands, boards, front: ['Pair', 'Bystander 1'], stands: [] };
    const told = new ToldTable({ crowd }, layout).does('lays', 'lays', 'ends the turn');
    expect(told.front).toEqual(['Bystander 1']);
    expect(told.fired('finalRound')).toBe(1);
    expect(told.asked).toBe(2);
    told.does('ends the turn');
    expect(told.table.over).toBe(true);
    expect(told.state.round).toBe(1);
    expect(told.fired('crowdGone')).toBe(0);
  });

  test('MC-5.1: with somebody in The Stands the game goes on', () => {
    const layout = { hands, boards, front: ['Pair', 'Bystander 1'], stands: ['Bystander 2'] };
    const told = new ToldTable({ crowd }, layout).does('lays', 'lays', 'ends the turn', 'ends the turn');
    expect(told.front).toEqual(['Bystander 2', 'Bystander 1']);
    expect(told.state.round).toBe(2);
  });

  test('MC-5.1: the number is data, and The Stands must be empty for it', () => {
    const mode = { finalFrontRow: 2 };
    const front = ['Pair', 'Bystander 1'];
    const on = new ToldTable({ crowd, mode }, { hands, boards, front, stands: ['Bystander 2', 'Bystander 3'] });
    expect(on.does('lays', 'lays', 'ends the turn', 'ends the turn').state.round).toBe(2);
    const end = new ToldTable({ crowd, mode }, { hands, boards, front: [...front, 'Bystander 2'], stands: [] });
    expect(end.does('lays', 'lays', 'ends the turn', 'ends the turn').table.over).toBe(true);
  });

  test('MC-5.2: the crowd is gone', () => {
    const told = new ToldTable({ crowd }, { hands, boards, front: ['Pair'], stands: [] }).does('lays', 'lays').finish();
    expect(told.fired('crowdGone')).toBe(1);
    expect(told.table.over).toBe(true);
    expect(told.table.rules.telling.ending(told.state)).toContain('Round 1 was the final round.');
  });

  test('MC-5.3: a table that nobody can finish is stopped, and says so', () => {
    const told = new ToldTable({ house: { roundLimit: 3 } }).finish();
    expect(told.state.round).toBe(3);
    expect(told.fired('roundLimit')).toBe(1);
    expect(told.table.rules.telling.ending(told.state)[0]).toMatch(/^The table was stopped after 3 rounds: /);
  });

  test('MC-5.6: the seat with most points wins, also with fewer crowd members pleased', () => {
    const told = new ToldTable({ seats: 3, house: { roundLimit: 1 } });
    told.state.points.set([7, 9, 8]);
    told.state.pleased.set([9, 1, 3]);
    told.finish();
    expect(told.places()).toEqual([3, 1, 2]);
    expect([told.fired('mostPoints'), told.fired('tiePleased')]).toEqual([1, 0]);
  });

  test('MC-5.4 MC-5.5: points, then crowd members pleased, then a shared place', () => {
    const told = new ToldTable({ seats: 4, house: { roundLimit: 1 } });
    told.state.points.set([7, 9, 9, 9]);
    told.state.pleased.set([9, 2, 3, 2]);
    told.finish();
    expect(told.places()).toEqual([4, 2, 1, 2]);
    expect(told.fired('tiePleased')).toBe(2);
    expect([told.fired('tieShared'), told.fired('mostPoints')]).toEqual([1, 0]);
  });
});
