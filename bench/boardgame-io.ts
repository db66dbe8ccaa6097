import type { Ctx, Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { CardSet } from '../src-engine/card-set.ts';
import { below, draw, type TableKey, tableKey } from '../src-engine/random.ts';
import { boxOf, SEATS } from './boardgame-io/box.ts';
import type { Choice } from './boardgame-io/choices.ts';
import { gameOf, momentOf } from './boardgame-io/game.ts';
import { placesOf, type Result } from './boardgame-io/scoring.ts';
import type { TableState } from './boardgame-io/state.ts';

const RANDOM_BOT = 128;
const MEASURES = 8;

/**
 * Clubnights of four random bots on the reducer of boardgame.io: a second implementation of the rules, which shares nothing
 * with the engine but keyed chance. Values and places are laid out as in the engine's `Sample` and equal to it.
 */
export function playBoardgameIo(
  set: CardSet,
  seed: number,
  first: number,
  tables: number,
): { values: Float64Array; places: Uint8Array; choices: number } {
  const table = compiled(set);
  const values = new Float64Array(tables * SEATS * MEASURES);
  const places = new Uint8Array(tables * SEATS);
  let choices = 0;
  for (let index = 0; index < tables; index++) {
    const { state, made } = playTable(table, tableKey(seed, first + index));
    const results: Result[] = state.ctx.gameover;
    choices += made;
    places.set(placesOf(results), index * SEATS);
    values.set(results.flatMap(measures), index * SEATS * MEASURES);
  }
  return { values, places, choices };
}

/** All that boardgame.io keeps of a table at its end, to see how large that is. */
export const endedState = (set: CardSet, seed: number, table: number): unknown =>
  playTable(compiled(set), tableKey(seed, table)).state;

interface Compiled {
  readonly game: Game<TableState>;
  readonly reducer: ReturnType<typeof CreateGameReducer>;
}

const cache = new WeakMap<CardSet, Compiled>();

function compiled(set: CardSet): Compiled {
  let table = cache.get(set);
  if (!table) {
    // Processed once here; otherwise boardgame.io would process the game anew for every table.
    const game = ProcessGameConfig(gameOf(boxOf(set)));
    table = { game, reducer: CreateGameReducer({ game }) };
    cache.set(set, table);
  }
  return table;
}

type ReducerState = ReturnType<Compiled['reducer']>;

function playTable({ game, reducer }: Compiled, key: TableKey): { state: ReducerState; made: number } {
  let state: ReducerState = InitializeGame({ game, numPlayers: SEATS, setupData: key });
  let made = 0;
  for (; state.ctx.gameover === undefined; made++) {
    const playerID = state.ctx.currentPlayer;
    const choices = game.ai!.enumerate(state.G, state.ctx, playerID) as Choice[];
    const { move, args } = choices[randomPlace(key, state.ctx, choices.length)]!;
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    if (state.transients?.error) throw new Error(`boardgame.io refuses ${move}: ${state.transients.error.type}`);
  }
  return { state, made };
}

/** A seat has one turn in a phase, so the moves of the turn number its decisions of the moment. */
function randomPlace(key: TableKey, { phase, currentPlayer, numMoves }: Ctx, count: number): number {
  const decision = (momentOf(phase) << 10) + numMoves!;
  return below(count, draw(key.high, key.low, RANDOM_BOT, Number(currentPlayer), decision));
}

const measures = (result: Result): number[] => [
  result.audience,
  result.profit,
  result.ticketIncome,
  result.sponsoring,
  result.spend,
  result.fill,
  result.acts,
  result.slots,
];
