import type { Account, Course, Trait } from '../../game.ts';
import { ACT, BANDS, MARKETING } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import { STANDARD_BAND } from './scoring.ts';
import type { PromotersState } from './state.ts';

const VENUE = 'The venue';
const CAPS = 'Caps that bind';

export const traits: readonly Trait[] = [
  { id: 'venueClass', label: 'Class of the Location', kind: 'category', help: 'The class of the seat’s Location.' },
  { id: 'ticketBand', label: 'Ticket band', kind: 'category', help: 'The price band that the seat has set.' },
  { id: 'actsBooked', label: 'Number of Acts', kind: 'count', help: 'Acts booked, neutralised ones included.' },
  { id: 'slotsUsed', label: 'Sponsor slots used', kind: 'count', help: 'Sponsor slots given away.' },
  { id: 'full', label: 'Full', kind: 'flag', group: VENUE, help: 'As many people came as the Location holds.' },
  { id: 'noVenue', label: 'No venue', kind: 'flag', group: VENUE, help: 'The seat ended without a Location.' },
  {
    id: 'actSoftCap',
    label: 'Soft cap of Acts',
    kind: 'flag',
    group: CAPS,
    help: 'An Act beyond the soft cap counted only a share.',
  },
  {
    id: 'marketingCap',
    label: 'Marketing cap',
    kind: 'flag',
    group: CAPS,
    help: 'The seat had more marketing than the cap lets count.',
  },
  {
    id: 'capacity',
    label: 'Capacity',
    kind: 'flag',
    group: CAPS,
    help: 'More people would have come than the Location holds.',
  },
  { id: 'slotLimit', label: 'Slot limit', kind: 'flag', group: CAPS, help: 'The seat gave away its last slot.' },
];

/** By trait. */
export const categoriesOf = ({ mode }: Numbers): readonly (readonly string[])[] => {
  const classes = Object.values(mode.classes.location).map(({ name }) => name);
  return [classes, BANDS, ...traits.slice(2).map(() => [])];
};

/** By location: the place of its class among those of the mode. */
export const venueClassesOf = ({ mode, locations }: Numbers): Int16Array => {
  const classes = Object.keys(mode.classes.location);
  return Int16Array.from(locations, (location) => classes.indexOf(location.class));
};

/** In the order of `traits`. */
export function readTraits(
  numbers: Numbers,
  venueClasses: Int16Array,
  { books: all }: PromotersState,
  seat: number,
  into: Int16Array,
  at: number,
): void {
  const books = all[seat]!;
  const hasVenue = books.location >= 0;
  into[at] = hasVenue ? venueClasses[books.location]! : -1;
  into[at + 1] = books.band < 0 ? STANDARD_BAND : books.band;
  into[at + 2] = books.acts;
  into[at + 3] = books.slotsUsed;
  into[at + 4] = hasVenue && books.audience === books.capacity ? 1 : 0;
  into[at + 5] = hasVenue ? 0 : 1;
  into[at + 6] = books.acts > numbers.fullActs ? 1 : 0;
  into[at + 7] = books.marketing > numbers.marketingCap ? 1 : 0;
  into[at + 8] = hasVenue && books.afterSabotage > books.capacity ? 1 : 0;
  into[at + 9] = books.slotsUsed === numbers.slots ? 1 : 0;
}

export const account: Account = {
  measure: 'profit',
  title: 'Where profit comes from',
  parts: [
    { id: 'tickets', label: 'Tickets', sign: 1 },
    { id: 'sponsors', label: 'Sponsors', sign: 1 },
    { id: 'rent', label: 'Rent', sign: -1 },
    { id: 'acts', label: 'Acts', sign: -1 },
    { id: 'marketing', label: 'Marketing', sign: -1 },
    { id: 'sabotage', label: 'Sabotage', sign: -1 },
  ],
};

/** In the order of the account. Mini-marketing is marketing. */
export function readParts(numbers: Numbers, state: PromotersState, seat: number, into: Float64Array, at: number): void {
  const books = state.books[seat]!;
  const paid = (played: Int16Array, type: number, count: number, costs: Int32Array): number => {
    const start = seat * numbers.supply[type]!.playable;
    let sum = 0;
    for (let place = 0; place < count; place++) sum += costs[played[start + place]!]!;
    return sum;
  };
  into[at] = books.ticketIncome;
  into[at + 1] = books.sponsoring;
  into[at + 2] = books.location < 0 ? 0 : numbers.rent[books.location]!;
  into[at + 3] = paid(state.acts, ACT, books.acts, numbers.actCost);
  into[at + 4] =
    paid(state.marketing, MARKETING, books.marketingCards, numbers.marketingCost) +
    books.miniMarketing * numbers.teaserCost;
  into[at + 5] = books.otherCosts;
}

export const course: Course = {
  label: 'Cash',
  unit: '€',
  decimals: 2,
  help: 'What a seat has in cash as each phase ends; ticket money comes after the last one.',
};
