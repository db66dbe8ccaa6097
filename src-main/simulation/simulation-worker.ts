import { type BlockAnswer, type BlockRequest, sampleOf } from './block.ts';
import { JobPlayer } from './job-player.ts';

/** Two sides of a comparison and their successors; older jobs are asked for again should they come back. */
const KEPT_JOBS = 4;

const players = new Map<number, JobPlayer>();

/** The entry of a worker thread: plays one block of tables into the memory of its job. */
export default function playBlock(request: BlockRequest): BlockAnswer {
  const player = playerOf(request);
  if (!player) return 'unknown job';
  const { block, stopFrom } = request;
  const started = now();
  const sample = sampleOf(block, player.shape, block.tables);
  player.fill(sample, () => block.first >= Atomics.load(stopFrom, 0));
  return { tables: sample.tables, choices: sample.choices, started, ended: now() };
}

function playerOf({ number, job }: BlockRequest): JobPlayer | undefined {
  const known = players.get(number);
  if (known || !job) return known;
  const player = new JobPlayer(job);
  players.set(number, player);
  for (const oldest of players.keys()) {
    if (players.size <= KEPT_JOBS) break;
    players.delete(oldest);
  }
  return player;
}

const now = (): number => performance.timeOrigin + performance.now();
