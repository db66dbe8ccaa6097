import { isDeepStrictEqual } from 'node:util';
import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { DetailedSample } from '../../src-engine/sample.ts';
import { plan } from '../../src-engine/statistics/looks.ts';
import type { Picture, Sides } from '../../src-engine/statistics/picture.ts';
import type { PlaySetting, Side } from '../../src-shared/what-if/play.ts';
import type { PictureSubject } from '../simulation/picture-request.ts';
import type { Progress, SimulationPool } from '../simulation/simulation-pool.ts';

export interface PairedPlay {
  readonly pool: SimulationPool;
  readonly game: Game;
  readonly sets: Sides<CardSet>;
  readonly setting: PlaySetting;
  readonly subject: PictureSubject;
  readonly signal: AbortSignal;
  /** Of the side that is behind. */
  onProgress(progress: Progress): void;
  /** At planned looks, with the tables that the picture is of. */
  onPicture(picture: Picture, samples: PairedSamples): void;
}

export type PairedSamples = Sides<readonly DetailedSample[]>;

/** Plays both sides of a comparison on the same seeds, looks at them as planned, and stops when they are known precisely enough. */
export async function playPaired(play: PairedPlay): Promise<void> {
  const { pool, game, sets, setting, subject } = play;
  const looks = plan(setting.tables);
  const compares = !isDeepStrictEqual(sets.before, sets.after);
  const enough = new AbortController();
  const signal = AbortSignal.any([play.signal, enough.signal]);
  let samples: PairedSamples = { before: [], after: [] };
  const progress: Partial<Record<Side, Progress>> = {};
  let next = 0;
  let drawing: Promise<void> | undefined;
  let drawFailure: unknown;

  /**
   * A look that both sides have reached and nobody has seen yet: the latest, where drawing takes longer than playing. Where a look
   * can end the play, each has its turn, so that the end does not depend on how fast the threads were.
   */
  const dueLook = (): number | undefined => {
    const both = Math.min(tablesIn(samples.before), tablesIn(samples.after));
    const reached = looks.findLastIndex((tables) => tables <= both);
    if (reached < next) return undefined;
    return setting.precision > 0 ? next : reached;
  };
  const look = async (): Promise<void> => {
    for (let due = dueLook(); due !== undefined && !signal.aborted; due = dueLook()) {
      next = due + 1;
      const tables = looks[due]!;
      const seen = { before: leading(samples.before, tables), after: leading(samples.after, tables) };
      const lookPlan = { look: due + 1, looks: looks.length, precision: setting.precision, compares };
      const picture = await pool.draw({ subject, ...seen, plan: lookPlan });
      if (signal.aborted) return;
      play.onPicture(picture, seen);
      if (picture.isPrecise && setting.precision > 0) enough.abort();
    }
  };

  const playSide = async (side: Side): Promise<void> => {
    const { mode, seats, bots, seed, tables } = setting;
    const job = { game: game.id, set: sets[side], mode, seats, bots, seed, tables, details: true };
    const run = await pool.run(job, {
      signal,
      onProgress: (now, played) => {
        samples = { ...samples, [side]: played as readonly DetailedSample[] };
        progress[side] = now;
        const { before, after } = progress;
        if (before && after) play.onProgress(before.tables < after.tables ? before : after);
        drawing ??= look()
          .catch((error) => {
            drawFailure ??= error;
            enough.abort();
          })
          .finally(() => {
            drawing = undefined;
          });
      },
    });
    samples = { ...samples, [side]: run.samples as readonly DetailedSample[] };
  };

  try {
    await Promise.all([playSide('before'), playSide('after')]);
  } catch (error) {
    enough.abort();
    throw error;
  }
  await drawing;
  if (drawFailure !== undefined) throw drawFailure;
  await look();
}

const tablesIn = (samples: readonly DetailedSample[]): number => {
  const last = samples.at(-1);
  return last ? last.first + last.tables : 0;
};

/** Those of the first tables. Looks fall on the ends of samples. */
const leading = (samples: readonly DetailedSample[], tables: number): readonly DetailedSample[] =>
  samples.filter(({ first, tables: own }) => first + own <= tables);
