import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { isRecord } from '../../src-shared/record.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { type Entry, idOf } from '../library/set-entries.ts';

/** A file's name from the workspace, given that from the set's folder: `../v0.3/set.yaml` → `dark-promoters/v0.3/set.yaml`. */
export const fromWorkspace = (set: string, file: string): string => posix.join(set, file);

/** Names of files that a version only inherits lead out of its folder. */
export const isOwnName = (name: string): boolean => !name.startsWith('../');

export interface KeyedEntry {
  readonly entry: Entry;
  readonly row: Row;
}

/** Rows with keys of their own: the id where it is there and no other has it, else the place. */
export function rowsOf(set: string, entries: readonly Entry[]): KeyedEntry[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const id = idOf(entry);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const files = new Map<string, string>();
  return entries.map((entry, place) => {
    const id = idOf(entry);
    const { name } = entry.origin.file;
    const file = files.get(name) ?? fromWorkspace(set, name);
    files.set(name, file);
    const isNamed = id !== undefined && id !== '' && counts.get(id) === 1;
    const key = isNamed ? id : placeKey(place, entry.value);
    return { entry, row: { key, value: recordOf(entry.value), file, ...originOf(entry) } };
  });
}

/** Place and contents: after any change around it, the key of a card without an id of its own names no other by mistake. */
function placeKey(place: number, value: unknown): string {
  const digest = createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');
  return `#${place + 1}-${digest.slice(0, 8)}`;
}

const recordOf = (value: unknown): Row['value'] => (isRecord(value) ? value : {});

function originOf({ origin }: Entry): Pick<Row, 'origin' | 'ownFields'> {
  if (!isOwnName(origin.file.name)) return { origin: 'inherited' };
  if (origin.under === undefined) return { origin: 'own' };
  const ownFields = origin.node.kind === 'mapping' ? origin.node.entries.map(({ key }) => key) : [];
  return { origin: 'changed', ownFields: ownFields.filter((key) => key !== 'id') };
}
