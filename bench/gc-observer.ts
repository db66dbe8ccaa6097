import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { collectGarbage } from './garbage.ts';

/** How long the garbage collector has stopped this thread while some work was done, in milliseconds. */
export async function gcPausesOf(work: () => void | Promise<void>): Promise<number[]> {
  let pauses: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pauses.push(duration);
  });
  observer.observe({ entryTypes: ['gc'] });
  // Garbage of earlier work would be collected some time, and its pause could fall into this work.
  collectGarbage();
  // Pauses are reported when the thread comes to rest; those of earlier work do not count.
  await wait(50);
  pauses = [];
  await work();
  await wait(50);
  observer.disconnect();
  return pauses;
}
