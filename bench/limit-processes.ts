import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CardSet } from '../src-engine/card-set.ts';
import { buildLimit, compiler, writeNumbers } from './limit.ts';

const run = promisify(execFile);

/** limit.c in several processes at once, which share nothing: what the cores of this machine give just now. */
export class LimitProcesses {
  private readonly folder = mkdtempSync(join(tmpdir(), 'soundcheck-bench-'));
  private readonly binary: string;
  private readonly numbers = join(this.folder, 'numbers.txt');

  constructor(set: CardSet, mode: string, seats: number) {
    this.binary = buildLimit(this.folder);
    writeNumbers(set, mode, seats, this.numbers);
  }

  static readonly available = compiler() !== undefined;

  /** So many greedy tables in each process; returns how many in all. */
  async play(processes: number, tables: number): Promise<number> {
    await Promise.all(
      Array.from({ length: processes }, (_, at) =>
        run(this.binary, [this.numbers, 'greedy', '1', `${at * tables}`, `${tables}`]),
      ),
    );
    return processes * tables;
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }
}
