import type { Game, Rule } from '../../src-engine/game.ts';
import type { Sample } from '../../src-engine/sample.ts';
import type { SimulationJob } from '../simulation/simulation-job.ts';
import type { Progress, SimulationPool } from '../simulation/simulation-pool.ts';

/** How often each rule fired in all runs together, in the order of the rules. */
export interface RuleSample {
  readonly tables: number;
  readonly cancelled: boolean;
  readonly rules: readonly { readonly rule: Rule; readonly tables: number; readonly times: number }[];
}

/** Plays the jobs one after the other and counts the rules that fire. */
export async function sampleRules(
  game: Game,
  pool: SimulationPool,
  jobs: readonly SimulationJob[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<RuleSample> {
  const of = jobs.reduce((sum, job) => sum + job.tables, 0);
  const samples: Sample[] = [];
  let tables = 0;
  for (const job of jobs) {
    if (signal.aborted) break;
    const before = tables;
    const run = await pool.run(job, {
      signal,
      onProgress: (progress) => {
        const done = before + progress.tables;
        const { tablesPerSecond } = progress;
        onProgress({ tables: done, of, tablesPerSecond, secondsLeft: (of - done) / Math.max(1, tablesPerSecond) });
      },
    });
    samples.push(...run.samples);
    tables += run.tables;
  }
  const rules = game.rules.map((rule, place) => ({
    rule,
    tables: samples.reduce((sum, { ruleTables }) => sum + ruleTables[place]!, 0),
    times: samples.reduce((sum, { ruleTimes }) => sum + ruleTimes[place]!, 0),
  }));
  return { tables, cancelled: tables < of, rules };
}
