import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import { gameById } from '../../src-engine/games/games.ts';

/** Which tables to play. The same job gives the same tables on every machine and with any number of workers. */
export interface SimulationJob {
  /** The id of the game. */
  readonly game: string;
  readonly set: CardSet;
  readonly mode: string;
  readonly seats: number;
  /** Ids of bots, one a seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly tables: number;
  /** Whether all that charts are drawn from is kept of each table. */
  readonly details?: boolean;
}

export const gameOf = (job: SimulationJob): Game => gameNamed(job.game);

export function gameNamed(id: string): Game {
  const game = gameById(id);
  if (!game) throw new RangeError(`There is no game “${id}”.`);
  return game;
}
