import { useEffect, useLayoutEffect, useRef } from 'react';
import { reveal, selectedCard, useReveal } from '../state/selection.ts';
import { useStore } from '../state/store.ts';
import { withoutFilters } from './arrangement.ts';
import { cellId } from './card-line.tsx';
import { type ColumnLayout, HEADER_HEIGHT, ROW_HEIGHT } from './column-layout.ts';
import type { Spot } from './cursor.ts';
import { cellAt, cursorRow, type GridModel, moveTo } from './grid-model.ts';
import { type Cell, foundAgain, NO_MORE } from './selection.ts';
import type { Line } from './table.ts';
import { cardArrived } from './type-ahead.ts';

/** Keeps the cursor on its card, tells others which one it is, and goes where it is asked to. */
export function useGridSelection(
  model: GridModel,
  gridId: string,
  lines: readonly Line[],
  lineOf: ReadonlyMap<string, number>,
  layout: ColumnLayout,
): void {
  const follow = useStore(model.follow, (now) => now);
  const asked = useReveal();

  // Another order or another choice of cards is read from its top.
  const { search, filters, sorting, group } = useStore(model.arrangement, (now) => now);
  const arranged = useRef<unknown[]>([search, filters, sorting, group]);
  useLayoutEffect(() => {
    const now = [search, filters, sorting, group];
    if (now.every((part, place) => part === arranged.current[place])) return;
    arranged.current = now;
    if (model.element) model.element.scrollTop = 0;
  }, [model, search, filters, sorting, group]);

  useLayoutEffect(() => {
    model.scrollTo = (spot) => scrollTo(model, spot);
    findAgain(model, lines, lineOf, layout);
  }, [model, lines, lineOf, layout]);

  useLayoutEffect(() => {
    if (!follow?.keys.some((key) => lineOf.has(key))) {
      // It has come and a filter hides it: there is no cell to type into.
      if (follow && model.now?.rows.some(({ key }) => follow.keys.includes(key))) model.ahead = undefined;
      return;
    }
    model.follow.set(undefined);
    model.element?.focus({ preventScroll: true });
    goTo(model, follow.keys, follow.field);
    cardArrived(model);
  }, [model, follow, lineOf]);

  useEffect(() => {
    const tell = (): void => {
      const cursor = model.selection.get()?.cursor;
      if (cursor) model.element?.setAttribute('aria-activedescendant', cellId(gridId, cursor.line, cursor.column));
      else model.element?.removeAttribute('aria-activedescendant');
      const { now } = model;
      const key = cursorRow(model)?.key;
      if (!now || key === undefined) return;
      const known = selectedCard.get();
      if (known?.set === now.set && known.type === now.type.id && known.key === key) return;
      selectedCard.set({ set: now.set, type: now.type.id, key });
    };
    // The inspector goes from card to card too.
    const goAlong = (): void => {
      const card = selectedCard.get();
      const { now } = model;
      if (!now || card?.set !== now.set || card.type !== now.type.id || card.key === cursorRow(model)?.key) return;
      const line = now.lineOf.get(card.key);
      if (line !== undefined) moveTo(model, { line, column: model.selection.get()?.cursor.column ?? 0 });
    };
    tell();
    const stopTelling = model.selection.subscribe(tell);
    const stopGoing = selectedCard.subscribe(goAlong);
    return () => {
      stopTelling();
      stopGoing();
    };
  }, [model, gridId]);

  useEffect(() => {
    const { now } = model;
    if (asked?.in !== 'cards' || !now || asked.set !== now.set || asked.type !== now.type.id) return;
    if (!lineOf.has(asked.key) && now.rows.some((row) => row.key === asked.key)) {
      // It is there and not shown: what hides it goes, and the next time round finds it.
      model.arrangement.set((arrangement) => ({ ...withoutFilters(arrangement), folded: new Set() }));
      return;
    }
    reveal.set(undefined);
    const line = lineOf.get(asked.key);
    if (line === undefined) return;
    const named = layout.columns.findIndex(({ field }) => field.key === asked.path[0]);
    const column = named >= 0 ? named : (model.selection.get()?.cursor.column ?? 0);
    model.element?.focus({ preventScroll: true });
    moveTo(model, { line, column });
  }, [model, asked, lineOf, layout]);
}

function findAgain(
  model: GridModel,
  lines: readonly Line[],
  lineOf: ReadonlyMap<string, number>,
  layout: ColumnLayout,
): void {
  const fields = layout.columns.map(({ field }) => field.key);
  const again = (cell: Cell): Cell | undefined => foundAgain(cell, lines, lineOf, fields);
  const selection = model.selection.get();
  if (selection) {
    const anchor = again(selection.anchor);
    const cursor = again(selection.cursor);
    if (!anchor || !cursor) model.selection.set(undefined);
    else if (anchor !== selection.anchor || cursor !== selection.cursor) {
      model.selection.set({ ...selection, anchor, cursor });
    }
  }
  const editing = model.editing.get();
  const cell = editing && again(editing.cell);
  if (editing && cell && cell !== editing.cell && cell.key === editing.cell.key)
    model.editing.set({ ...editing, cell });
}

/** To one card as a cell, to several as rows. */
function goTo(model: GridModel, keys: readonly string[], field: string | undefined): void {
  const selection = model.selection.get();
  const places = keys.flatMap((key) => model.now?.lineOf.get(key) ?? []).sort((a, b) => a - b);
  const columns = model.now?.layout.columns ?? [];
  const wanted = columns.findIndex((column) => column.field.key === field);
  const column = wanted >= 0 ? wanted : (selection?.cursor.column ?? 0);
  const [first = 0] = places;
  const isOne = places.length === 1 && !selection?.rows;
  if (isOne || field !== undefined) {
    moveTo(model, { line: first, column });
    return;
  }
  const anchor = cellAt(model, { line: first, column });
  const last = cellAt(model, { line: places.at(-1) ?? first, column });
  if (!anchor || !last) return;
  const isBlock = last.line - first === places.length - 1;
  model.selection.set({
    anchor: isBlock ? anchor : last,
    cursor: last,
    rows: true,
    more: isBlock ? NO_MORE : new Set(keys),
  });
  model.scrollTo(last);
}

/** As little as needed to see a cell, which the header and the row numbers must not cover. */
function scrollTo({ element, now }: GridModel, { line, column }: Spot): void {
  const place = now?.layout.columns[column];
  if (!element || !place) return;
  if (line >= 0) {
    const top = line * ROW_HEIGHT;
    const lowest = top + ROW_HEIGHT + HEADER_HEIGHT - element.clientHeight;
    if (element.scrollTop > top) element.scrollTop = top;
    else if (element.scrollTop < lowest) element.scrollTop = lowest;
  }
  const { frozen } = now.layout;
  if (place.left < frozen) return;
  const left = place.left - frozen;
  const rightmost = place.left + place.width - element.clientWidth;
  if (element.scrollLeft > left) element.scrollLeft = left;
  else if (element.scrollLeft < rightmost) element.scrollLeft = Math.min(left, rightmost);
}
