import type { CardSet } from '../../src-engine/card-set.ts';
import type { Sample } from '../../src-engine/sample.ts';

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
}

/** Tables that one worker plays in one go. */
export const BLOCK = 512;

/** What a worker is asked. */
export interface BlockRequest {
  /** Names the job in the pool. */
  readonly number: number;
  readonly first: number;
  readonly tables: number;
  /** On shared memory: blocks from this table on are stopped. Those before it are played to their end, so that no gap is left. */
  readonly stopFrom: Int32Array;
  /** Only when the worker has said that it does not know the job: the set is sent once to a worker, not with every block. */
  readonly job?: SimulationJob;
}

export type BlockAnswer = 'unknown job' | PlayedBlock;

export interface PlayedBlock {
  /** Shorter than asked for when the job was cancelled. */
  readonly sample: Sample;
  /** Milliseconds on a clock that all threads share. */
  readonly started: number;
  readonly ended: number;
}
