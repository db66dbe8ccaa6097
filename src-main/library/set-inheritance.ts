import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { isRecord } from '../../src-shared/record.ts';
import { duplicateOf, type Entry, idOf, type SetEntries } from './set-entries.ts';
import { diagnosticAt } from './source-file.ts';

/** A set with all that it inherits. */
export interface MergedSet {
  readonly manifest?: Entry;
  readonly modes: readonly Entry[];
  readonly cards: ReadonlyMap<string, readonly Entry[]>;
}

/** A version says these for itself; the rest of the manifest is inherited. */
export const NOT_INHERITED = ['version', 'extends'];

/** Puts what a version says over what it extends. Without a base, its own entries are the result, uncopied. */
export function inherit(base: MergedSet | undefined, own: SetEntries, diagnostics: Diagnostic[]): MergedSet {
  if (base === undefined) {
    for (const { id, file, node } of own.removed) {
      const message = `“${id}” cannot be removed: this set extends no other.`;
      diagnostics.push(diagnosticAt(file, node, 'warning', 'card/unknown-removed', message));
    }
    return own;
  }
  const manifest = mergeManifests(base.manifest, own.manifest);
  return {
    ...(manifest && { manifest }),
    modes: mergeById(base.modes, own.modes),
    cards: mergeCards(base, own, diagnostics),
  };
}

function mergeManifests(base: Entry | undefined, own: Entry | undefined): Entry | undefined {
  if (base === undefined || own === undefined || !isRecord(base.value) || !isRecord(own.value)) return own;
  const inherited = Object.fromEntries(Object.entries(base.value).filter(([key]) => !NOT_INHERITED.includes(key)));
  return { value: mergeValues(inherited, own.value), origin: { ...own.origin, under: base.origin } };
}

function mergeCards(base: MergedSet, own: SetEntries, diagnostics: Diagnostic[]): Map<string, readonly Entry[]> {
  const removed = new Map<string, Set<string>>();
  for (const { type, id, file, node } of own.removed) {
    const ids = removed.get(type) ?? new Set();
    removed.set(type, ids.add(id));
    if (base.cards.get(type)?.some((entry) => idOf(entry) === id)) continue;
    const message = `“${id}” is not among the inherited cards of type ${type}; nothing is removed.`;
    diagnostics.push(diagnosticAt(file, node, 'warning', 'card/unknown-removed', message));
  }
  const merged = new Map<string, readonly Entry[]>();
  for (const type of new Set([...base.cards.keys(), ...own.cards.keys()])) {
    const gone = removed.get(type);
    const inherited = base.cards.get(type) ?? [];
    const kept = gone ? inherited.filter((entry) => !gone.has(idOf(entry) ?? '')) : inherited;
    merged.set(type, mergeById(kept, own.cards.get(type) ?? []));
  }
  reportOtherTypes(merged, own, diagnostics);
  return merged;
}

/** An own card may share its id only with the inherited card that it changes. */
function reportOtherTypes(merged: ReadonlyMap<string, readonly Entry[]>, own: SetEntries, diagnostics: Diagnostic[]) {
  const ownIds = new Map<string, { readonly type: string; readonly entry: Entry }>();
  for (const [type, entries] of own.cards) {
    for (const entry of entries) ownIds.set(idOf(entry) ?? '', { type, entry });
  }
  const ownNodes = new Set([...own.cards.values()].flat().map((entry) => entry.origin.node));
  for (const [type, entries] of merged) {
    for (const entry of entries) {
      const id = idOf(entry);
      const other = id === undefined ? undefined : ownIds.get(id);
      if (id === undefined || other === undefined || other.type === type || ownNodes.has(entry.origin.node)) continue;
      diagnostics.push(duplicateOf(other.entry, entry, id, 'card/duplicate-id', 'inherited card'));
    }
  }
}

function mergeById(base: readonly Entry[], own: readonly Entry[]): readonly Entry[] {
  if (own.length === 0) return base;
  const changes = new Map<string, Entry>();
  for (const entry of own) {
    const id = idOf(entry);
    if (id !== undefined && !changes.has(id)) changes.set(id, entry);
  }
  const used = new Set<Entry>();
  const merged = base.map((entry) => {
    const change = changes.get(idOf(entry) ?? '');
    if (change === undefined || used.has(change)) return entry;
    used.add(change);
    return {
      value: mergeValues(entry.value, change.value),
      origin: { ...change.origin, under: entry.origin },
    };
  });
  return [...merged, ...own.filter((entry) => !used.has(entry))];
}

/** Mappings are merged key by key; lists and single values replace. */
export function mergeValues(base: unknown, own: unknown): unknown {
  if (!isRecord(base) || !isRecord(own)) return own;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    merged[key] = Object.hasOwn(base, key) ? mergeValues(base[key], value) : value;
  }
  return merged;
}
