import { sameValue } from './same-value.ts';

/** How a list becomes another one with few changes. Places count in the list before. */
export interface Alignment {
  /** Entries that stay, some with another value. */
  readonly pairs: readonly (readonly [index: number, value: unknown])[];
  readonly removed: ReadonlySet<number>;
  readonly inserted: { readonly behind: number; readonly values: readonly unknown[] };
}

/** What is the same at both ends stays; what is between is replaced one by one, the rest of it taken out or put in. */
export function alignedItems(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && sameValue(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && sameValue(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const paired = shorter - tail;
  const pairs: [number, unknown][] = [];
  for (let index = head; index < paired; index++) pairs.push([index, after[index]]);
  const removed = new Set<number>();
  for (let index = paired; index < before.length - tail; index++) removed.add(index);
  return { pairs, removed, inserted: { behind: paired - 1, values: after.slice(paired, after.length - tail) } };
}
