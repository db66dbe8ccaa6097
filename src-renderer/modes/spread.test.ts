import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { GameInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { pilesOf, type SpreadValue, sidesOf, spreadsOf } from './spread.ts';

const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  title: key,
  kind: 'number',
  required: true,
  ...more,
});
const group = (...fields: Field[]): Field => field('', { kind: 'group', fields });
const modes = field('modes', { kind: 'list', item: field('', { kind: 'text', refersTo: 'mode' }) });
const game: GameInfo = {
  id: 'g',
  title: 'G',
  cardTypes: [
    {
      id: 'act',
      label: 'Act',
      plural: 'Acts',
      field: group(field('cost', { range: ['classes', '{class}', 'cost'] }), modes),
    },
    {
      id: 'sponsor',
      label: 'Sponsor',
      plural: 'Sponsors',
      field: group(field('payout', { range: ['payoutRange'] }), modes),
    },
  ],
  mode: group(field('price', { title: 'Price', range: ['priceRange'] })),
  manifest: group(),
  chart: { measures: [], headlines: [], traits: [], rules: [] },
};
const row = (key: string, value: Row['value']): Row => ({ key, value, origin: 'own', file: 'a.yaml' });
const club = row('club', { price: 15, priceRange: { min: 10, max: 20 } });

describe('the spread of a range', () => {
  const cards = {
    act: [
      row('rosa', { name: 'Rosa', class: 'dj', cost: 300, modes: ['club', 'party'] }),
      row('milo', { name: 'Milo', class: 'dj', cost: 500, modes: ['party'] }),
      row('zoe', { name: 'Zoe', class: 'live', cost: 900, modes: ['club'] }),
      row('typo', { name: 'Typo', class: 'dj', cost: 'ten', modes: ['club'] }),
    ],
    sponsor: [row('cola', { name: 'Cola', payout: 600, modes: ['club'] })],
  };

  test('holds the numbers of the cards of the mode, by the place of the range', () => {
    const spreads = spreadsOf(game, club, cards);
    expect([...spreads.keys()]).toEqual(['priceRange', 'classes/dj/cost', 'classes/live/cost', 'payoutRange']);
    expect(spreads.get('classes/dj/cost')).toEqual([
      { type: 'act', key: 'rosa', name: 'Rosa', value: 300, path: ['cost'] },
    ]);
    expect(spreads.get('payoutRange')).toMatchObject([{ type: 'sponsor', key: 'cola' }]);
  });

  test('holds the value of the mode itself, which is no card', () => {
    expect(spreadsOf(game, club, {}).get('priceRange')).toEqual([
      { key: 'club', name: 'Price', value: 15, path: ['price'] },
    ]);
  });
});

const values = (...numbers: number[]): SpreadValue[] =>
  numbers.map((value, i) => ({ type: 'act', key: `c${i}`, name: `C${i}`, value, path: ['cost'] }));

test('every card is below, inside or above', () => {
  const sides = sidesOf(values(1, 5, 7, 10, 11), { min: 5, max: 10 });
  expect([sides.below, sides.inside, sides.above].map((side) => side.length)).toEqual([1, 3, 1]);
});

describe('piles', () => {
  test('equal values stand on each other, exactly at their place', () => {
    expect(pilesOf(values(5, 5, 8), { min: 0, max: 10 }, 20)).toMatchObject([
      { at: 0.5, values: [{ value: 5 }, { value: 5 }] },
      { at: 0.8, values: [{ value: 8 }] },
    ]);
  });

  test('lose no card and stay within the picture', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 })), fc.integer({ min: 1, max: 60 }), (numbers, spots) => {
        const piles = pilesOf(values(...numbers), { min: 0, max: 1000 }, spots);
        expect(piles.flatMap((pile) => pile.values)).toHaveLength(numbers.length);
        for (const { at } of piles) expect(at >= 0 && at <= 1).toBe(true);
      }),
    );
  });
});
