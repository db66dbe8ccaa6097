import type { ReferenceSection } from '../../../reference.ts';
import { TYPES } from '../card-types.ts';
import type * as data from '../data.generated.ts';
import { NOTHING } from './ranges.ts';

const NAMES: { readonly [type in (typeof TYPES)[number]]: string } = {
  location: 'Locations',
  act: 'Acts',
  sponsor: 'Sponsors',
  marketing: 'Marketing',
  sabotage: 'Sabotage',
};

/** What the rules leave to the house, and this set has decided. */
export function houseSection({ seats, house }: data.SetManifest): ReferenceSection {
  return {
    title: 'House values',
    facts: [
      { label: 'Seats', value: seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}` },
      { label: 'Lead', value: house.lead === 'fixed' ? 'the first seat, all game' : 'the next seat with each round' },
      {
        label: 'Draw at the start of a phase',
        value: `${house.drawPerPhase} ${house.drawPerPhase === 1 ? 'card' : 'cards'} of the phase’s type, into the hand`,
      },
      {
        label: 'Most slots for one sponsor',
        value: house.maxSlotsPerSponsor === undefined ? 'all that a seat has' : String(house.maxSlotsPerSponsor),
      },
    ],
    tables: [
      {
        title: 'Where cards come from',
        columns: [
          { title: 'Cards', numeric: false },
          { title: 'Supply', numeric: false },
          { title: 'Opening hand', unit: 'cards', numeric: true },
        ],
        rows: TYPES.map((type) => {
          const supply = house.supply[type];
          const isHand = supply === 'hand';
          return [
            NAMES[type],
            isHand ? 'from the hand' : rowText(supply),
            isHand ? String(house.openingHand[type]) : NOTHING,
          ];
        }),
      },
    ],
    notes: [],
  };
}

function rowText({
  row,
  perSeat = 0,
  refill = true,
}: Exclude<data.SetManifest['house']['supply']['act'], 'hand'>): string {
  const seats = perSeat === 0 ? '' : perSeat === 1 ? ' and one for each seat' : ` and ${perSeat} for each seat`;
  const cards = row === 1 ? '1 card' : `${row} cards`;
  return `an open row: ${cards}${seats}, ${refill ? 'refilled at once' : 'not refilled'}`;
}
