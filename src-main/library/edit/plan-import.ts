import type { EditableSet, EditPlan, ImportEdit } from './editable-set.ts';
import { addCards } from './plan-new-cards.ts';
import { changeValues } from './plan-values.ts';
import { SetChanges } from './set-changes.ts';

/** Both kinds of changes in one step. */
export function planImport(set: EditableSet, { type, changes, cards, label }: ImportEdit): EditPlan {
  const files = new SetChanges(set);
  const changed = changes.length === 0 ? undefined : changeValues(set, changes, files);
  const added = cards.length === 0 ? [] : addCards(set, { type, cards }, files).keys;
  return { files: files.planned(), label, keys: [...(changed?.keys ?? []), ...added], renamed: changed?.renamed ?? [] };
}
