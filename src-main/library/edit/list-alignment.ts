import { isSameValue } from '../../../src-shared/same-value.ts';

/** How a list becomes another one with few changes. Places count in the list before. */
export interface Alignment {
  /** Entries that stay and become another value. */
  readonly pairs: readonly (readonly [index: number, value: unknown])[];
  readonly removed: ReadonlySet<number>;
  /** In the order of the list; none behind an entry that is removed, but for what stays before it. */
  readonly insertions: readonly { readonly behind: number; readonly values: readonly unknown[] }[];
}

/** More than lists in cards and modes hold; what is longer is compared at its ends only. */
const MOST_COMPARED = 200;

/** Equal entries stay. Between them entries are replaced one by one, and the rest taken out or put in. */
export function alignedItems(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const pairs: [number, unknown][] = [];
  const removed = new Set<number>();
  const insertions: { behind: number; values: unknown[] }[] = [];
  let from = 0;
  let to = 0;
  for (const [index, place] of [...equalItems(before, after), [before.length, after.length] as const]) {
    while (from < index && to < place) pairs.push([from++, after[to++]]);
    while (from < index) removed.add(from++);
    if (to < place) insertions.push({ behind: index - 1, values: after.slice(to, place) });
    from = index + 1;
    to = place + 1;
  }
  return { pairs, removed, insertions };
}

/** The places of a longest common subsequence. */
function equalItems(before: readonly unknown[], after: readonly unknown[]): (readonly [number, number])[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSameValue(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSameValue(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const rows = before.slice(head, before.length - tail);
  const columns = after.slice(head, after.length - tail);
  const middle = Math.max(rows.length, columns.length) <= MOST_COMPARED ? common(rows, columns) : [];
  return [
    ...Array.from({ length: head }, (_, index) => [index, index] as const),
    ...middle.map(([row, column]) => [head + row, head + column] as const),
    ...Array.from({ length: tail }, (_, index) => [before.length - tail + index, after.length - tail + index] as const),
  ];
}

function common(rows: readonly unknown[], columns: readonly unknown[]): [number, number][] {
  const width = columns.length + 1;
  const lengths = new Uint16Array((rows.length + 1) * width);
  const isEqual = rows.map((row) => columns.map((column) => isSameValue(row, column)));
  for (let row = rows.length - 1; row >= 0; row--) {
    for (let column = columns.length - 1; column >= 0; column--) {
      const [below, beside, across] = [
        (row + 1) * width + column,
        row * width + column + 1,
        (row + 1) * width + column + 1,
      ];
      lengths[row * width + column] = isEqual[row]![column]
        ? lengths[across]! + 1
        : Math.max(lengths[below]!, lengths[beside]!);
    }
  }
  const found: [number, number][] = [];
  for (let row = 0, column = 0; row < rows.length && column < columns.length; ) {
    if (isEqual[row]![column]) found.push([row++, column++]);
    else if (lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) row++;
    else column++;
  }
  return found;
}
