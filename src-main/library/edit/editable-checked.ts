import { gameInfoOf } from '../game-info.ts';
import type { CheckedSet } from '../set-check.ts';
import { type Entry, idOf } from '../set-entries.ts';
import type { EditableRow, EditableSet } from './editable-set.ts';
import { fieldsIn } from './game-fields.ts';

/**
 * A checked set as the planner of edits wants it, wrong values and all; undefined where its game is not known. `base` is the
 * version that it extends.
 */
export function editableOf(checked: CheckedSet, base?: CheckedSet): EditableSet | undefined {
  const { game, merged, files, removed } = checked;
  if (game === undefined || merged === undefined) return undefined;
  const ownFiles = files.filter(({ name }) => !name.startsWith('../'));
  const own = new Set(ownFiles);
  const rowsOf = (entries: readonly Entry[]): EditableRow[] => {
    const keys = keysOf(entries);
    return entries.map((entry, place) => ({ key: keys[place]!, ...entry, isOwn: own.has(entry.origin.file) }));
  };
  const [manifest] = rowsOf(merged.manifest ? [merged.manifest] : []);
  return {
    ...(manifest && { manifest }),
    modes: rowsOf(merged.modes),
    cards: new Map([...merged.cards].map(([type, cards]) => [type, rowsOf(cards)])),
    ownFiles,
    removed,
    removedValue: (type, id) => base?.merged?.cards.get(type)?.find((entry) => idOf(entry) === id)?.value,
    ...fieldsIn(gameInfoOf(game)),
  };
}

/** The id where no other has it, else the place. */
function keysOf(entries: readonly Entry[]): string[] {
  const ids = entries.map((entry) => idOf(entry) ?? '');
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.map((id, place) => (id !== '' && counts.get(id) === 1 ? id : `#${place + 1}`));
}
