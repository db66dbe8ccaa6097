import { drawPicture } from '../../src-engine/statistics/draw-picture.ts';
import type { Picture } from '../../src-engine/statistics/picture.ts';
import { type BlockAnswer, type BlockRequest, sampleOf } from './block.ts';
import { JobPlayer } from './job-player.ts';
import type { PictureRequest } from './picture-request.ts';
import { gameNamed } from './simulation-job.ts';
import { takeManners } from './thread-manners.ts';

takeManners();

/** Two sides of a comparison and their successors; older jobs are asked for again should they come back. */
const KEPT_JOBS = 4;

const players = new Map<number, JobPlayer>();

/** Another task of the threads: what the tables so far look like. */
export function draw({ subject, before, after, plan }: PictureRequest): Picture {
  const { categories, stops } = subject;
  return drawPicture({ ...gameNamed(subject.game), categories, stops }, before, after, plan);
}

/** The entry of a worker thread: plays one block of tables into the memory of its job. */
export default function playBlock(request: BlockRequest): BlockAnswer {
  const player = playerOf(request);
  if (!player) return 'unknown job';
  const { block, stopFrom, played } = request;
  const started = now();
  const sample = sampleOf(block, player.shape, block.tables);
  player.fill(
    sample,
    () => block.first >= Atomics.load(stopFrom, 0),
    (tables) => Atomics.add(played, 0, tables),
  );
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
