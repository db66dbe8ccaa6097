import type { OpenSample, SampleShape } from '../../src-engine/sample.ts';
import type { SimulationJob } from './simulation-job.ts';

/** Tables that one worker plays in one go. */
export const BLOCK = 512;

/** The tables of a block, and where in the memory of the job their results belong. */
export interface Block {
  readonly first: number;
  readonly tables: number;
  readonly memory: SharedArrayBuffer;
  /** In bytes. */
  readonly at: number;
}

/** What a worker is asked. */
export interface BlockRequest {
  /** Names the job in the pool. */
  readonly number: number;
  readonly block: Block;
  /** On shared memory: blocks from this table on are stopped. Those before it are played to their end, so that no gap is left. */
  readonly stopFrom: Int32Array;
  /** Only when the worker has said that it does not know the job: the set is sent once to a worker, not with every block. */
  readonly job?: SimulationJob;
}

export type BlockAnswer = 'unknown job' | PlayedBlock;

/** What a worker says of a block; the results themselves lie in its memory. */
export interface PlayedBlock {
  /** Less than asked for when the job was cancelled. */
  readonly tables: number;
  readonly choices: number;
  /** Milliseconds on a clock that all threads share. */
  readonly started: number;
  readonly ended: number;
}

const FLOAT = Float64Array.BYTES_PER_ELEMENT;

/** What a block needs of the memory of its job, whole floats. */
export function blockBytes(shape: SampleShape): number {
  return Math.ceil((placesOf(shape) + BLOCK * shape.seats) / FLOAT) * FLOAT;
}

/**
 * The first tables of a block as an empty sample on shared memory. The values come first, then the counters of the rules, then the
 * places. Each block has counters of its own: threads that count in the same cache line would wait for each other.
 */
export function sampleOf({ first, memory, at }: Block, shape: SampleShape, tables: number): OpenSample {
  const { seats, measures, rules } = shape;
  return {
    first,
    tables: 0,
    seats,
    values: new Float64Array(memory, at, tables * seats * measures),
    ruleTables: new Float64Array(memory, at + countersOf(shape), rules),
    ruleTimes: new Float64Array(memory, at + countersOf(shape) + rules * FLOAT, rules),
    places: new Uint8Array(memory, at + placesOf(shape), tables * seats),
    choices: 0,
  };
}

const countersOf = ({ seats, measures }: SampleShape): number => BLOCK * seats * measures * FLOAT;
const placesOf = (shape: SampleShape): number => countersOf(shape) + 2 * shape.rules * FLOAT;
