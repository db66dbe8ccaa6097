import type { KeyboardEvent } from 'react';
import { commitText } from './grid-actions.ts';
import { cursorRow, type GridModel, NOTHING_AHEAD } from './grid-model.ts';

/** Takes a key while a card is awaited. Whoever goes elsewhere meanwhile no longer means it. */
export function typedAhead(model: GridModel, event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  const { ahead } = model;
  const { key } = event;
  if (!ahead || event.ctrlKey || event.metaKey) return false;
  if (key.length === 1 && !ahead.isDone) model.ahead = { ...ahead, text: ahead.text + key };
  else if (key === 'Backspace') model.ahead = { text: ahead.text.slice(0, -1), isDone: false };
  else if (key === 'Enter') model.ahead = { ...ahead, isDone: ahead.text !== '' };
  else if (key === 'Escape') model.ahead = NOTHING_AHEAD;
  else if (key.startsWith('Arrow') || key === 'Tab') model.ahead = undefined;
  return model.ahead !== undefined;
}

/** The cursor is on the card: what was typed goes into its cell. */
export function cardArrived(model: GridModel): void {
  const { ahead } = model;
  model.ahead = undefined;
  const cell = model.selection.get()?.cursor;
  const row = cursorRow(model);
  const field = cell && model.now?.layout.columns[cell.column]?.field;
  if (!ahead?.text || !cell || !row || !field) return;
  if (ahead.isDone) void commitText(model, row, field, ahead.text);
  else model.editing.set({ cell, row, field, over: true, text: ahead.text });
}
