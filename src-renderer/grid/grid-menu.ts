import { type MenuItem, showMenu } from '../controls/menu.ts';
import { showInSource } from '../fields/show-in-source.ts';
import { printCards } from '../print/print-cards.ts';
import { whyFixed } from './arrangement.ts';
import { copyFromGrid, cutFromGrid, pasteIntoGrid } from './clipboard-access.ts';
import { addCard, clearSelection, deleteCards, duplicateCards, fillSelection, moveBy } from './grid-actions.ts';
import { cursorRow, type GridModel, selectedCards } from './grid-model.ts';

/** What can be done with the selected cards. */
export function showCardMenu(model: GridModel, at: Element | { readonly x: number; readonly y: number }): void {
  const { rows } = selectedCards(model);
  const type = model.now?.type;
  if (!type || rows.length === 0) return;
  const these = rows.length === 1 ? type.label.toLowerCase() : `${rows.length} ${type.plural.toLowerCase()}`;
  const isFixed = whyFixed(model.arrangement.get()) !== undefined;
  const items: MenuItem[] = [
    { title: 'Cut', shortcut: 'Mod+X', run: () => cutFromGrid(model) },
    { title: 'Copy', shortcut: 'Mod+C', run: () => copyFromGrid(model) },
    { title: 'Paste', shortcut: 'Mod+V', run: () => void pasteIntoGrid(model) },
    'separator',
    { title: 'Fill down', shortcut: 'Mod+D', run: () => void fillSelection(model) },
    { title: 'Clear cells', shortcut: 'Delete', run: () => void clearSelection(model) },
    { title: 'Change many…', shortcut: 'Mod+Shift+M', run: () => model.question.set({ ask: 'change-many' }) },
    'separator',
    { title: `Add ${type.label.toLowerCase()} below`, shortcut: 'Mod+Enter', run: () => void addCard(model) },
    { title: `Duplicate ${these}`, shortcut: 'Mod+Shift+D', run: () => void duplicateCards(model) },
    { title: 'Move up', shortcut: 'Alt+ArrowUp', disabled: isFixed, run: () => void moveBy(model, -1) },
    { title: 'Move down', shortcut: 'Alt+ArrowDown', disabled: isFixed, run: () => void moveBy(model, 1) },
    { title: `Delete ${these}`, shortcut: 'Mod+Delete', danger: true, run: () => void deleteCards(model) },
    'separator',
    { title: `Proof sheets of ${these}`, run: () => printCards(model) },
    { title: 'Show in source', run: () => showCell(model) },
  ];
  showMenu({ label: `What to do with ${these}`, items, at });
}

/** The place of the cell under the cursor in its file. */
function showCell(model: GridModel): void {
  const row = cursorRow(model);
  const field = model.selection.get()?.cursor.field;
  if (!row || !model.now || field === undefined) return;
  void showInSource(model.now.set, { on: 'card', type: model.now.type.id, key: row.key }, [field]);
}
