import { below, draw, type TableKey, tableKey } from '../../random.ts';
import type { DetailedSample } from '../../sample.ts';
import type { PictureGame } from '../draw-picture.ts';

const STOPS = ['Morning', 'Evening'];

/** A game with one of everything that a picture shows. */
export const madeUpGame: PictureGame = {
  measures: [
    { id: 'people', label: 'People', unit: 'people', decimals: 0, help: '' },
    { id: 'money', label: 'Money', unit: '€', decimals: 2, help: '' },
  ],
  headlines: ['people'],
  traits: [
    { id: 'venue', label: 'Venue', help: '', kind: 'category' },
    { id: 'full', label: 'Full', help: '', kind: 'flag' },
    { id: 'acts', label: 'Acts', help: '', kind: 'count' },
  ],
  account: {
    measure: 'money',
    title: 'Where money comes from',
    parts: [
      { id: 'tickets', label: 'Tickets', sign: 1 },
      { id: 'rent', label: 'Rent', sign: -1 },
    ],
  },
  course: { label: 'Cash', unit: '€', decimals: 2, help: '' },
  rules: [
    { id: 'X-1', label: 'often', fires: '' },
    { id: 'X-2', label: 'rarely', fires: '' },
  ],
  categories: [['Club', 'Hall'], [], []],
  stops: { before: STOPS, after: STOPS },
};

export interface MadeUpTables {
  readonly first: number;
  readonly tables: number;
  readonly seats: number;
  /** What is added to the people of every seat of about one table in three. */
  readonly change?: number;
}

const PEOPLE = 1;
const TICKETS = 2;
const RENT = 3;
const VENUE = 4;
const ACTS = 5;
const CHANGE = 6;

/** Tables of that game. Table n is the same in whichever sample it is. */
export function madeUpSample({ first, tables, seats, change = 0 }: MadeUpTables): DetailedSample {
  const rows = tables * seats;
  const sample = {
    first,
    tables,
    seats,
    values: new Float64Array(rows * 2),
    places: new Uint8Array(rows),
    ruleTables: new Float64Array(2),
    ruleTimes: new Float64Array(2),
    choices: 0,
    details: {
      traits: new Int16Array(rows * 3),
      parts: new Float64Array(rows * 2),
      course: new Float64Array(rows * 2),
      fired: new Uint8Array(tables * 2),
    },
  };
  const { values, details } = sample;
  for (let table = 0; table < tables; table++) {
    const key = tableKey(5, first + table);
    const isChanged = pick(key, CHANGE, 0, 3) === 0;
    const best: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const row = table * seats + seat;
      const people = pick(key, PEOPLE, seat, 60) + pick(key, PEOPLE, 255, 40) + (isChanged ? change : 0);
      const tickets = 100 * people;
      const rent = pick(key, RENT, seat, 3000);
      values.set([people, tickets - rent], row * 2);
      details.traits.set([pick(key, VENUE, seat, 3) - 1, people > 80 ? 1 : 0, pick(key, ACTS, seat, 5)], row * 3);
      details.parts.set([tickets, rent], row * 2);
      details.course.set([pick(key, TICKETS, seat, 9999), tickets - rent], row * 2);
      best.push(people);
    }
    const most = Math.max(...best);
    for (const [seat, people] of best.entries()) sample.places[table * seats + seat] = people === most ? 1 : 2;
    for (const [rule, times] of [pick(key, ACTS, 255, 4), pick(key, VENUE, 255, 30) === 0 ? 1 : 0].entries()) {
      details.fired[table * 2 + rule] = times;
      sample.ruleTimes[rule]! += times;
      sample.ruleTables[rule]! += Math.min(1, times);
    }
  }
  return sample;
}

const pick = ({ high, low }: TableKey, purpose: number, seat: number, bound: number): number =>
  below(bound, draw(high, low, purpose, seat, 0));
