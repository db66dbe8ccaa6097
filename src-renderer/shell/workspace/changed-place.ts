import { isRecord } from '../../../src-shared/record.ts';
import type { Row, SetView, Subject, ValuePath } from '../../../src-shared/workbench/set-view.ts';

export interface ChangedPlace {
  readonly subject: Exclude<Subject, { on: 'manifest' }>;
  readonly path: ValuePath;
}

/** The first thing that differs between two views of a set, so that the user sees what undo has done. */
export function changedPlace(before: SetView, after: SetView): ChangedPlace | undefined {
  for (const [type, rows] of Object.entries(after.cards)) {
    const found = changedRow(before.cards[type] ?? [], rows);
    if (found) return { subject: { on: 'card', type, key: found.key }, path: found.path };
  }
  const mode = changedRow(before.modes, after.modes);
  return mode && { subject: { on: 'mode', key: mode.key }, path: mode.path };
}

function changedRow(before: readonly Row[], after: readonly Row[]) {
  if (before === after) return undefined;
  const known = new Map(before.map((row) => [row.key, row]));
  for (const row of after) {
    const old = known.get(row.key);
    if (!old) return { key: row.key, path: [] };
    const path = changedPath(old.value, row.value);
    if (path) return { key: row.key, path };
  }
  // Taken away: its neighbour is the nearest thing to look at.
  const keys = new Set(after.map((row) => row.key));
  const gone = before.findIndex((row) => !keys.has(row.key));
  const neighbour = gone < 0 ? undefined : after[Math.min(gone, after.length - 1)];
  return neighbour && { key: neighbour.key, path: [] };
}

function changedPath(before: unknown, after: unknown): ValuePath | undefined {
  if (Object.is(before, after)) return undefined;
  if (!isRecord(before) || !isRecord(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : [];
  }
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const path = changedPath(before[key], after[key]);
    if (path) return [key, ...path];
  }
  return undefined;
}
