import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';
import { isMultipleOf, schemasOf } from './schemas.ts';

const schemas = schemasOf('dark-promoters')!;
const act = { id: 'rosa', name: 'Rosa', class: 'dj', cost: 500, audience: 15, modes: ['club'] };
const sponsor = { id: 'cola', name: 'Cola', minSlots: 1, payoutPerSlot: 600, copies: 2, modes: ['club'] };

/** `code path: message` of each violation. */
const violations = (name: string, value: unknown): string[] =>
  schemas.validate(name, value).map(({ code, path, at, message }) => {
    const place = at === 'key' ? `key ${path.join('.')}` : path.join('.');
    return `${code} ${place}: ${message}`;
  });

describe('in words', () => {
  test.each([
    ['cost', 'fifteen', 'schema/type cost: Cost must be a number of euros, is “fifteen”.'],
    ['cost', -1, 'schema/minimum cost: Cost must be at least €0, is −€1.'],
    ['cost', 12_345_678.5, 'schema/maximum cost: Cost must be at most €10,000,000, is €12,345,678.5.'],
    ['cost', 1e300, 'schema/maximum cost: Cost must be at most €10,000,000, is €1e+300.'],
    ['cost', 0.291, 'schema/multipleOf cost: Cost must be exact to the cent, is €0.291.'],
    ['cost', null, 'schema/type cost: Cost must be a number of euros, is empty.'],
    ['audience', 1.5, 'schema/type audience: Audience must be a whole number of percent, is 1.5 %.'],
    ['audience', 1001, 'schema/maximum audience: Audience must be at most 1000 %, is 1001 %.'],
    ['audience', Number.NaN, 'schema/type audience: Audience must be a whole number of percent, is NaN %.'],
    ['name', '', 'schema/minLength name: Name must not be empty.'],
    ['name', 'Ro\nsa', 'schema/pattern name: Name must not contain line breaks or control characters.'],
    ['name', '\u001b[31mRosa', 'schema/pattern name: Name must not contain line breaks or control characters.'],
    ['name', 'Rosa\u009b', 'schema/pattern name: Name must not contain line breaks or control characters.'],
    ['flavour', 'a\tb', 'schema/pattern flavour: Flavour must not contain line breaks or control characters.'],
    ['name', 'x'.repeat(61), 'schema/maxLength name: Name must have at most 60 characters, has 61.'],
    ['day', 3, 'schema/enum day: Day must be 1 or 2, is 3.'],
    ['modes', [], 'schema/minItems modes: Modes must have at least 1 entry, has 0.'],
    ['modes', ['a', 'b', 'a'], 'schema/uniqueItems modes.2: Modes lists “a” twice.'],
    ['modes', 'club', 'schema/type modes: Modes must be a list, is “club”.'],
    ['modes', [5], 'schema/type modes.0: Entry 1 of Modes must be text, is 5.'],
  ])('%s: %j', (field, value, expected) => expect(violations('act', { ...act, [field]: value })).toEqual([expected]));

  test('a wrong form', () => {
    const [found] = violations('act', { ...act, id: 'Rosa Nox' });
    expect(found).toMatch(/^schema\/pattern id: Id has the wrong form, is “Rosa Nox”\. A short name in lower case/);
    expect(found).toContain('Example: kellerclub-04.');
  });

  test('a unit that is no symbol', () => {
    expect(violations('sponsor', { ...sponsor, minSlots: 5 })).toEqual([
      'schema/maximum minSlots: Least slots must be at most 3, is 5.',
    ]);
    expect(violations('sponsor', { ...sponsor, minSlots: 'few' })).toEqual([
      'schema/type minSlots: Least slots must be a whole number of slots, is “few”.',
    ]);
  });

  test('a missing field', () => {
    const { cost, ...rest } = act;
    expect(violations('act', rest)).toEqual(['schema/required : Cost is missing.']);
  });

  test('an unknown field of the alternative that was meant', () => {
    const score = (crowd: object) => {
      const document = { game: 'monstercat', seats: [{ name: 'Ann', songs: [] }], crowd: [crowd] };
      return schemasOf('monstercat')!
        .validate('score', document)
        .map(({ message }) => message);
    };
    expect(score({ id: 'carla', token: 1 })).toEqual(['Unknown field “token”; did you mean “tokens”?']);
    expect(score({ shape: 'line', wants: ['red'], points: 1, tokns: 1 })).toEqual([
      'Unknown field “tokns”; did you mean “tokens”?',
    ]);
    expect(score({ id: 'carla', zzz: 1 })).toEqual(['Unknown field “zzz”; known are id, tokens.']);
  });

  test('an unknown field', () => {
    expect(violations('act', { ...act, audiance: 3 })).toEqual([
      'schema/additionalProperties key audiance: Unknown field “audiance”; did you mean “audience”?',
    ]);
    expect(violations('act', { ...act, zzz: 3 })).toEqual([
      'schema/additionalProperties key zzz: Unknown field “zzz”; known are id, name, class, cost, audience, day, modes, flavour.',
    ]);
  });

  test('something that is no card at all', () => {
    expect(violations('act', 'rosa')).toEqual(['schema/type : Act must be a mapping of fields, is “rosa”.']);
    expect(violations('act', null)).toEqual(['schema/type : Act must be a mapping of fields, is empty.']);
  });
});

describe('alternatives are told apart', () => {
  const house = (location: unknown) => ({
    game: 'dark-promoters',
    version: 'v1',
    title: 'x',
    status: 'draft',
    seats: { min: 2, max: 4 },
    house: {
      lead: 'fixed',
      openingHand: { location: 0, act: 0, sponsor: 0, marketing: 0, sabotage: 0 },
      drawPerPhase: 0,
      supply: { location, act: 'hand', sponsor: 'hand', marketing: 'hand', sabotage: 'hand' },
    },
  });
  const effect = (value: unknown) =>
    schemas
      .validate('mode', { sabotageEffects: { x: value } })
      .filter(({ path }) => path.length > 0)
      .map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`);

  test('by the kind of value', () => {
    expect(violations('set', house('hand'))).toEqual([]);
    expect(violations('set', house({ row: 40 }))).toEqual([
      'schema/maximum house.supply.location.row: Cards in the row must be at most 30, is 40.',
    ]);
  });

  test('by one readable message where nothing fits', () => {
    expect(violations('set', house('deck'))).toEqual([
      'schema/oneOf house.supply.location: Locations must be “hand” or a mapping of fields, is “deck”.',
    ]);
  });

  test('by the field that names the kind', () => {
    expect(effect({ name: 'X', kind: 'lose-audience' })).toEqual([
      'schema/required sabotageEffects.x: Audience lost is missing.',
    ]);
    expect(effect({ name: 'X', kind: 'lose-audience', audience: 'all' })).toEqual([
      'schema/type sabotageEffects.x.audience: Audience lost must be a whole number of people, is “all”.',
    ]);
    expect(effect({ name: 'X', kind: 'remove-act' })).toEqual([
      'schema/enum sabotageEffects.x.kind: Kind must be “remove-marketing”, “neutralise-act” or “lose-audience”, is “remove-act”.',
    ]);
    expect(effect({ name: 'X' })).toEqual(['schema/required sabotageEffects.x: Kind is missing.']);
  });

  test('by the fields that are there', () => {
    const seat = { name: 'A', location: null, ticketBand: 'budget', sponsors: [{ id: 'cola', slots: 0 }] };
    expect(violations('score', { game: 'dark-promoters', set: 'x', mode: 'club', seats: [seat] })).toEqual([
      'schema/minimum seats.0.sponsors.0.slots: Slots must be at least 1, is 0.',
    ]);
  });

  test('names of entries', () => {
    const found = schemas.validate('mode', { classes: { location: { 'Big Club': {} } } });
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'schema/propertyNames', path: ['classes', 'location', 'Big Club'], at: 'key' }),
    );
  });
});

describe('cents', () => {
  test.each([0.29, 1234.57, 0.07, 1.1, 9999999.99, 4.35, 10000000, 0])('%d is exact to the cent', (value) => {
    expect(isMultipleOf(value, 0.01)).toBe(true);
    expect(violations('act', { ...act, cost: value })).toEqual([]);
  });

  test.each([0.291, 1234.575, 0.001, 99999999.995])('%d is not', (value) => {
    expect(isMultipleOf(value, 0.01)).toBe(false);
  });

  test('every amount of cents is exact', () => {
    for (let cents = 0; cents < 200_000; cents++) {
      if (!isMultipleOf(Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`), 0.01)) {
        expect.fail(`${cents} cents`);
      }
    }
  });

  test.each([
    [9, 3, true],
    [10, 3, false],
    [7.5, 2.5, true],
    [7.6, 2.5, false],
    [Number.POSITIVE_INFINITY, 1, false],
  ])('%d in steps of %d: %s', (value, step, expected) => expect(isMultipleOf(value, step)).toBe(expected));
});

test('an inline act of a noted table may have a day', () => {
  const table = (day: number) => ({
    game: 'dark-promoters',
    set: 'x',
    mode: 'club',
    seats: [{ name: 'A', location: null, ticketBand: 'budget', acts: [{ cost: 1, audience: 1, day }] }],
  });
  expect(violations('score', table(2))).toEqual([]);
  expect(violations('score', table(3))).toEqual(['schema/enum seats.0.acts.0.day: Day must be 1 or 2, is 3.']);
});

test('every schema of every game compiles', () => {
  for (const game of readdirSync(join(projectRoot, 'schemas'))) {
    for (const file of readdirSync(join(projectRoot, 'schemas', game))) {
      const name = file.replace('.schema.json', '');
      expect(() => schemasOf(game)?.validate(name, {}), `${game}/${file}`).not.toThrow();
    }
  }
});

test('there are no schemas of unknown games, or outside their folder', () => {
  expect(schemasOf('chess')).toBeUndefined();
  expect(schemasOf('../schemas/dark-promoters')).toBeUndefined();
});

test('compiled once', () => expect(schemasOf('dark-promoters')).toBe(schemas));
