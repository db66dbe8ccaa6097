import { kTransferable, kValue, Tinypool } from 'tinypool';
import { JobPlayer } from './job-player.ts';
import type { BlockAnswer, BlockRequest } from './simulation-job.ts';

/** Two sides of a comparison and their successors; older jobs are asked for again should they come back. */
const KEPT_JOBS = 4;

const players = new Map<number, JobPlayer>();

/** The entry of a worker thread: plays one block of tables. */
export default function playBlock(request: BlockRequest): unknown {
  const player = playerOf(request);
  if (!player) return 'unknown job' satisfies BlockAnswer;
  const started = now();
  const sample = player.play(request.first, request.tables, () => request.first >= Atomics.load(request.stopFrom, 0));
  const answer: BlockAnswer = { sample, started, ended: now() };
  const { values, places, ruleTables, ruleTimes } = sample;
  return Tinypool.move({
    [kTransferable]: [values.buffer, places.buffer, ruleTables.buffer, ruleTimes.buffer],
    [kValue]: answer,
  });
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
