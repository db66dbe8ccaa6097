import {
  type DetailShape,
  type Details,
  detailShapeOf,
  type OpenSample,
  type SampleShape,
  shapeOf,
} from '../../src-engine/sample.ts';
import { gameOf, type SimulationJob } from './simulation-job.ts';

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
  /** On shared memory: how many tables of the job have been played, those of blocks under way included. */
  readonly played: Int32Array;
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
const SHORT = Int16Array.BYTES_PER_ELEMENT;

/** How many numbers a block has, with or without the details of its tables. */
export interface BlockShape extends SampleShape {
  readonly details?: DetailShape;
}

export function blockShapeOf(job: SimulationJob): BlockShape {
  const game = gameOf(job);
  const shape = shapeOf(game, job.seats);
  if (!job.details) return shape;
  return { ...shape, details: detailShapeOf(game, game.compile(job.set, job.mode, job.seats)) };
}

/** What a block needs of the memory of its job, whole floats. */
export function blockBytes(shape: BlockShape): number {
  const { details, seats, rules } = shape;
  const rows = BLOCK * seats;
  const plain = plainBytes(shape);
  if (!details) return plain;
  const { traits, parts, stops } = details;
  return plain + wholeFloats(rows * (parts + stops) * FLOAT + rows * traits * SHORT + BLOCK * rules);
}

const plainBytes = (shape: SampleShape): number => wholeFloats(placesOf(shape) + BLOCK * shape.seats);
const wholeFloats = (bytes: number): number => Math.ceil(bytes / FLOAT) * FLOAT;

/**
 * The first tables of a block as an empty sample on shared memory. The values come first, then the counters of the rules, then the
 * places. Each block has counters of its own: threads that count in the same cache line would wait for each other.
 */
export function sampleOf(block: Block, shape: BlockShape, tables: number): OpenSample {
  const { first, memory, at } = block;
  const { seats, measures, rules, details } = shape;
  return {
    first,
    tables: 0,
    seats,
    values: new Float64Array(memory, at, tables * seats * measures),
    ruleTables: new Float64Array(memory, at + countersOf(shape), rules),
    ruleTimes: new Float64Array(memory, at + countersOf(shape) + rules * FLOAT, rules),
    places: new Uint8Array(memory, at + placesOf(shape), tables * seats),
    choices: 0,
    ...(details && { details: detailsOf(block, shape, details, tables) }),
  };
}

/** The details come behind the rest: parts and course, then traits, then counters of a byte. */
function detailsOf(
  { memory, at }: Block,
  shape: SampleShape,
  { traits, parts, stops }: DetailShape,
  tables: number,
): Details {
  const { seats, rules } = shape;
  const partsAt = at + plainBytes(shape);
  const courseAt = partsAt + BLOCK * seats * parts * FLOAT;
  const traitsAt = courseAt + BLOCK * seats * stops * FLOAT;
  const firedAt = traitsAt + BLOCK * seats * traits * SHORT;
  return {
    parts: new Float64Array(memory, partsAt, tables * seats * parts),
    course: new Float64Array(memory, courseAt, tables * seats * stops),
    traits: new Int16Array(memory, traitsAt, tables * seats * traits),
    fired: new Uint8Array(memory, firedAt, tables * rules),
  };
}

const countersOf = ({ seats, measures }: SampleShape): number => BLOCK * seats * measures * FLOAT;
const placesOf = (shape: SampleShape): number => countersOf(shape) + 2 * shape.rules * FLOAT;
