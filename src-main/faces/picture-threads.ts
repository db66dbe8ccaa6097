import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { Box } from '../../src-engine/face.ts';
import { projectRoot } from '../library/project-root.ts';
import { breathe, type OutputWatch } from '../output/output.ts';
import type { ThreadManners } from '../simulation/thread-manners.ts';
import type { DrawnItem } from './drawing.ts';
import type { PictureTask, PlaceTask, SheetPixels } from './picture-worker.ts';
import { paintSvg } from './svg-painter.ts';

const WORKER = join(projectRoot, 'out/main/picture-worker.js');

/** Threads that paint, so that the one that answers windows stays free. What they make is the same bytes as without them. */
export interface PictureThreads {
  /** Begins the work one by one, and with as many at a time as keep all threads busy. Results come in the order of the things. */
  each<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]>;
  /** A PNG so many pixels wide. */
  paint(items: readonly DrawnItem[], view: Box, width: number): Promise<Uint8Array>;
  place(items: readonly DrawnItem[], view: Box, width: number, at: PlaceOnSheet): Promise<void>;
  /** A PNG of a sheet on which everything is in its place. */
  encode(sheet: SheetPixels): Promise<Uint8Array>;
}

export type PlaceOnSheet = Pick<PlaceTask, 'left' | 'top' | 'sheet'>;

export const sheetPixels = (width: number, height: number): SheetPixels => ({
  width,
  height,
  memory: new SharedArrayBuffer(4 * width * height),
});

/** The threads live as long as the work. They end at once when nobody wants it any more, or when one of them fails. */
export async function withPictureThreads<T>(
  pictures: number,
  watch: OutputWatch,
  work: (threads: PictureThreads) => Promise<T>,
): Promise<T> {
  watch.signal?.throwIfAborted();
  if (!existsSync(WORKER)) throw new Error(`${WORKER} is missing; run “npm run build”.`);
  const count = Math.max(1, Math.min(availableParallelism(), pictures));
  const pool = new Tinypool({
    filename: WORKER,
    minThreads: count,
    maxThreads: count,
    workerData: { isPolite: true } satisfies ThreadManners,
  });
  let stop = (): void => {};
  const ended = new Promise<never>((_, reject) => {
    pool.on('error', reject);
    stop = () => reject(watch.signal?.reason);
  });
  watch.signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([work(threadsOf(pool, count, watch)), ended]);
  } finally {
    watch.signal?.removeEventListener('abort', stop);
    await pool.destroy();
  }
}

function threadsOf(pool: Tinypool, count: number, watch: OutputWatch): PictureThreads {
  return {
    async each<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
      const results: R[] = [];
      let next = 0;
      const lane = async (): Promise<void> => {
        while (next < things.length) {
          const place = next++;
          await breathe(watch);
          results[place] = await work(things[place]!);
        }
      };
      // With one more than there are threads, none waits for the next drawing.
      await Promise.all(Array.from({ length: count + 1 }, lane));
      return results;
    },
    paint: (items, view, width) => {
      const task: PictureTask = { svg: paintSvg(items, view), width, across: view.width };
      return pool.run(task, { name: 'picture' });
    },
    place: (items, view, width, at) => {
      const task: PlaceTask = { svg: paintSvg(items, view), width, ...at };
      return pool.run(task, { name: 'place' });
    },
    encode: (sheet) => pool.run(sheet, { name: 'encode' }),
  };
}
