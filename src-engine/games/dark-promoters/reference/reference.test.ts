import { describe, expect, test } from 'vitest';
import type { CardSet } from '../../../card-set.ts';
import type { NumberLanguage } from '../../../number-language.ts';
import type { ReferenceSection } from '../../../reference.ts';
import { act, location, plot, type SmallSetChanges, smallSet, sponsor } from '../testing/small-set.ts';
import { reference as referenceIn } from './reference.ts';

const numbersIn = (language: string): NumberLanguage => ({
  language,
  number: (value, decimals = 0) =>
    Number(value).toLocaleString(language, Number.isInteger(value) ? {} : { minimumFractionDigits: decimals }),
});
const reference = (set: CardSet) => referenceIn(set, numbersIn('en'));

const modeOf = (changes: SmallSetChanges): ReferenceSection =>
  reference(smallSet(changes)).find(({ mode }) => mode === 'test-night')!;
const fact = (section: ReferenceSection, label: string): string | undefined =>
  section.facts.find((one) => one.label === label)?.value;
const table = (section: ReferenceSection, title: string) => section.tables.find((one) => one.title === title)!;
const inClass = <T extends object>(id: string, card: T): T => ({ ...card, class: id });

const classes = {
  location: {
    room: { name: 'Room', rent: { min: 1000, max: 1500.5 }, capacity: { min: 200, max: 2500 } },
    field: { name: 'Field', rent: { min: 30_000, max: 30_000 }, capacity: { min: 2500, max: 2500 } },
  },
  act: { act: { name: 'Act', cost: { min: 300, max: 500 }, audience: { min: 10, max: 10 } } },
  marketing: {},
};

describe('classes', () => {
  const section = modeOf({
    mode: { classes },
    locations: [location('One', 1200, 210), location('Two', 999.9, 2500)],
    acts: [act('Alpha', 400, 10), inClass('other', act('Not one of them', 900, 90))],
  });

  test('have their range, and how many cards there are with which spread', () => {
    expect(table(section, 'Locations').rows).toEqual([
      ['Room', '1,000–1,500.50', '200–2,500', '2', '999.90–1,200', '210–2,500'],
      ['Field', '30,000', '2,500', '0', '–', '–'],
    ]);
    expect(table(section, 'Acts').rows).toEqual([['Act', '300–500', '+10', '1', '400', '+10']]);
    expect(table(section, 'Marketing').rows).toEqual([]);
  });

  test('name their units once, in the header', () => {
    expect(table(section, 'Locations').columns.map(({ title, unit }) => [title, unit])).toEqual([
      ['Class', undefined],
      ['Rent', '€'],
      ['Capacity', 'people'],
      ['Cards', undefined],
      ['Rent of the cards', '€'],
      ['Capacity of the cards', 'people'],
    ]);
  });

  test('say so when cards go beyond the range', () => {
    expect(section.notes).toEqual(['Room: 1 card is outside the range of rent, €1,000–1,500.50.']);
  });
});

test('a card counts in its own modes only', () => {
  const elsewhere = { ...act('Elsewhere', 1, 1), modes: ['other-night'] };
  expect(table(modeOf({ acts: [elsewhere, act('Here', 5, 5)] }), 'Acts').rows[0]?.[3]).toBe('1');
});

test('price bands show the price that is charged, to the cent', () => {
  expect(table(modeOf({ mode: { ticketPrice: 28 } }), 'Price bands').rows).toEqual([
    ['Budget', '80', '22.40', '+15'],
    ['Standard', '100', '28', '±0'],
    ['Premium', '120', '33.60', '−12'],
    ['Prestige', '135', '37.80', '−25'],
  ]);
});

test('sponsors by the slots they ask for, copies counted', () => {
  const sponsors = [sponsor('A', 2, 400, 3), sponsor('B', 0, 100, 1), sponsor('C', 2, 250.5, 2)];
  const section = modeOf({ sponsors, mode: { sponsorPayoutRange: { min: 100, max: 300 } } });
  expect(table(section, 'Sponsors').rows).toEqual([
    ['0', '1', '1', '100'],
    ['2', '2', '5', '250.50–400'],
  ]);
  expect(section.notes).toEqual(['Sponsors: 1 sponsor is outside the range of the payout per slot, €100–300.']);
});

describe('sabotage', () => {
  test('tells each effect with its own numbers', () => {
    const sabotageEffects = { storm: { name: 'Storm', kind: 'lose-audience', audience: 1200 } } as const;
    const section = modeOf({ mode: { sabotageEffects }, sabotage: [plot('Rain', 'storm'), plot('Hail', 'storm')] });
    expect(table(section, 'Sabotage').rows).toEqual([
      ['Storm', '1,200 people fewer come, after all factors and before capacity.', '2'],
    ]);
  });

  test('has a column of costs where any card has one', () => {
    const section = modeOf({ sabotage: [plot('Cheap', 'rumor-mill'), plot('Dear', 'rumor-mill', 250)] });
    expect(table(section, 'Sabotage').columns.at(-1)).toEqual({ title: 'Cost of the cards', unit: '€', numeric: true });
    expect(table(section, 'Sabotage').rows.map((row) => row.at(-1))).toEqual(['0–250', '–', '–']);
  });
});

test('the facts of a mode are the numbers of its data', () => {
  const section = modeOf({
    mode: {
      ticketPrice: 12.5,
      exclusive: { extraSlots: 2, bonus: 30 },
      actSoftCap: { fullActs: 1, furtherShare: 0 },
      marketingCap: 90,
      teaser: { enabled: true, cost: 500, audience: 5 },
    },
  });
  expect(fact(section, 'Start budget')).toBe('€10,000');
  expect(fact(section, 'Ticket price')).toBe('€12.50 (range €10–20)');
  expect(fact(section, 'Audience base')).toBe('100 people');
  expect(fact(section, 'Sponsor payout per slot')).toBe('€100–1,000');
  expect(fact(section, 'Exclusive sponsor')).toBe('2 slots more, +30 % on its whole payout');
  expect(fact(section, 'Soft cap of acts')).toBe('the first act counts in full, further ones nothing');
  expect(fact(section, 'Marketing cap')).toBe('+90 %');
  expect(fact(section, 'Teaser window')).toBe('one sponsor, or mini-marketing: +5 % for €500');
});

test('numbers are written as in the language of the set, money as on the cards', () => {
  const set = smallSet({ mode: { classes, ticketPrice: 12.5 }, locations: [location('Two', 999.9, 2500)] });
  const section = referenceIn(set, numbersIn('de')).find(({ mode }) => mode === 'test-night')!;
  expect(fact(section, 'Start budget')).toBe('10.000\u00a0€');
  expect(fact(section, 'Ticket price')).toBe('12,50\u00a0€ (range 10–20\u00a0€)');
  expect(table(section, 'Locations').rows[0]).toEqual(['Room', '1.000–1.500,50', '200–2.500', '1', '999,90', '2.500']);
  expect(section.notes).toContain('Room: 1 card is outside the range of rent, 1.000–1.500,50\u00a0€.');
});

test('rounds are told with the phases of the schedule', () => {
  const rounds: NonNullable<SmallSetChanges['mode']>['rounds'] = [
    { name: 'Round 1', phases: ['finance', 'location', 'marketing'] },
    { name: 'Last Call', phases: ['booking', 'sabotage'] },
  ];
  const section = modeOf({ mode: { rounds, days: 2, teaser: { enabled: true, cost: 500, audience: 5 } } });
  expect(table(section, 'Rounds').rows).toEqual([
    ['Round 1', 'Teaser → Finance → Location → Marketing'],
    ['Last Call', 'Booking → Sabotage'],
    ['Event', 'Scoring'],
  ]);
  expect(section.notes).toContain('Last Call: no sponsors are played any more.');
  expect(section.notes).toContain('Capacity is that of one day, and so the most two-day tickets.');
});

test('house values say where cards come from', () => {
  const house = reference(smallSet({ house: { drawPerPhase: 2, lead: 'rotates', maxSlotsPerSponsor: 3 } })).at(-1)!;
  expect(house.title).toBe('House values');
  expect(house.facts.map(({ value }) => value)).toEqual([
    '2–6',
    'the next seat with each round',
    '2 cards of the phase’s type, into the hand',
    '3',
  ]);
  expect(house.tables[0]?.rows[0]).toEqual(['Locations', 'an open row: 8 cards, not refilled', '–']);
});

test('every row of every table has a cell for each column', () => {
  for (const { tables } of reference(smallSet()))
    for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
});
