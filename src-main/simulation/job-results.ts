import type { Sample } from '../../src-engine/sample.ts';
import { BLOCK, type Block, type BlockShape, blockBytes, blockShapeOf, type PlayedBlock, sampleOf } from './block.ts';
import type { SimulationJob } from './simulation-job.ts';

/** Blocks that share a piece of memory. A job of millions of tables that is soon cancelled has needed only its first pieces. */
export const CHUNK = 16;

/**
 * The results of a job, in memory that all threads share. Whoever plays writes them where they stay, so that the thread that
 * keeps them has nothing to copy, and next to nothing to collect.
 */
export class JobResults {
  readonly blocks: number;
  private readonly tables: number;
  private readonly shape: BlockShape;
  private readonly chunks: SharedArrayBuffer[] = [];
  private readonly played: Sample[] = [];
  private readonly leadingSamples: Sample[] = [];
  private leadingEnd = 0;

  constructor(job: SimulationJob) {
    this.tables = job.tables;
    this.blocks = Math.ceil(job.tables / BLOCK);
    this.shape = blockShapeOf(job);
  }

  /** The block of this number, with memory for its results. */
  block(number: number): Block {
    const first = number * BLOCK;
    const chunk = Math.floor(number / CHUNK);
    const bytes = blockBytes(this.shape);
    this.chunks[chunk] ??= new SharedArrayBuffer(Math.min(CHUNK, this.blocks - chunk * CHUNK) * bytes);
    return {
      first,
      tables: Math.min(BLOCK, this.tables - first),
      memory: this.chunks[chunk],
      at: (number % CHUNK) * bytes,
    };
  }

  /** Takes note that a block, or the beginning of it, has been played. */
  add(block: Block, { tables, choices }: Pick<PlayedBlock, 'tables' | 'choices'>): void {
    const sample = sampleOf(block, this.shape, tables);
    sample.tables = tables;
    sample.choices = choices;
    this.played[block.first / BLOCK] = sample;
    // Behind a block that was cut short there is a gap.
    while (this.leadingEnd === this.leadingSamples.length * BLOCK) {
      const next = this.played[this.leadingSamples.length];
      if (!next?.tables) break;
      this.leadingSamples.push(next);
      this.leadingEnd += next.tables;
    }
  }

  /** The tables from the first one on without a gap, in order. The list grows with the job; its samples stay as they are. */
  get leading(): readonly Sample[] {
    return this.leadingSamples;
  }

  get leadingTables(): number {
    return this.leadingEnd;
  }

  /** The table behind the last block that has been played, with or without gaps before it. */
  get end(): number {
    return this.played.length * BLOCK;
  }
}
