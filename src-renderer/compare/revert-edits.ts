import type { ValueChange } from '../../src-shared/set-diff.ts';
import type { SetEdit, ValueEdit } from '../../src-shared/workbench/edit.ts';
import type { ChangedThing } from './change-list.ts';

/** Modes are files; they come and go with them, not by an edit. */
export const canRevert = ({ subject, is }: ChangedThing): boolean => is === 'changed' || subject.on === 'card';

/** The value as it was before; without one it is taken out. */
export const revertValue = ({ subject }: ChangedThing, { path, before }: ValueChange): ValueEdit => ({
  subject,
  path,
  ...(before !== undefined && { value: before }),
});

/** Behind which card a card stood; undefined where that is not known. */
export type PlaceBehind = (type: string, id: string) => string | undefined;

/** The edits that make things as they were before: added cards go, removed ones come back, values are changed back. */
export function revertEdits(things: readonly ChangedThing[], behind: PlaceBehind = () => undefined): SetEdit[] {
  const cards = things.flatMap((thing) => (thing.subject.on === 'card' ? [{ thing, type: thing.subject.type }] : []));
  const types = [...new Set(cards.map(({ type }) => type))];
  const deleted = types.flatMap((type): SetEdit[] => {
    const keys = cards.filter((card) => card.type === type && card.thing.is === 'added').map(({ thing }) => thing.id);
    return keys.length > 0 ? [{ kind: 'delete-cards', type, keys }] : [];
  });
  const added = cards.flatMap(({ thing, type }): SetEdit[] => {
    if (thing.is !== 'removed' || !thing.value) return [];
    const after = behind(type, thing.id);
    return [{ kind: 'add-cards', type, cards: [thing.value], ...(after !== undefined && { after }) }];
  });
  const changes = things.flatMap((thing) => thing.changes.map((change) => revertValue(thing, change)));
  return [...deleted, ...added, ...(changes.length > 0 ? [{ kind: 'values' as const, changes }] : [])];
}

/** The nearest card before one in the old order that is there in the new one too. */
export function cardBehind(old: readonly string[], now: ReadonlySet<string>, id: string): string | undefined {
  for (let at = old.indexOf(id) - 1; at >= 0; at--) {
    const key = old[at]!;
    if (now.has(key)) return key;
  }
  return undefined;
}
