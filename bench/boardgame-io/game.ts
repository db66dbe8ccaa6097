import type { Game, PhaseConfig } from 'boardgame.io';
import { TurnOrder } from 'boardgame.io/core';
import type { TableKey } from '../../src-engine/random.ts';
import { type Box, type HandType, type PhaseId, SEATS } from './box.ts';
import { listers, rentable } from './choices.ts';
import { movesOf } from './moves.ts';
import { resultsOf } from './scoring.ts';
import { dealCards, setUp, type TableState } from './state.ts';

type Phase = PhaseConfig<TableState>;

/** The last phase. It asks nobody: to reach it ends the game. */
const EVENT = 'event';

const DRAWN: Readonly<Record<Exclude<PhaseId, 'location'>, HandType>> = {
  finance: 'sponsor',
  booking: 'act',
  marketing: 'marketing',
  sabotage: 'sabotage',
};

/** A phase comes more than once in a game; boardgame.io wants a name for each time. */
const phaseName = (moment: number): string => `moment ${moment}`;
export const momentOf = (phase: string): number => Number(phase.slice('moment '.length));

/** Dark Promoters for boardgame.io. The end of the game, `ctx.gameover`, is a list of results by seat. */
export function gameOf(box: Box): Game<TableState, Record<string, unknown>, TableKey> {
  return {
    name: 'dark-promoters',
    // All chance comes from the table's key; without a seed, boardgame.io would ask the clock for one.
    seed: 'unused',
    disableUndo: true,
    setup: (_, key) => setUp(box, key!),
    phases: phasesOf(box),
    endIf: ({ G, ctx }) => (ctx.phase === EVENT ? resultsOf(box, G) : undefined),
    ai: {
      enumerate: (G, ctx, playerID) => listers[box.phases[momentOf(ctx.phase)]!](box, G, Number(playerID)),
    },
  };
}

function phasesOf(box: Box): Record<string, Phase> {
  const moves = movesOf(box);
  const phases: Record<string, Phase> = { [EVENT]: {} };
  for (const [moment, id] of box.phases.entries()) {
    phases[phaseName(moment)] = {
      start: moment === 0,
      next: moment + 1 < box.phases.length ? phaseName(moment + 1) : EVENT,
      moves: moves[id],
      ...(id === 'location' ? renting(box) : playing(box, id)),
    };
  }
  return phases;
}

/** Every seat draws; then, in order, each plays what it wants until it is done. */
function playing(box: Box, id: keyof typeof DRAWN): Phase {
  const seats = [...Array(SEATS).keys()];
  if (id === 'sabotage') seats.reverse();
  const playOrder = seats.map(String);
  const type = DRAWN[id];
  return {
    onBegin({ G }) {
      const players = seats.map((seat) => G.players[seat]!);
      dealCards(G.decks[type], players, type, box.drawPerPhase);
    },
    turn: {
      order: { ...TurnOrder.ONCE, playOrder: () => playOrder },
      // Cheaper than `events.endTurn()`, which records a stack trace each time.
      endIf: ({ G, ctx }) => G.doneTurn === ctx.turn,
    },
  };
}

/** Each seat takes exactly one location; who cannot pay for any is passed over. */
function renting(box: Box): Phase {
  const renterFrom = (G: TableState, seat: number): number | undefined => {
    for (; seat < SEATS; seat++) if (rentable(box, G, G.players[seat]!).length > 0) return seat;
    return undefined;
  };
  return {
    endIf: ({ G }) => renterFrom(G, 0) === undefined,
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: {
        first: ({ G }) => renterFrom(G, 0) ?? 0,
        next: ({ G, ctx }) => renterFrom(G, ctx.playOrderPos + 1),
      },
    },
  };
}
