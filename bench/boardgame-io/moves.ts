import type { MoveFn, MoveMap } from 'boardgame.io';
import { type Box, type HandType, type PhaseId, percent } from './box.ts';
import type { Player, TableState } from './state.ts';

type Move = MoveFn<TableState>;

/** The moves of each phase. They play what `choices.ts` has listed. */
export function movesOf(box: Box): Record<PhaseId, MoveMap<TableState>> {
  const done: Move = ({ G, ctx }) => {
    G.doneTurn = ctx.turn;
  };

  const sponsor: Move = ({ G, playerID }, sponsor: number, slots: number, exclusive: boolean) => {
    const seat = Number(playerID);
    const player = G.players[seat]!;
    const payout = box.sponsors[sponsor]!.payout * slots;
    const paid = exclusive ? percent(payout, box.exclusivePercent) : payout;
    discard(player, 'sponsor', sponsor);
    player.freeSlots -= slots;
    player.sponsoring += paid;
    player.cash += paid;
    G.deals.push({ sponsor, seat, exclusive });
  };

  const rent: Move = ({ G, playerID }, location: number) => {
    const player = G.players[Number(playerID)]!;
    G.row.splice(G.row.indexOf(location), 1);
    pay(player, box.locations[location]!.rent);
    player.location = location;
  };

  const book: Move = ({ G, playerID }, card: number) => {
    const player = G.players[Number(playerID)]!;
    discard(player, 'act', card);
    pay(player, box.acts[card]!.cost);
    player.acts.push({ card, neutralised: false });
  };

  const promote: Move = ({ G, playerID }, card: number) => {
    const player = G.players[Number(playerID)]!;
    discard(player, 'marketing', card);
    pay(player, box.marketing[card]!.cost);
    player.marketing.push(card);
  };

  const setPrice: Move = ({ G, ctx, playerID }, band: number) => {
    G.players[Number(playerID)]!.band = band;
    G.doneTurn = ctx.turn;
  };

  const sabotage: Move = ({ G, playerID }, card: number, target: number, act: number) => {
    const player = G.players[Number(playerID)]!;
    const victim = G.players[target]!;
    const { cost, effect } = box.sabotage[card]!;
    discard(player, 'sabotage', card);
    if (cost > 0) pay(player, cost);
    if (effect.kind === 'neutralise-act') victim.acts[act]!.neutralised = true;
    else if (effect.kind === 'lose-audience') victim.lost += effect.audience;
    else victim.marketing.splice(strongest(box, victim.marketing), 1);
  };

  return {
    finance: { done, sponsor },
    location: { rent },
    booking: { done, book },
    marketing: { done, promote, setPrice },
    sabotage: { done, sabotage },
  };
}

function discard({ hands }: Player, type: HandType, card: number): void {
  const hand = hands[type];
  hand.splice(hand.indexOf(card), 1);
}

function pay(player: Player, cost: number): void {
  player.cash -= cost;
  player.spend += cost;
}

/** The place of the strongest card, of equals the one played last. */
function strongest({ marketing }: Box, played: readonly number[]): number {
  const strengths = played.map((card) => marketing[card]!.audience);
  return strengths.lastIndexOf(Math.max(...strengths));
}
