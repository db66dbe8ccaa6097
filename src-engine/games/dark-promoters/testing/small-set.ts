import type { CardSet } from '../../../card-set.ts';
import type * as data from '../data.generated.ts';

/** Everything lies open by default, so that a test can name any card; round numbers, so that a reader can check them by heart. */
const mode: data.Mode = {
  id: 'test-night',
  name: 'Test Night',
  rounds: [
    { name: 'Round 1', phases: ['finance', 'location', 'booking', 'marketing', 'sabotage'] },
    { name: 'Round 2', phases: ['finance', 'booking', 'marketing'] },
  ],
  days: 1,
  startBudget: 10_000,
  ticketPrice: 10,
  ticketPriceRange: { min: 10, max: 20 },
  audienceBase: 100,
  sponsorPayoutRange: { min: 100, max: 1000 },
  sponsorSlots: 6,
  exclusive: { extraSlots: 1, bonus: 25 },
  actSoftCap: { fullActs: 3, furtherShare: 50 },
  marketingCap: 60,
  priceBands: {
    budget: { price: 80, audience: 115 },
    standard: { price: 100, audience: 100 },
    premium: { price: 120, audience: 88 },
    prestige: { price: 135, audience: 75 },
  },
  sabotageEffects: {
    'rumor-mill': { name: 'Rumor Mill', kind: 'remove-marketing' },
    'double-booked': { name: 'Double-Booked', kind: 'neutralise-act' },
    'tech-failure': { name: 'Tech Failure', kind: 'lose-audience', audience: 10 },
  },
  classes: {
    location: { room: { name: 'Room', rent: { min: 0, max: 9999 }, capacity: { min: 0, max: 9999 } } },
    act: { act: { name: 'Act', cost: { min: 0, max: 9999 }, audience: { min: 0, max: 99 } } },
    marketing: { ad: { name: 'Ad', cost: { min: 0, max: 9999 }, audience: { min: 0, max: 99 } } },
  },
};

const manifest: data.SetManifest = {
  game: 'dark-promoters',
  version: 'v0.0',
  title: 'Small set',
  status: 'draft',
  seats: { min: 2, max: 6 },
  house: {
    lead: 'fixed',
    openingHand: { location: 0, act: 3, sponsor: 2, marketing: 3, sabotage: 1 },
    drawPerPhase: 1,
    supply: {
      location: { row: 8, refill: false },
      act: { row: 30 },
      sponsor: { row: 30 },
      marketing: { row: 30 },
      sabotage: { row: 30 },
    },
  },
};

const modes = [mode.id];
const named = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, modes });
export const location = (name: string, rent: number, capacity: number): data.Location => ({
  ...named(name),
  class: 'room',
  rent,
  capacity,
});
export const act = (name: string, cost: number, audience: number): data.Act => ({
  ...named(name),
  class: 'act',
  cost,
  audience,
});
export const sponsor = (name: string, minSlots: number, payoutPerSlot: number, copies = 2): data.Sponsor => ({
  ...named(name),
  minSlots,
  payoutPerSlot,
  copies,
});
export const ad = (name: string, cost: number, audience: number): data.Marketing => ({
  ...named(name),
  class: 'ad',
  cost,
  audience,
});
export const plot = (name: string, effect: string, cost?: number): data.Sabotage => ({
  ...named(name),
  effect,
  ...(cost === undefined ? {} : { cost }),
});

export interface SmallSetChanges {
  readonly mode?: Partial<data.Mode>;
  readonly house?: Partial<data.SetManifest['house']>;
  readonly locations?: data.Location[];
  readonly acts?: data.Act[];
  readonly sponsors?: data.Sponsor[];
  readonly marketing?: data.Marketing[];
  readonly sabotage?: data.Sabotage[];
}

export const TEST_MODE = mode.id;

export function smallSet(changes: SmallSetChanges = {}): CardSet {
  return {
    manifest: { ...manifest, house: { ...manifest.house, ...changes.house } } as unknown as CardSet['manifest'],
    modes: [{ ...mode, ...changes.mode } as unknown as CardSet['modes'][number]],
    cards: {
      location: changes.locations ?? [
        location('Cellar', 1000, 150),
        location('Club', 2000, 300),
        location('Hall', 3000, 500),
        location('Dome', 5000, 900),
        location('Shed', 1000, 120),
        location('Loft', 1500, 200),
        location('Depot', 2500, 400),
        location('Arena', 6000, 1000),
      ],
      act: changes.acts ?? [
        act('Alpha', 100, 10),
        act('Beta', 200, 20),
        act('Gamma', 300, 30),
        act('Delta', 400, 40),
        act('Epsilon', 500, 15),
        act('Zeta', 600, 25),
      ],
      sponsor: changes.sponsors ?? [sponsor('Ale', 0, 100), sponsor('Bank', 2, 400), sponsor('Coal', 3, 500, 3)],
      marketing: changes.marketing ?? [
        ad('Flyer', 100, 5),
        ad('Poster', 200, 10),
        ad('Spot', 300, 30),
        ad('Tower', 400, 30),
        ad('Blimp', 500, 20),
      ],
      sabotage: changes.sabotage ?? [
        plot('Gossip', 'rumor-mill'),
        plot('Whisper', 'rumor-mill'),
        plot('Clash', 'double-booked'),
        plot('Blackout', 'tech-failure'),
        plot('Feedback', 'tech-failure'),
      ],
    } as unknown as CardSet['cards'],
  };
}
