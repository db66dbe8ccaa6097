import type { Measure } from '../../game.ts';
import type { Books } from './books.ts';

export const measures: readonly Measure[] = [
  { id: 'audience', label: 'Audience', unit: 'people', decimals: 0, help: 'How many people came.' },
  { id: 'profit', label: 'Profit', unit: '€', decimals: 2, help: 'Ticket income plus sponsoring minus total spend.' },
  { id: 'ticketIncome', label: 'Ticket income', unit: '€', decimals: 2, help: 'Ticket price times audience.' },
  { id: 'sponsoring', label: 'Sponsoring', unit: '€', decimals: 2, help: 'All sponsor payouts.' },
  { id: 'spend', label: 'Spend', unit: '€', decimals: 2, help: 'Rent, acts, marketing and other card costs.' },
  {
    id: 'fill',
    label: 'Fill of the venue',
    unit: '%',
    decimals: 2,
    help: 'Audience in percent of the capacity; 0 without a venue.',
  },
  { id: 'acts', label: 'Acts booked', unit: 'acts', decimals: 0, help: 'Acts booked, neutralised ones included.' },
  { id: 'slots', label: 'Slots used', unit: 'slots', decimals: 0, help: 'Sponsor slots given away.' },
];

/** In the order of `measures`. */
export function measureBooks(books: Books, into: Float64Array, at: number): void {
  into[at] = books.audience;
  into[at + 1] = books.profit;
  into[at + 2] = books.ticketIncome;
  into[at + 3] = books.sponsoring;
  into[at + 4] = books.spend;
  into[at + 5] = books.capacity === 0 ? 0 : Math.floor((books.audience * 10_000) / books.capacity);
  into[at + 6] = books.acts;
  into[at + 7] = books.slotsUsed;
}
