import type { CardSet } from '../../src-engine/card-set.ts';
import type * as data from '../../src-engine/games/dark-promoters/data.generated.ts';

export const MODE = 'clubnight';
export const SEATS = 4;

export const HAND_TYPES = ['act', 'sponsor', 'marketing', 'sabotage'] as const;
export type HandType = (typeof HAND_TYPES)[number];
export type PhaseId = data.Mode['rounds'][number]['phases'][number];

export interface Location {
  readonly rent: number;
  readonly capacity: number;
}

export interface Promotion {
  readonly cost: number;
  readonly audience: number;
}

export interface Sponsor {
  readonly payout: number;
  readonly least: number;
  readonly leastExclusive: number;
}

export interface Sabotage {
  readonly cost: number;
  readonly effect: data.Mode['sabotageEffects'][string];
}

export interface Band {
  readonly price: number;
  /** Percent of the people who still come. */
  readonly audience: number;
}

/** What does not change from table to table: the cards and numbers of the mode, with money in cents. */
export interface Box {
  readonly phases: readonly PhaseId[];
  readonly startBudget: number;
  readonly audienceBase: number;
  readonly slots: number;
  readonly slotsPerSponsor: number;
  readonly exclusivePercent: number;
  readonly fullActs: number;
  readonly furtherShare: number;
  readonly marketingCap: number;
  readonly bands: readonly Band[];
  readonly rowSize: number;
  readonly openingHand: Readonly<Record<HandType, number>>;
  readonly drawPerPhase: number;
  /** Decks before they are shuffled, of places in the lists below. */
  readonly decks: Readonly<Record<HandType | 'location', readonly number[]>>;
  readonly locations: readonly Location[];
  readonly acts: readonly Promotion[];
  readonly sponsors: readonly Sponsor[];
  readonly marketing: readonly Promotion[];
  readonly sabotage: readonly Sabotage[];
}

export function boxOf(set: CardSet): Box {
  const { house } = set.manifest as unknown as data.SetManifest;
  const mode = set.modes.find(({ id }) => id === MODE) as unknown as data.Mode | undefined;
  if (!mode) throw new RangeError(`The set has no ${MODE}.`);
  const row = supportedRow(house, mode);
  const inBox = <T extends { modes: string[] }>(type: string): T[] =>
    (set.cards[type] as unknown as T[]).filter(({ modes }) => modes.includes(MODE));
  const locations = inBox<data.Location>('location');
  const acts = inBox<data.Act>('act');
  const sponsors = inBox<data.Sponsor>('sponsor');
  const marketing = inBox<data.Marketing>('marketing');
  const sabotage = inBox<data.Sabotage>('sabotage');
  const { budget, standard, premium, prestige } = mode.priceBands;
  return {
    phases: mode.rounds.flatMap(({ phases }) => phases),
    startBudget: cents(mode.startBudget),
    audienceBase: mode.audienceBase,
    slots: mode.sponsorSlots,
    slotsPerSponsor: house.maxSlotsPerSponsor ?? mode.sponsorSlots,
    exclusivePercent: 100 + mode.exclusive.bonus,
    fullActs: mode.actSoftCap.fullActs,
    furtherShare: mode.actSoftCap.furtherShare,
    marketingCap: mode.marketingCap,
    bands: [budget, standard, premium, prestige].map(({ price, audience }) => ({
      price: percent(cents(mode.ticketPrice), price),
      audience,
    })),
    rowSize: row.row + (row.perSeat ?? 0) * SEATS,
    openingHand: house.openingHand,
    drawPerPhase: house.drawPerPhase,
    decks: {
      location: [...locations.keys()],
      act: [...acts.keys()],
      sponsor: sponsors.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card)),
      marketing: [...marketing.keys()],
      sabotage: [...sabotage.keys()],
    },
    locations: locations.map(({ rent, capacity }) => ({ rent: cents(rent), capacity })),
    acts: acts.map(promotion),
    sponsors: sponsors.map(({ payoutPerSlot, minSlots }) => ({
      payout: cents(payoutPerSlot),
      least: Math.max(1, minSlots),
      leastExclusive: Math.max(1, minSlots + mode.exclusive.extraSlots),
    })),
    marketing: marketing.map(promotion),
    sabotage: sabotage.map(({ cost, effect }) => ({ cost: cents(cost ?? 0), effect: mode.sabotageEffects[effect]! })),
  };
}

/** `amount` × `share` / 100, half up. Halves are exact in a double, so nothing is lost on the way. */
export const percent = (amount: number, share: number): number => Math.round((amount * share) / 100);

const cents = (euros: number): number => Math.round(euros * 100);

const promotion = ({ cost, audience }: data.Act | data.Marketing): Promotion => ({ cost: cents(cost), audience });

type House = data.SetManifest['house'];
type Row = Exclude<House['supply']['location'], 'hand'>;

/** The row of locations. Throws for a set that plays by house rules this table does not know. */
function supportedRow(house: House, mode: data.Mode): Row {
  const row = house.supply.location;
  const hands = HAND_TYPES.every((type) => house.supply[type] === 'hand');
  if (!hands || row === 'hand' || row.refill !== false || house.lead !== 'fixed' || mode.teaser?.enabled) {
    throw new RangeError('Only hands, a row of locations without refill, a fixed lead and no teaser are supported.');
  }
  return row;
}
