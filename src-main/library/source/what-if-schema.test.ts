import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { schemasOf } from '../schemas.ts';
import { loadedSample } from './testing/loaded-source.ts';
import type { WhatIfGround } from './what-if-fields.ts';
import { whatIfSchemaOf } from './what-if-schema.ts';
import { MOST_SINGLE_CARDS } from './what-if-selections.ts';

async function groundOf(folder: string): Promise<WhatIfGround> {
  const { loaded, set } = await loadedSample(folder);
  return { game: loaded.game!, house: loaded.set?.manifest.house, modes: set.modes, cards: set.cards };
}

type Property = { readonly [keyword: string]: unknown };
const propertiesOf = (ground: WhatIfGround) => whatIfSchemaOf(ground)!.schema.properties as Record<string, Property>;

const ground = await groundOf(join(projectRoot, 'card-sets/dark-promoters/v0.3'));
const properties = propertiesOf(ground);
const fields = (target: string) =>
  Object.keys(properties).flatMap((key) => (key.startsWith(`${target}.`) ? [key.slice(target.length + 1)] : []));

describe('the schema of a what-if', () => {
  test('names every selector of modes and house, groups and entries of lists included', () => {
    expect(fields('modes.clubnight')).toEqual(
      expect.arrayContaining([
        'ticketPrice',
        'ticketPriceRange.max',
        'priceBands.premium.price',
        'sabotageEffects.tech-failure.audience',
        'classes.act.guest-dj.cost.min',
        'rounds.0.phases.1',
      ]),
    );
    expect(fields('house')).toEqual(
      expect.arrayContaining(['lead', 'openingHand.act', 'supply.location.row', 'supply.act']),
    );
  });

  test('names the cards by type, by class, by mode and type, and one by one', () => {
    expect(fields('cards.type:act')).toEqual(['name', 'class', 'cost', 'audience', 'day', 'flavour']);
    expect(fields('cards.class:big-club')).toEqual(['name', 'class', 'rent', 'capacity', 'flavour']);
    expect(fields('cards.mode:party type:marketing')).toEqual(['name', 'class', 'cost', 'audience', 'flavour']);
    expect(fields('cards.kellerclub-04')).toEqual(['name', 'class', 'rent', 'capacity', 'flavour']);
  });

  test('never names an id or a group of values', () => {
    const keys = Object.keys(properties);
    expect(keys.filter((key) => key.endsWith('.id'))).toEqual([]);
    expect(keys).not.toContain('modes.clubnight.ticketPriceRange');
    expect(keys).not.toContain('cards.kellerclub-04.modes');
  });

  test('says help, limits, reference range and what is there now', () => {
    expect(properties['modes.clubnight.ticketPrice']).toEqual({
      title: 'Clubnight · Ticket price',
      description:
        'The price before the band. In €, from €0 to €10,000,000, in steps of €0.01. Reference range €15 (Clubnight). Now €15.',
      type: ['number', 'string'],
      pattern: expect.any(String),
      'x-now': '€15',
      default: 15,
      'x-unit': '€',
      'x-step': 0.01,
    });
    const text = (selector: string) => String(properties[selector]?.description);
    expect(text('cards.class:big-club.rent')).toMatch(/Now €3,500 to €6,000 \(\d+ cards\)\.$/);
    expect(properties['cards.class:big-club.rent']).not.toHaveProperty('default');
    expect(text('cards.type:act.day')).toMatch(/Now 1 to 2 \(\d+ of 160 cards\)\.$/);
    expect(text('cards.type:act.name')).toMatch(/Now 160 different values \(160 cards\)\.$/);
    expect(text('cards.kellerclub-04.class')).toMatch(/Now “kellerclub”\.$/);
    expect(text('house.maxSlotsPerSponsor')).toMatch(/Left out now\.$/);
  });

  test('offers choices: of the schema, of its alternatives and of the names of the set', () => {
    expect(properties['house.lead']).toMatchObject({ enum: ['fixed', 'rotates'], default: 'fixed' });
    expect(properties['house.supply.act']?.enum).toEqual(['hand']);
    expect(properties['modes.clubnight.sabotageEffects.tech-failure.kind']?.enum).toEqual([
      'remove-marketing',
      'neutralise-act',
      'lose-audience',
    ]);
    expect(properties['cards.type:sabotage.effect']?.enum).toContain('rumor-mill');
    expect(properties['modes.clubnight.days']).toMatchObject({ type: ['number', 'string'], examples: [1, 2] });
    expect(properties['modes.party.teaser.enabled']).toMatchObject({ type: 'boolean' });
  });

  test('leaves single cards out of a set with very many', () => {
    const card = ground.cards.act![0]!;
    const act = Array.from({ length: MOST_SINGLE_CARDS + 1 }, (_, place) => ({ ...card, id: `act-${place}` }));
    const many = { ...ground, cards: { act } };
    expect(Object.keys(propertiesOf(many)).filter((key) => /^cards\.[^:]+$/.test(key))).toEqual([]);
    expect(Object.keys(propertiesOf(many))).toContain('cards.type:act.cost');
    expect(validates(many)({ 'cards.act-7.cost': 5 })).toBe(true);
  });

  test('of a set that is being mended has what is there', () => {
    const broken = propertiesOf({
      ...ground,
      house: undefined,
      cards: { act: [{ id: 'x y' }, { id: 'one', cost: [] }] },
    });
    expect(Object.keys(broken).filter((key) => key.startsWith('cards.one'))).not.toContain('cards.one.cost');
    expect(Object.keys(broken).filter((key) => key.startsWith('cards.x'))).toEqual([]);
    expect(Object.keys(broken).filter((key) => key.startsWith('house'))).toEqual([]);
  });
});

function validates(of: WhatIfGround): (whatIf: object) => boolean {
  // Thousands of properties are too many for the nested code that ajv would make without these options.
  const validate = new Ajv({ strict: false, allErrors: true, code: { optimize: false } }).compile(
    whatIfSchemaOf(of)!.schema,
  );
  return (whatIf) => validate(whatIf) === true;
}

describe('as a JSON Schema of draft 7', () => {
  const isRight = validates(ground);

  test.each([
    { 'modes.clubnight.ticketPrice': 18 },
    { 'cards.kellerclub-04.rent': '+10%' },
    { 'cards.class:big-club.rent': '-20 %' },
    { 'cards.mode:party type:marketing.cost': 'x1.5' },
    { 'cards.class:guest-dj mode:clubnight.cost': '=-5' },
    { 'cards.kellerclub-04.modes.0': 'party' },
    { 'house.maxSlotsPerSponsor': 3, 'house.lead': 'rotates' },
  ])('%j is right', (whatIf) => expect(isRight(whatIf)).toBe(true));

  test.each([
    { 'modes.clubnight.ticketPrise': 18 },
    { 'modes.clubnight.ticketPrice': 'cheap' },
    { 'modes.clubnight.ticketPrice': true },
    { 'modes.clubnight.id': 'club' },
    { 'cards.nobody.rent': 1 },
    { 'house.lead': 'none' },
    { 'house.maxSlotsPerSponsor': '+10%' },
    { 'house.openingHand': 3 },
  ])('%j is wrong', (whatIf) => expect(isRight(whatIf)).toBe(false));
});

describe('the general schema of what-ifs, for other editors', () => {
  const games = readdirSync(join(projectRoot, 'schemas')).filter((game) => schemasOf(game)?.has('what-if'));
  const sets = games.flatMap((game) =>
    readdirSync(join(projectRoot, 'card-sets', game)).map((version) => join(projectRoot, 'card-sets', game, version)),
  );

  test.each(sets)('allows every selector of %s', async (folder) => {
    const of = await groundOf(folder);
    const selectors = Object.keys(propertiesOf(of));
    expect(selectors.length).toBeGreaterThan(10);
    const whatIf = Object.fromEntries(selectors.map((selector) => [selector, '+10%']));
    expect(schemasOf(of.game.id)!.validate('what-if', whatIf)).toEqual([]);
  });

  test.each(games)('of %s allows filters together, and nothing that is no selector', (game) => {
    const { validate } = schemasOf(game)!;
    expect(validate('what-if', { 'cards.mode:a  class:b type:c_d.x.0': true })).toEqual([]);
    for (const key of ['house', 'modes.a', 'modes.a.', 'cards.a b.c', 'cards.colour:a.b', 'house..a', 'nonsense']) {
      expect(validate('what-if', { [key]: 1 }).map(({ code }) => code)).toEqual(['schema/propertyNames']);
    }
    expect(validate('what-if', { 'house.a': [1] }).map(({ code }) => code)).toEqual(['schema/type']);
  });
});
