import type { Sample } from '../src-engine/sample.ts';
import { sampleOf } from '../src-main/simulation/block.ts';
import type { JobPlayer } from '../src-main/simulation/job-player.ts';
import { JobResults } from '../src-main/simulation/job-results.ts';
import type { SimulationJob } from '../src-main/simulation/simulation-job.ts';

/** Plays a whole job in this thread, block after block and into shared memory, as the workers of a pool do. */
export function playBlocks(player: JobPlayer, job: SimulationJob): readonly Sample[] {
  const results = new JobResults(job);
  for (let number = 0; number < results.blocks; number++) {
    const block = results.block(number);
    const sample = sampleOf(block, player.shape, block.tables);
    player.fill(sample, () => false);
    results.add(block, sample);
  }
  return results.leading;
}
