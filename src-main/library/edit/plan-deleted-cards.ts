import { labelOfCards } from './edit-label.ts';
import type { EditableRow, EditableSet, EditPlan } from './editable-set.ts';
import { Refusal } from './refusal.ts';
import { idOf, inheritedOf, nameOf, RowFinder } from './rows.ts';
import { SetChanges } from './set-changes.ts';

/** Own cards go from their files; inherited ones are listed as removed, and what was changed about them goes. */
export function planDeletedCards(set: EditableSet, type: string, keys: readonly string[]): EditPlan {
  const files = new SetChanges(set);
  const deleted = deleteCards(set, type, keys, files);
  return { files: files.planned(), label: labelOfCards('Delete', deleted.map(nameOf)), keys: [] };
}

/** Puts the deletion among the changes that are to happen to the files. */
export function deleteCards(set: EditableSet, type: string, keys: readonly string[], files: SetChanges): EditableRow[] {
  const rows = new RowFinder(set);
  const deleted = [...new Set(keys)].map((key) => rows.card(type, key));
  const removed = new Set(set.removed.filter((other) => other.type === type).map(({ id }) => id));
  for (const row of deleted) {
    if (row.isOwn) files.cardFile(row.origin.file.name, type).deleted.add(files.placeOf(row));
    if (inheritedOf(row) === undefined) continue;
    const id = idOf(row);
    if (id === undefined) {
      throw new Refusal(
        'no-id',
        `${nameOf(row)} is inherited without an id and cannot be left out; delete it where it is written.`,
      );
    }
    const file = row.isOwn ? row.origin.file.name : files.fileFor(type, row);
    if (!removed.has(id)) files.cardFile(file, type).removedIds.push(id);
    removed.add(id);
  }
  return deleted;
}
