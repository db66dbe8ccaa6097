import { isRecord } from '../../src-shared/record.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { valueAt } from './value-path.ts';

/** A name that a field may refer to. */
export interface ReferenceName {
  readonly id: string;
  readonly label: string;
  /** Modes of the card that do not know the name: it would be an error there. */
  readonly missingIn: readonly string[];
}

type Value = { readonly [field: string]: unknown };

export const nameOf = (row: Row): string => (typeof row.value.name === 'string' ? row.value.name : row.key);

/** The modes that a card is in, by the field that refers to modes; all of them where there is no such field. */
export function modesOfCard(card: Field, value: Value, modes: readonly Row[]): readonly Row[] {
  const field = card.fields?.find(({ refersTo, item }) => refersTo === 'mode' || item?.refersTo === 'mode');
  if (field === undefined) return modes;
  const named = value[field.key];
  return modes.filter(({ key }) => (Array.isArray(named) ? named.includes(key) : named === key));
}

/** All names for a field: those that every mode of the card knows come first. */
export function referenceNames(
  field: Field,
  card: Field | undefined,
  value: Value,
  modes: readonly Row[],
): readonly ReferenceName[] {
  const { refersTo } = field;
  if (refersTo === undefined) return [];
  if (refersTo === 'mode') return modes.map((mode) => ({ id: mode.key, label: nameOf(mode), missingIn: [] }));
  const own = card ? modesOfCard(card, value, modes) : modes;
  const asked = own.length > 0 ? own : modes;
  const labels = new Map<string, string>();
  const knownIn = new Map<string, Set<string>>();
  for (const mode of asked) {
    const names = valueAt(mode.value, refersTo);
    if (!isRecord(names)) continue;
    for (const [id, entry] of Object.entries(names)) {
      if (!labels.has(id)) labels.set(id, isRecord(entry) && typeof entry.name === 'string' ? entry.name : id);
      knownIn.set(id, (knownIn.get(id) ?? new Set()).add(mode.key));
    }
  }
  const all = [...labels].map(([id, label]) => ({
    id,
    label,
    missingIn: asked.filter((mode) => !knownIn.get(id)?.has(mode.key)).map(nameOf),
  }));
  return [...all.filter((name) => name.missingIn.length === 0), ...all.filter((name) => name.missingIn.length > 0)];
}
