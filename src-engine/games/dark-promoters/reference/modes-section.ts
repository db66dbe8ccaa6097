import type { ReferenceSection } from '../../../reference.ts';
import type * as data from '../data.generated.ts';
import type { Amounts } from './amounts.ts';
import { rangeText } from './ranges.ts';

/** The modes beside each other. */
export function modesSection(modes: readonly data.Mode[], { plain, euros }: Amounts): ReferenceSection {
  return {
    title: 'The modes at a glance',
    facts: [],
    tables: [
      {
        title: 'Modes',
        columns: [
          { title: 'Mode', numeric: false },
          { title: 'Rounds', numeric: true },
          { title: 'Days', numeric: true },
          { title: 'Start budget', unit: '€', numeric: true },
          { title: 'Ticket price', unit: '€', numeric: true },
          { title: 'Range of the price', unit: '€', numeric: true },
          { title: 'Audience base', unit: 'people', numeric: true },
          { title: 'Sponsor payout per slot', unit: '€', numeric: true },
          { title: 'Marketing cap', unit: '%', numeric: true },
        ],
        rows: modes.map((mode) => [
          mode.name,
          plain(mode.rounds.length),
          plain(mode.days),
          euros(mode.startBudget),
          euros(mode.ticketPrice),
          rangeText(mode.ticketPriceRange, euros),
          plain(mode.audienceBase),
          rangeText(mode.sponsorPayoutRange, euros),
          `+${plain(mode.marketingCap)}`,
        ]),
      },
    ],
    notes: [],
  };
}
