import { useMemo } from 'react';
import { printCards } from '../print/print-cards.ts';
import { useStore } from '../state/store.ts';
import { useViewActions } from '../state/view-actions.ts';
import { copyFromGrid, cutFromGrid, pasteIntoGrid } from './clipboard-access.ts';
import { addCard, deleteCards, duplicateCards, fillSelection, moveBy } from './grid-actions.ts';
import type { GridModel } from './grid-model.ts';

/** What commands can do with the grid in front; nothing of it while a cell is being edited. */
export function useGridActions(model: GridModel, hasCards: boolean): void {
  const isEditing = useStore(model.editing, (editing) => editing !== undefined);
  const isSelected = useStore(model.selection, (selection) => selection !== undefined);
  const actions = useMemo(() => {
    if (isEditing) return {};
    const withCards = hasCards && isSelected;
    const offer = (action: () => unknown) => (withCards ? () => void action() : undefined);
    return {
      'add-card': () => void addCard(model),
      'duplicate-cards': offer(() => duplicateCards(model)),
      'delete-cards': offer(() => deleteCards(model)),
      'move-up': offer(() => moveBy(model, -1)),
      'move-down': offer(() => moveBy(model, 1)),
      'fill-down': offer(() => fillSelection(model)),
      'change-many': hasCards ? () => model.question.set({ ask: 'change-many' }) : undefined,
      'choose-columns': () => chooseColumns(model),
      'print-cards': offer(() => printCards(model)),
      copy: offer(() => copyFromGrid(model)),
      cut: offer(() => cutFromGrid(model)),
      paste: offer(() => pasteIntoGrid(model)),
    };
  }, [model, hasCards, isEditing, isSelected]);
  useViewActions(actions);
}

function chooseColumns(model: GridModel): void {
  const at = model.element?.querySelector('[role=columnheader]');
  if (at) model.question.set({ ask: 'columns', at });
}
