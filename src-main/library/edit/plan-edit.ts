import { done, failed, type Result } from '../../../src-shared/workbench/result.ts';
import { labelOfPaste } from './edit-label.ts';
import type { EditableSet, EditPlan, SemanticEdit } from './editable-set.ts';
import { planDeletedCards } from './plan-deleted-cards.ts';
import { planImport } from './plan-import.ts';
import { planMovedCards } from './plan-moved-cards.ts';
import { planAddedCards, planDuplicates } from './plan-new-cards.ts';
import { planRevert } from './plan-revert.ts';
import { planValues } from './plan-values.ts';
import { Refusal } from './refusal.ts';

export type { EditableRow, EditableSet, EditPlan, PlannedFile, SemanticEdit } from './editable-set.ts';

/** Turns an edit of a set into the smallest edits of its own files, in offsets of the texts that it was parsed from. */
export function planEdit(set: EditableSet, edit: SemanticEdit): Result<EditPlan> {
  try {
    return done(plan(set, edit));
  } catch (error) {
    if (error instanceof Refusal) return failed(error.problem.code, error.problem.message);
    throw error;
  }
}

function plan(set: EditableSet, edit: SemanticEdit): EditPlan {
  switch (edit.kind) {
    case 'values':
      return planValues(set, edit.changes);
    case 'add-cards':
      return planAddedCards(set, edit);
    case 'duplicate-cards':
      return planDuplicates(set, edit.type, edit.keys);
    case 'delete-cards':
      return planDeletedCards(set, edit.type, edit.keys);
    case 'import-cards':
      return planImport(set, edit);
    case 'paste-cards':
      return planImport(set, { ...edit, kind: 'import-cards', label: labelOfPaste(edit) });
    case 'revert':
      return planRevert(set, edit);
    case 'move-cards':
      return planMovedCards(set, edit.type, edit.keys, edit.before);
  }
}
