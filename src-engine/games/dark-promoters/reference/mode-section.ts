import type { CardSet } from '../../../card-set.ts';
import { cents, percentOf } from '../../../exact.ts';
import type { ReferenceFact, ReferenceSection, ReferenceTable } from '../../../reference.ts';
import { BANDS } from '../card-types.ts';
import type * as data from '../data.generated.ts';
import { schedule } from '../schedule.ts';
import type { Amounts } from './amounts.ts';
import { type ClassedType, classTable, outsideNotes } from './class-table.ts';
import { NOTHING, spreadOf, spreadText } from './ranges.ts';

const CLASSED: readonly (readonly [type: ClassedType, title: string])[] = [
  ['location', 'Locations'],
  ['act', 'Acts'],
  ['marketing', 'Marketing'],
];

export function modeSection(set: CardSet, mode: data.Mode, amounts: Amounts): ReferenceSection {
  const inMode = <T>(type: string): readonly T[] =>
    (set.cards[type] ?? []).filter((card) => (card.modes as string[]).includes(mode.id)) as unknown as T[];
  const cardsOf = {
    location: inMode<data.Location>('location'),
    act: inMode<data.Act>('act'),
    marketing: inMode<data.Marketing>('marketing'),
  };
  return {
    title: mode.name,
    mode: mode.id,
    facts: factsOf(mode, amounts),
    tables: [
      roundTable(mode),
      ...CLASSED.map(([type, title]) => classTable(title, type, mode.classes[type], cardsOf[type], amounts)),
      sponsorTable(inMode('sponsor'), amounts),
      bandTable(mode, amounts),
      sabotageTable(mode, inMode('sabotage'), amounts),
    ],
    notes: [
      ...notesOf(mode),
      ...CLASSED.flatMap(([type]) => outsideNotes(type, mode.classes[type], cardsOf[type], amounts)),
      ...sponsorNotes(mode, inMode('sponsor'), amounts),
    ],
  };
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function factsOf(mode: data.Mode, { plain, price, prices }: Amounts): ReferenceFact[] {
  const { exclusive, actSoftCap, teaser } = mode;
  return [
    { label: 'Days', value: String(mode.days) },
    { label: 'Start budget', value: price(mode.startBudget) },
    {
      label: 'Ticket price',
      value: `${price(mode.ticketPrice)} (range ${prices(mode.ticketPriceRange)})`,
    },
    { label: 'Audience base', value: `${plain(mode.audienceBase)} people` },
    { label: 'Sponsor payout per slot', value: prices(mode.sponsorPayoutRange) },
    { label: 'Sponsor slots', value: `${mode.sponsorSlots} a seat` },
    {
      label: 'Exclusive sponsor',
      value: `${counted(exclusive.extraSlots, 'slot')} more, +${plain(exclusive.bonus)} % on its whole payout`,
    },
    { label: 'Soft cap of acts', value: softCapText(actSoftCap, plain) },
    { label: 'Marketing cap', value: `+${plain(mode.marketingCap)} %` },
    {
      label: 'Teaser window',
      value: teaser?.enabled
        ? `one sponsor, or mini-marketing: +${plain(teaser.audience)} % for ${price(teaser.cost)}`
        : 'none',
    },
  ];
}

function softCapText({ fullActs, furtherShare }: data.Mode['actSoftCap'], plain: Amounts['plain']): string {
  const share = `${plain(furtherShare)} %`;
  const further = furtherShare === 0 ? 'further ones nothing' : `further ones ${share} of theirs`;
  if (fullActs === 0) return `every act counts ${share} of its percentage`;
  return fullActs === 1
    ? `the first act counts in full, ${further}`
    : `the first ${fullActs} acts count in full, ${further}`;
}

function roundTable(mode: data.Mode): ReferenceTable {
  const phases = schedule(mode);
  const label = (slot: (typeof phases)[number]) => slot.phase.label;
  const rounds = mode.rounds.map(({ name }, round) => [
    name,
    phases
      .filter((slot) => slot.round === round)
      .map(label)
      .join(' → '),
  ]);
  return {
    title: 'Rounds',
    columns: [
      { title: 'Round', numeric: false },
      { title: 'Phases', numeric: false },
    ],
    rows: [...rounds, ['Event', 'Scoring']],
  };
}

/** Sponsors have no classes; what tells them apart is how many slots they ask for. */
function sponsorTable(sponsors: readonly data.Sponsor[], { plain, euros }: Amounts): ReferenceTable {
  const leasts = [...new Set(sponsors.map(({ minSlots }) => minSlots))].sort((a, b) => a - b);
  return {
    title: 'Sponsors',
    columns: [
      { title: 'Least slots', numeric: true },
      { title: 'Sponsors', numeric: true },
      { title: 'Cards', numeric: true },
      { title: 'Payout per slot of the cards', unit: '€', numeric: true },
    ],
    rows: leasts.map((least) => {
      const own = sponsors.filter(({ minSlots }) => minSlots === least);
      return [
        plain(least),
        plain(own.length),
        plain(own.reduce((sum, { copies }) => sum + copies, 0)),
        spreadText(spreadOf(own.map(({ payoutPerSlot }) => payoutPerSlot)), euros),
      ];
    }),
  };
}

function bandTable(mode: data.Mode, { plain, euros }: Amounts): ReferenceTable {
  const names = { budget: 'Budget', standard: 'Standard', premium: 'Premium', prestige: 'Prestige' };
  return {
    title: 'Price bands',
    columns: [
      { title: 'Band', numeric: false },
      { title: 'Share of the price', unit: '%', numeric: true },
      { title: 'Ticket price', unit: '€', numeric: true },
      { title: 'Audience', unit: '%', numeric: true },
    ],
    rows: BANDS.map((band) => {
      const { price: share, audience } = mode.priceBands[band];
      // DP-3.1: in whole cents, as it is charged.
      const charged = percentOf(cents(mode.ticketPrice), share) / 100;
      return [names[band], plain(share), euros(charged), signed(audience - 100, plain)];
    }),
  };
}

const signed = (points: number, plain: Amounts['plain']): string =>
  points === 0 ? '±0' : points < 0 ? `−${plain(-points)}` : `+${plain(points)}`;

function sabotageTable(mode: data.Mode, cards: readonly data.Sabotage[], { plain, euros }: Amounts): ReferenceTable {
  const hasCosts = cards.some(({ cost }) => (cost ?? 0) > 0);
  return {
    title: 'Sabotage',
    columns: [
      { title: 'Effect', numeric: false },
      { title: 'What it does', numeric: false },
      { title: 'Cards', numeric: true },
      ...(hasCosts ? [{ title: 'Cost of the cards', unit: '€', numeric: true }] : []),
    ],
    rows: Object.entries(mode.sabotageEffects).map(([id, effect]) => {
      const own = cards.filter((card) => card.effect === id);
      const costs = own.length === 0 ? NOTHING : spreadText(spreadOf(own.map(({ cost }) => cost ?? 0)), euros);
      return [effect.name, effectText(effect, plain), plain(own.length), ...(hasCosts ? [costs] : [])];
    }),
  };
}

function effectText(effect: data.Mode['sabotageEffects'][string], plain: Amounts['plain']): string {
  switch (effect.kind) {
    case 'remove-marketing':
      return 'The strongest marketing card of the target leaves play; its cost stays spent.';
    case 'neutralise-act':
      return 'One act of the target counts nothing; it stays booked and paid.';
    case 'lose-audience':
      return `${plain(effect.audience)} people fewer come, after all factors and before capacity.`;
  }
}

function notesOf(mode: data.Mode): string[] {
  const notes: string[] = [];
  if (mode.days === 2) {
    notes.push('Capacity is that of one day, and so the most two-day tickets.');
    notes.push('Acts play on day 1 or day 2; their percentages add up over both days.');
  }
  const lastCalls = mode.rounds.filter(({ phases }) => !phases.includes('finance')).map(({ name }) => name);
  if (lastCalls.length > 0) notes.push(`${lastCalls.join(', ')}: no sponsors are played any more.`);
  if (mode.teaser?.enabled) notes.push('Mini-marketing of the teaser window counts towards the marketing cap.');
  return notes;
}

function sponsorNotes(
  { sponsorPayoutRange: range }: data.Mode,
  sponsors: readonly data.Sponsor[],
  { prices }: Amounts,
): string[] {
  const outside = sponsors.filter(({ payoutPerSlot: payout }) => payout < range.min || payout > range.max).length;
  if (outside === 0) return [];
  const many = outside === 1 ? '1 sponsor is' : `${outside} sponsors are`;
  return [`Sponsors: ${many} outside the range of the payout per slot, ${prices(range)}.`];
}
