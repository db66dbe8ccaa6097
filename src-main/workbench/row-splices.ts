import { isSameValue } from '../../src-shared/same-value.ts';
import type { Row, RowSplice } from '../../src-shared/workbench/set-view.ts';

/** The new rows, with the old objects where nothing has changed, and what leads from the old list to the new one. */
export function changeRows(
  before: readonly Row[],
  after: readonly Row[],
): { readonly rows: readonly Row[]; readonly splices: readonly RowSplice[] } {
  const known = before.length === after.length ? undefined : new Map(before.map((row) => [row.key, row]));
  const rows = after.map((row, place) => {
    const old = known ? known.get(row.key) : before[place];
    return old && isSameRow(old, row) ? old : row;
  });
  const splices = rows.length === before.length ? runs(before, rows) : middle(before, rows);
  return { rows: splices.length === 0 ? before : rows, splices };
}

const isSameRow = (a: Row, b: Row): boolean =>
  a.key === b.key &&
  a.file === b.file &&
  a.origin === b.origin &&
  isSameValue(a.ownFields, b.ownFields) &&
  isSameValue(a.value, b.value);

/** Lists of one length: each run of changed rows for itself. */
function runs(before: readonly Row[], after: readonly Row[]): RowSplice[] {
  const splices: RowSplice[] = [];
  for (let start = 0; start < after.length; start++) {
    if (before[start] === after[start]) continue;
    let end = start + 1;
    while (end < after.length && before[end] !== after[end]) end++;
    splices.push({ start, deleted: end - start, rows: after.slice(start, end) });
    start = end;
  }
  return splices;
}

/** All between the rows that both begin with and those that both end with. */
function middle(before: readonly Row[], after: readonly Row[]): RowSplice[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const rows = after.slice(start, after.length - tail);
  const deleted = before.length - tail - start;
  return rows.length === 0 && deleted === 0 ? [] : [{ start, deleted, rows }];
}
