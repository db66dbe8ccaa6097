import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardSet } from '../../src-engine/card-set.ts';
import { changeNumber, parseChange } from './change.ts';
import { parseSelector } from './selector.ts';
import { applyWhatIf, type Fields, parseWhatIfLine, type WhatIfLine } from './what-if.ts';

const set: CardSet = {
  manifest: { game: 'g', version: 'v1', house: { drawPerPhase: 1, lead: 'fixed' } },
  modes: [
    { id: 'club', name: 'Club', ticketPrice: 15, exclusive: { bonus: 25 }, rounds: [{ name: 'One' }] },
    { id: 'party', name: 'Party', ticketPrice: 28 },
  ],
  cards: {
    location: [
      { id: 'cellar', name: 'Cellar', class: 'small', rent: 1000, modes: ['club'] },
      { id: 'hall', name: 'Hall', class: 'big', rent: 5000.5, modes: ['club', 'party'] },
    ],
    act: [{ id: 'rosa', name: 'Rosa', class: 'big', cost: 500, modes: ['party'] }],
  },
};

const line = (selector: string, change: string | number | boolean): WhatIfLine => ({
  selector,
  source: String(change),
  value: change,
});
/** Money everywhere; every card may have a fee and the house a limit. */
const fields: Fields = {
  stepOf: () => 0.01,
  knows: ({ on, path }) => (on === 'card' && path[0] === 'fee') || (on === 'manifest' && path[1] === 'limit'),
};
const apply = (...lines: [string, string | number | boolean][]) =>
  applyWhatIf(
    set,
    lines.map(([selector, change]) => line(selector, change)),
    fields,
  );
const codes = (...lines: [string, string | number | boolean][]) => apply(...lines).problems.map(({ code }) => code);

describe('a change', () => {
  test.each([
    ['+2', { kind: 'add', amount: 2 }],
    ['-5', { kind: 'add', amount: -5 }],
    ['+.5', { kind: 'add', amount: 0.5 }],
    ['+10%', { kind: 'percent', percent: 10 }],
    ['-20 %', { kind: 'percent', percent: -20 }],
    ['10%', { kind: 'percent', percent: 10 }],
    ['x1.5', { kind: 'multiply', factor: 1.5 }],
    ['=-5', { kind: 'set', value: -5 }],
    ['=+5', { kind: 'set', value: 5 }],
    ['=-0', { kind: 'set', value: 0 }],
    ['= true', { kind: 'set', value: true }],
    ['=-x', { kind: 'set', value: '-x' }],
    ['hand', { kind: 'set', value: 'hand' }],
    ['xylophone', { kind: 'set', value: 'xylophone' }],
  ])('%s', (source, expected) => expect(parseChange(source, source)).toEqual(expected));

  test('that YAML has taken for a number or a boolean', () => {
    expect(parseChange('+2', 2)).toEqual({ kind: 'add', amount: 2 });
    expect(parseChange('2', 2)).toEqual({ kind: 'set', value: 2 });
    expect(parseChange('0x10', 16)).toEqual({ kind: 'set', value: 16 });
    expect(parseChange('false', false)).toEqual({ kind: 'set', value: false });
  });

  test.each(['', '+', '-', '+two', '--5', '+5%%', '%', '=', 'ten%'])('not “%s”', (source) => {
    expect(parseChange(source, source)).toBeUndefined();
  });

  test.each(['+1e400', '-1e400%', 'x1e400', '=1e400'])('not “%s”, which is beyond all numbers', (source) => {
    expect(parseChange(source, source)).toBeUndefined();
  });

  test('not what is no number for anyone but a computer', () => {
    expect(parseChange('.inf', Number.POSITIVE_INFINITY)).toBeUndefined();
    expect(parseChange('.nan', Number.NaN)).toBeUndefined();
  });

  test('not nothing', () => expect(parseChange('', null)).toBeUndefined());
});

describe('computed values', () => {
  test.each([
    [15, { kind: 'percent', percent: 10 }, 1, 17],
    [5, { kind: 'percent', percent: -10 }, 1, 5],
    [3, { kind: 'percent', percent: -50 }, 1, 2],
    [-3, { kind: 'percent', percent: -50 }, 1, -1],
    [0.05, { kind: 'percent', percent: 10 }, 0.01, 0.06],
    [1.005, { kind: 'multiply', factor: 1 }, 0.01, 1.01],
    [1.15, { kind: 'multiply', factor: 1.1 }, 0.01, 1.27],
    [33.33, { kind: 'percent', percent: 15 }, 0.01, 38.33],
    [0.1, { kind: 'add', amount: 0.2 }, 0.01, 0.3],
    [0.1, { kind: 'add', amount: 0.2 }, undefined, 0.3],
    [10, { kind: 'multiply', factor: 1 / 3 }, undefined, 3.333333333333],
  ] as const)('%d by %j in steps of %d is %d', (before, change, step, after) => {
    expect(changeNumber(before, change, step)).toBe(after);
  });

  test('are never minus nothing', () =>
    expect(Object.is(changeNumber(1, { kind: 'add', amount: -1 }, 1), 0)).toBe(true));

  test('of money are whole cents, half a cent up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), fc.integer({ min: -100, max: 300 }), (amount, percent) => {
        const after = changeNumber(amount / 100, { kind: 'percent', percent }, 0.01);
        const exact = BigInt(amount) * BigInt(100 + percent);
        expect(Math.round(after * 100)).toBe(Number((exact + 50n) / 100n));
        expect(Number(after.toFixed(2))).toBe(after);
      }),
    );
  });
});

describe('a selector', () => {
  test.each([
    ['modes.club.ticketPrice', { on: 'mode', id: 'club', path: ['ticketPrice'] }],
    ['modes.club.exclusive.bonus', { on: 'mode', id: 'club', path: ['exclusive', 'bonus'] }],
    ['cards.cellar.rent', { on: 'card', id: 'cellar', path: ['rent'] }],
    ['cards.class:big.rent', { on: 'cards', filters: [{ by: 'class', value: 'big' }], path: ['rent'] }],
    [
      'cards.type:act mode:club.cost',
      {
        on: 'cards',
        filters: [
          { by: 'type', value: 'act' },
          { by: 'mode', value: 'club' },
        ],
        path: ['cost'],
      },
    ],
    ['house.supply.act', { on: 'house', path: ['supply', 'act'] }],
  ])('%s', (text, expected) => expect(parseSelector(text)).toEqual(expected));

  test.each([
    '',
    'house',
    'modes',
    'modes.club',
    'cards.rosa',
    'cards.colour:red.rent',
    'cards.class:.rent',
    'mode.club.x',
    'house..x',
    'cards.a b.c',
    'seats.min',
  ])('not “%s”', (text) => {
    expect(parseSelector(text)).toBeUndefined();
    expect(parseWhatIfLine(line(text, 1))).toMatchObject({
      code: 'what-if/syntax',
      in: 'selector',
      message: expect.stringMatching(/class:.*type:.*mode:/),
    });
  });
});

describe('a what-if', () => {
  test('changes a mode', () => {
    expect(apply(['modes.club.ticketPrice', '+2']).set?.modes[0]?.ticketPrice).toBe(17);
    expect(apply(['modes.club.exclusive.bonus', '50%']).set?.modes[0]?.exclusive).toEqual({ bonus: 37.5 });
    expect(apply(['modes.club.rounds.0.name', 'First']).set?.modes[0]?.rounds).toEqual([{ name: 'First' }]);
  });

  test('changes the house', () => {
    expect(apply(['house.drawPerPhase', 3]).set?.manifest.house).toEqual({ drawPerPhase: 3, lead: 'fixed' });
  });

  test('changes one card, or all that pass every filter', () => {
    const rents = (selector: string) => apply([selector, '+1']).set?.cards.location?.map((card) => card.rent);
    expect(rents('cards.cellar.rent')).toEqual([1001, 5000.5]);
    expect(rents('cards.class:big.rent')).toEqual([1000, 5001.5]);
    expect(rents('cards.mode:club.rent')).toEqual([1001, 5001.5]);
    expect(rents('cards.mode:club class:small.rent')).toEqual([1001, 5000.5]);
    expect(rents('cards.type:location.rent')).toEqual([1001, 5001.5]);
  });

  test('is applied line by line, later lines on top', () => {
    const result = apply(
      ['modes.club.ticketPrice', 20],
      ['modes.club.ticketPrice', 'x2'],
      ['modes.club.ticketPrice', '+1'],
    );
    expect(result.set?.modes[0]?.ticketPrice).toBe(41);
    expect(result.touches.map((touch) => touch.line)).toEqual([0, 1, 2]);
  });

  test('leaves the set it was given alone and shares what stays', () => {
    const before = structuredClone(set);
    const { set: after } = apply(['cards.hall.rent', '-10%'], ['modes.club.ticketPrice', 1]);
    expect(set).toEqual(before);
    expect(after?.manifest).toBe(set.manifest);
    expect(after?.modes[1]).toBe(set.modes[1]);
    expect(after?.cards.act).toBe(set.cards.act);
    expect(after?.cards.location?.[0]).toBe(set.cards.location?.[0]);
    expect(after?.cards.location?.[1]?.rent).toBe(4500.45);
  });

  test('that changes nothing is the same set', () => expect(apply().set).toBe(set));

  test('rounds by the step of the field, as asked for each object', () => {
    const asked: unknown[] = [];
    const stepOf: Fields['stepOf'] = (place, object) => {
      asked.push([place.on, place.type, place.id, place.path, object === set.cards.act?.[0]]);
      return 1;
    };
    applyWhatIf(set, [line('cards.class:big.cost', '+1')], { ...fields, stepOf });
    expect(asked).toEqual([['card', 'act', 'rosa', ['cost'], true]]);
  });

  test('that matches nothing', () => {
    expect(codes(['modes.rave.ticketPrice', 1])).toEqual(['what-if/no-match']);
    expect(codes(['cards.nobody.cost', 1])).toEqual(['what-if/no-match']);
    expect(codes(['cards.class:big mode:rave.cost', 1])).toEqual(['what-if/no-match']);
  });

  test('whose field is not there', () => {
    expect(codes(['modes.club.price', 1])).toEqual(['what-if/no-field']);
    expect(codes(['cards.class:big.capacity', 1])).toEqual(['what-if/no-field']);
    expect(codes(['house.lead.x', 1])).toEqual(['what-if/no-field']);
    expect(codes(['modes.club.toString', 1])).toEqual(['what-if/no-field']);
    expect(codes(['modes.club.__proto__', 1])).toEqual(['what-if/no-field']);
    expect(codes(['modes.club.rounds.length', 1])).toEqual(['what-if/no-field']);
  });

  test('whose field is a group of values, or an id', () => {
    expect(codes(['modes.club.exclusive', 1])).toEqual(['what-if/no-field']);
    expect(codes(['cards.rosa.modes', 1])).toEqual(['what-if/no-field']);
    expect(codes(['cards.rosa.id', 'x'])).toEqual(['what-if/no-field']);
    expect(apply(['modes.club.id', 'x']).problems[0]?.message).toMatch(/^An id names its mode for good/);
  });

  test('sets what is left out where it may be', () => {
    expect(apply(['house.limit', 2]).set?.manifest.house).toEqual({ drawPerPhase: 1, lead: 'fixed', limit: 2 });
    const { set: after, touches } = apply(['cards.class:big.fee', 100], ['cards.rosa.fee', '+10%']);
    expect(Object.values(after!.cards).flatMap((cards) => cards.map(({ fee }) => fee))).toEqual([undefined, 100, 110]);
    expect(touches.map(({ line: at, id }) => [at, id])).toEqual([
      [0, 'hall'],
      [0, 'rosa'],
      [1, 'rosa'],
    ]);
  });

  test('computes nothing from what is left out', () => {
    expect(codes(['house.limit', '+2'])).toEqual(['what-if/no-field']);
    expect(codes(['cards.class:big.fee', 'x2'])).toEqual(['what-if/no-field']);
  });

  test('adds no group of values to set a field in it', () => {
    expect(codes(['cards.rosa.fee.more', 1])).toEqual(['what-if/no-field']);
    expect(codes(['house.lead.limit', 1])).toEqual(['what-if/no-field']);
  });

  test('whose result is beyond all numbers', () => {
    for (const change of ['x1e308', '1e308%', '-1e308%']) {
      const { set: after, touches, problems } = apply(['cards.type:location.rent', change]);
      expect(problems).toMatchObject([{ line: 0, code: 'what-if/not-a-number', in: 'change' }]);
      expect(problems[0]!.message).toBe('“rent” would be too large for a number.');
      expect(touches).toEqual([]);
      expect(after).toStrictEqual(set);
    }
    // 1e307 itself is a number, its cents are none.
    expect(codes(['modes.club.ticketPrice', '+1e307'])).toEqual(['what-if/not-a-number']);
    expect(codes(['modes.club.ticketPrice', '+1e300'])).toEqual([]);
  });

  test('that is there only on some of the matches changes those', () => {
    expect(apply(['cards.class:big.cost', '+1']).touches.map(({ id }) => id)).toEqual(['rosa']);
  });

  test('that adds to what is no number', () => {
    expect(codes(['cards.rosa.name', '+1'])).toEqual(['what-if/not-a-number']);
    expect(codes(['house.lead', 'x2'])).toEqual(['what-if/not-a-number']);
  });

  test('with wrong lines names each, and applies the others', () => {
    const { set: after, problems } = apply(
      ['nonsense', 1],
      ['modes.club.ticketPrice', 1],
      ['modes.club.ticketPrice', '+x'],
    );
    expect(after.modes[0]?.ticketPrice).toBe(1);
    expect(problems.map(({ line: at, code, in: where }) => [at, code, where])).toEqual([
      [0, 'what-if/syntax', 'selector'],
      [2, 'what-if/syntax', 'change'],
    ]);
  });
});
