import type { Box, PhaseId, Sabotage } from './box.ts';
import type { Player, TableState } from './state.ts';

/** An entry of boardgame.io's `ai.enumerate`. */
export interface Choice {
  move: string;
  args: (number | boolean)[];
}

export type Lister = (box: Box, G: TableState, seat: number) => Choice[];

const DONE: Choice = { move: 'done', args: [] };

/** The legal choices of a seat, in the order that random bots count on. */
export const listers: Readonly<Record<PhaseId, Lister>> = {
  finance: (box, G, seat) => [DONE, ...sponsors(box, G, seat)],
  location: (box, G, seat) =>
    rentable(box, G, G.players[seat]!).map((location) => ({ move: 'rent', args: [location] })),
  booking({ acts }, G, seat) {
    const { cash, hands } = G.players[seat]!;
    return [DONE, ...payable('book', hands.act, acts, cash)];
  },
  marketing({ bands, marketing }, G, seat) {
    const { band, cash, hands } = G.players[seat]!;
    const ends = band === null ? bands.map((_, place) => ({ move: 'setPrice', args: [place] })) : [DONE];
    return [...ends, ...payable('promote', hands.marketing, marketing, cash)];
  },
  sabotage: (box, G, seat) => [DONE, ...sabotages(box, G, seat)],
};

/** The locations on display that a player without one can pay for. */
export function rentable({ locations }: Box, { row }: TableState, { location, cash }: Player): number[] {
  return location === null ? row.filter((candidate) => locations[candidate]!.rent <= cash) : [];
}

function payable(move: string, hand: readonly number[], cards: readonly { cost: number }[], cash: number): Choice[] {
  const choices: Choice[] = [];
  for (const card of hand) if (cards[card]!.cost <= cash) choices.push({ move, args: [card] });
  return choices;
}

function sponsors(box: Box, { players, deals }: TableState, seat: number): Choice[] {
  const { freeSlots, hands } = players[seat]!;
  const most = Math.min(freeSlots, box.slotsPerSponsor);
  const choices: Choice[] = [];
  for (const sponsor of new Set(hands.sponsor)) {
    const { least, leastExclusive } = box.sponsors[sponsor]!;
    const others = deals.filter((deal) => deal.sponsor === sponsor);
    if (others.some((deal) => deal.exclusive || deal.seat === seat)) continue;
    for (let slots = least; slots <= most; slots++) choices.push({ move: 'sponsor', args: [sponsor, slots, false] });
    if (others.length > 0) continue;
    for (let slots = leastExclusive; slots <= most; slots++) {
      choices.push({ move: 'sponsor', args: [sponsor, slots, true] });
    }
  }
  return choices;
}

function sabotages(box: Box, { players }: TableState, seat: number): Choice[] {
  const { cash, hands } = players[seat]!;
  const choices: Choice[] = [];
  for (const card of hands.sabotage) {
    const sabotage = box.sabotage[card]!;
    if (sabotage.cost > cash) continue;
    for (let target = 0; target < players.length; target++) {
      if (target === seat) continue;
      for (const act of victims(sabotage, players[target]!)) {
        choices.push({ move: 'sabotage', args: [card, target, act] });
      }
    }
  }
  return choices;
}

const ONE_WAY = [0];
const NO_WAY: readonly number[] = [];

/** The places of the acts that the card can hit; where it does not ask for an act, one place for "yes" and none for "no". */
function victims({ effect }: Sabotage, { acts, marketing }: Player): readonly number[] {
  switch (effect.kind) {
    case 'neutralise-act':
      return [...acts.keys()].filter((place) => !acts[place]!.neutralised);
    case 'remove-marketing':
      return marketing.length > 0 ? ONE_WAY : NO_WAY;
    case 'lose-audience':
      return ONE_WAY;
  }
}
