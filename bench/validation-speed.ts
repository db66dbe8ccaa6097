import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CardSet } from '../src-engine/card-set.ts';
import { loadSet } from '../src-main/library/card-set-loader.ts';
import { writeLargeSet } from './generated-set.ts';
import type { Figure } from './report.ts';
import { median, RUNS } from './timing.ts';

const CARDS = 10_000;

/** Reading and validating a large set from disk, in milliseconds. The first time is what somebody in a terminal waits for. */
export async function validationSpeed(set: CardSet): Promise<Figure[]> {
  const parent = mkdtempSync(join(tmpdir(), 'soundcheck-bench-'));
  try {
    const folder = join(parent, set.manifest.version);
    writeLargeSet(folder, set, CARDS);
    const runs: number[] = [];
    for (let run = 0; run <= RUNS; run++) {
      const start = performance.now();
      const { cards, diagnostics } = await loadSet(folder);
      runs.push(performance.now() - start);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      if (cards !== CARDS || errors.length > 0)
        throw new Error(`The generated set is not valid: ${errors[0]?.message}`);
    }
    const [first, ...rest] = runs;
    const name = `validating ${CARDS.toLocaleString('en')} cards`;
    return [
      { name: `${name}, first time`, value: first!, unit: 'ms', goal: { atMost: 500 } },
      { name: `${name}, warm`, value: median(rest), unit: 'ms', runs: rest, goal: { atMost: 500 } },
    ];
  } finally {
    rmSync(parent, { recursive: true });
  }
}
