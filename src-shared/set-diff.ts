import type { Card, CardSet, Mode } from '../src-engine/card-set.ts';
import { isRecord } from './record.ts';

export interface ValueChange {
  readonly path: readonly (string | number)[];
  /** Undefined where the value is new. */
  readonly before?: unknown;
  /** Undefined where the value is gone. */
  readonly after?: unknown;
}

export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

export interface ChangedItem extends NamedItem {
  readonly changes: readonly ValueChange[];
}

/** An item that only one of the sets has, whole, so that it can be put back. */
export interface WholeItem extends NamedItem {
  readonly value: { readonly [field: string]: unknown };
}

/** What happened to the modes, or to the cards of one type. */
export interface ListDiff {
  readonly added: readonly WholeItem[];
  readonly removed: readonly WholeItem[];
  readonly changed: readonly ChangedItem[];
}

export interface CardDiff extends ListDiff {
  readonly type: string;
}

export interface SetDiff {
  readonly before: { readonly game: string; readonly version: string };
  readonly after: { readonly game: string; readonly version: string };
  readonly manifest: readonly ValueChange[];
  readonly modes: ListDiff;
  /** The types of which any card differs, in the order of the sets. */
  readonly cards: readonly CardDiff[];
}

export function diffSets(before: CardSet, after: CardSet): SetDiff {
  const types = new Set([...Object.keys(before.cards), ...Object.keys(after.cards)]);
  return {
    before: { game: before.manifest.game, version: before.manifest.version },
    after: { game: after.manifest.game, version: after.manifest.version },
    manifest: diffValues(before.manifest, after.manifest).filter(({ path }) => !IDENTITY.has(String(path[0]))),
    modes: diffLists(before.modes, after.modes),
    cards: [...types]
      .map((type) => ({ type, ...diffLists(before.cards[type] ?? [], after.cards[type] ?? []) }))
      .filter((diff) => !isEmptyList(diff)),
  };
}

/** What always differs between two versions and is said above the rest. */
const IDENTITY = new Set(['version', 'extends']);

const isEmptyList = ({ added, removed, changed }: ListDiff): boolean =>
  added.length + removed.length + changed.length === 0;

export const isEmptyDiff = (diff: SetDiff): boolean =>
  diff.manifest.length === 0 && diff.cards.length === 0 && isEmptyList(diff.modes);

/** The item without its value, as reports name it. */
export const named = ({ id, name }: NamedItem): NamedItem => ({ id, name });

function diffLists(before: readonly (Card | Mode)[], after: readonly (Card | Mode)[]): ListDiff {
  const earlier = new Map(before.map((item) => [item.id, item]));
  const later = new Set(after.map((item) => item.id));
  const whole = (item: Card | Mode): WholeItem => ({ ...named(item), value: item });
  return {
    added: after.filter((item) => !earlier.has(item.id)).map(whole),
    removed: before.filter((item) => !later.has(item.id)).map(whole),
    changed: after.flatMap((item) => {
      const old = earlier.get(item.id);
      const changes = old === undefined ? [] : diffValues(old, item);
      return changes.length > 0 ? [{ ...named(item), changes }] : [];
    }),
  };
}

function diffValues(before: unknown, after: unknown, path: readonly (string | number)[] = []): ValueChange[] {
  if (before === after) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => diffValues(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    // Lists of one length with mappings in them are compared entry by entry; any other list is one value.
    if (before.length === after.length && before.every(isRecord) && after.every(isRecord)) {
      return before.flatMap((item, i) => diffValues(item, after[i], [...path, i]));
    }
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  }
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}
