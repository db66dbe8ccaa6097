import { idFrom } from '../../../src-shared/id-from-name.ts';
import { fieldOf } from '../../../src-shared/record.ts';
import { CardIds } from './card-id.ts';
import type { EditableRow, EditableSet } from './editable-set.ts';
import { idOf, inheritedOf, takenIds } from './rows.ts';

/**
 * The id that a card gets along with its name: made of the name, as long as the one that it has was given by the program, is in no
 * saved file and nothing refers to it. Undefined where it keeps its id.
 */
export function idWithName(set: EditableSet, type: string, row: EditableRow, own: unknown): string | undefined {
  const id = idOf(row);
  const name = fieldOf(own, 'name');
  const before = fieldOf(row.value, 'name');
  if (id === undefined || typeof name !== 'string' || name === before || fieldOf(own, 'id') !== id) return undefined;
  const others = takenIds(set).filter((other) => other !== id);
  const wanted = idFrom(name);
  if (wanted === '' || inheritedOf(row) !== undefined) return undefined;
  if (!isGiven(id, typeof before === 'string' ? before : '', type, others) || !set.isFresh?.(type, id))
    return undefined;
  const next = new CardIds(others).unique(wanted);
  return next === id ? undefined : next;
}

/** Whether an id looks as the program gives them: made of the name or type, or that of the original of a copy, with a number. */
function isGiven(id: string, name: string, type: string, others: readonly string[]): boolean {
  const stem = id.replace(/-\d+$/, '');
  const made = idFrom(name) || idFrom(type);
  const isCopy = / copy(?: \d+)?$/.test(name) && stem !== id && others.includes(stem);
  return isCopy || made === id || made === stem;
}
