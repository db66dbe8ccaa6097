import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { addNotice } from '../state/workbench.ts';
import { cycledSort } from './arrangement.ts';
import { isEditable } from './cell-text.ts';
import { HEADER, moved, stepOf, tabbed } from './cursor.ts';
import { clearSelection, commitValue, deleteCards } from './grid-actions.ts';
import { showCardMenu } from './grid-menu.ts';
import { cellAt, columnCount, cursorRow, type GridModel, isGroup, moveTo } from './grid-model.ts';
import { NO_MORE } from './selection.ts';
import { typedAhead } from './type-ahead.ts';

/** After Esc, Tab leaves the grid instead of going on to the next cell. */
let isLeaving = false;

export function onGridKey(model: GridModel, event: KeyboardEvent): void {
  if (event.target !== event.currentTarget || event.defaultPrevented || !model.now) return;
  const wasLeaving = isLeaving;
  isLeaving = false;
  if (event.key === 'Tab' && wasLeaving) return;
  if (typedAhead(model, event) || handled(model, event)) event.preventDefault();
}

function handled(model: GridModel, event: KeyboardEvent): boolean {
  const selection = model.selection.get();
  if (!selection) {
    if (event.key === 'Tab' || event.key.length > 1) moveTo(model, { line: 0, column: 0 });
    return event.key.startsWith('Arrow');
  }
  const { cursor } = selection;
  const { key, shiftKey } = event;
  const isMod = event.ctrlKey || event.metaKey;
  const size = { lines: model.now?.lines.length ?? 0, columns: columnCount(model), page: model.now?.page ?? 1 };

  if (key === 'Tab') {
    const next = cursor.line === HEADER ? undefined : tabbed(cursor, shiftKey, size);
    if (next) moveTo(model, next);
    return next !== undefined;
  }
  const step = stepOf(event);
  if (step) {
    moveTo(model, moved(cursor, step, size), shiftKey);
    return true;
  }
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    openMenuAtCursor(model);
    return true;
  }
  if (key === 'Escape') {
    isLeaving = true;
    model.selection.set({ anchor: cursor, cursor, rows: false, more: NO_MORE });
    return true;
  }
  if (cursor.line === HEADER) return onHeaderKey(model, event);
  if (isMod && key.toLowerCase() === 'a' && !shiftKey) {
    selectArea(model, 0, size.lines - 1, 0, size.columns - 1);
    return true;
  }
  if (key === ' ' && shiftKey) {
    model.selection.set({ ...selection, rows: true });
    return true;
  }
  if (key === ' ' && isMod) {
    selectArea(model, 0, size.lines - 1, selection.anchor.column, cursor.column);
    return true;
  }
  const line = model.now?.lines[cursor.line];
  if (line && isGroup(line)) {
    if (key !== 'Enter' && key !== ' ') return false;
    toggleGroup(model, line.id);
    return true;
  }
  return onCardKey(model, event, isMod);
}

function onHeaderKey(model: GridModel, event: KeyboardEvent): boolean {
  const column = model.now?.layout.columns[model.selection.get()?.cursor.column ?? 0];
  if (!column) return false;
  if (event.key === 'F2') {
    openMenuAtCursor(model);
    return true;
  }
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  model.arrangement.set((now) => ({ ...now, sorting: cycledSort(now.sorting, column.field.key, event.shiftKey) }));
  return true;
}

function onCardKey(model: GridModel, event: KeyboardEvent, isMod: boolean): boolean {
  const { key } = event;
  if (key === 'Enter' && event.shiftKey) {
    const cursor = model.selection.get()!.cursor;
    moveTo(model, { line: Math.max(0, cursor.line - 1), column: cursor.column });
    return true;
  }
  if ((key === 'Enter' && !isMod) || key === 'F2') {
    startEditing(model, false);
    return true;
  }
  if (key === ' ' && !isMod) return toggleBoolean(model);
  if ((key === 'Delete' || key === 'Backspace') && !isMod) {
    void (model.selection.get()?.rows ? deleteCards(model) : clearSelection(model));
    return true;
  }
  // AltGr counts as Ctrl and Alt on some systems, and types letters there.
  const types = key.length === 1 || key === 'Dead' || key === 'Process';
  if (types && ((!isMod && !event.altKey) || event.getModifierState('AltGraph'))) {
    // The editor has the focus before the key arrives, so the browser types into it, accents and input methods included.
    startEditing(model, true);
  }
  return false;
}

export function startEditing(model: GridModel, over: boolean): void {
  const cursor = model.selection.get()?.cursor;
  const row = cursorRow(model);
  const field = cursor && model.now?.layout.columns[cursor.column]?.field;
  if (!cursor || !row || !field) return;
  if (!isEditable(field)) {
    addNotice({
      severity: 'info',
      message: `“${field.title}” has values of its own and can be edited in the source only.`,
    });
    return;
  }
  if (field.kind === 'boolean' && !over && toggleBoolean(model)) return;
  model.scrollTo(cursor);
  flushSync(() => model.editing.set({ cell: cursor, row, field, over }));
}

function toggleBoolean(model: GridModel): boolean {
  const cursor = model.selection.get()?.cursor;
  const row = cursorRow(model);
  const field = cursor && model.now?.layout.columns[cursor.column]?.field;
  if (!row || field?.kind !== 'boolean') return false;
  void commitValue(model, row, field, row.value[field.key] !== true);
  return true;
}

export const toggleGroup = (model: GridModel, id: string): void =>
  model.arrangement.set((now) => {
    const folded = new Set(now.folded);
    if (!folded.delete(id)) folded.add(id);
    return { ...now, folded };
  });

export function selectArea(model: GridModel, top: number, bottom: number, left: number, right: number): void {
  const anchor = cellAt(model, { line: top, column: left });
  const cursor = cellAt(model, { line: bottom, column: right });
  if (anchor && cursor) model.selection.set({ anchor: cursor, cursor: anchor, rows: false, more: NO_MORE });
}

function openMenuAtCursor(model: GridModel): void {
  const cursor = model.selection.get()?.cursor;
  const cell = model.element?.querySelector(
    `#${CSS.escape(model.element.getAttribute('aria-activedescendant') ?? 'none')}`,
  );
  if (!cursor || !cell) return;
  const column = model.now?.layout.columns[cursor.column];
  if (cursor.line === HEADER && column) model.question.set({ ask: 'column', field: column.field, at: cell });
  else showCardMenu(model, cell);
}
