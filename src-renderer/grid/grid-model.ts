import type { Field } from '../../src-shared/workbench/field.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { createStore, type Store } from '../state/store.ts';
import { type Arrangement, PLAIN_ARRANGEMENT } from './arrangement.ts';
import type { ColumnLayout } from './column-layout.ts';
import { HEADER, type Spot } from './cursor.ts';
import type { PastePlan } from './paste.ts';
import { areaOf, type Cell, NO_MORE, type Selection, selectedLines } from './selection.ts';
import type { Line } from './table.ts';

/** A cell that is being edited. */
export interface Editing {
  readonly cell: Cell;
  readonly row: Row;
  readonly field: Field;
  /** Typed over rather than opened: the editor starts empty. */
  readonly over: boolean;
  /** What was typed before and could not be sent. */
  readonly text?: string;
}

/** What is typed for a card that was asked for, from then until the cursor is on it. */
export interface TypeAhead {
  readonly text: string;
  /** Enter was pressed: no editor needs to open. */
  readonly isDone: boolean;
}

export const NOTHING_AHEAD: TypeAhead = { text: '', isDone: false };

/** Something in front of the grid. */
export type Question =
  | { readonly ask: 'change-many' }
  | { readonly ask: 'columns'; readonly at: Element }
  | { readonly ask: 'column'; readonly field: Field; readonly at: Element }
  | { readonly ask: 'paste'; readonly plan: PastePlan };

/** What is shown now. */
export interface GridNow {
  readonly set: string;
  readonly type: CardTypeInfo;
  readonly fields: readonly Field[];
  readonly rows: readonly Row[];
  readonly modes: readonly Row[];
  readonly lines: readonly Line[];
  /** The places of lines by their ids. */
  readonly lineOf: ReadonlyMap<string, number>;
  readonly layout: ColumnLayout;
  /** Lines that are visible at once. */
  readonly page: number;
}

/** The state of one grid beside the set itself. Lives as long as the window, so a tab that comes back is as it was. */
export interface GridModel {
  readonly arrangement: Store<Arrangement>;
  readonly selection: Store<Selection | undefined>;
  readonly editing: Store<Editing | undefined>;
  readonly question: Store<Question | undefined>;
  /** The line before which moved cards would land, while they are dragged. */
  readonly drop: Store<number | undefined>;
  /** A card that the cursor goes to as soon as it is there. */
  readonly follow: Store<{ readonly keys: readonly string[]; readonly field?: string } | undefined>;
  /** There while a card that was asked for is not: keys are meant for it, and not for the card under the cursor. */
  ahead: TypeAhead | undefined;
  /** What is being done. The next action waits for it, since it starts from what this one leaves. */
  doing: Promise<unknown>;
  now: GridNow | undefined;
  element: HTMLElement | null;
  scrollTo(spot: Spot): void;
  /** Where the scroll bars were when the tab went behind another. */
  scrolled: { top: number; left: number };
}

const models = new Map<string, GridModel>();

export function gridModel(set: string, type: string): GridModel {
  const name = `${set}:${type}`;
  const known = models.get(name);
  if (known) return known;
  const model: GridModel = {
    arrangement: createStore(PLAIN_ARRANGEMENT),
    selection: createStore<Selection | undefined>(undefined),
    editing: createStore<Editing | undefined>(undefined),
    question: createStore<Question | undefined>(undefined),
    drop: createStore<number | undefined>(undefined),
    follow: createStore<{ keys: readonly string[]; field?: string } | undefined>(undefined),
    ahead: undefined,
    doing: Promise.resolve(),
    now: undefined,
    element: null,
    scrollTo: () => {},
    scrolled: { top: 0, left: 0 },
  };
  models.set(name, model);
  return model;
}

export const columnCount = (model: GridModel): number => model.now?.layout.columns.length ?? 0;

export function cellAt({ now }: GridModel, { line, column }: Spot): Cell | undefined {
  const field = now?.layout.columns[column]?.field.key;
  const key = line === HEADER ? 'header' : now?.lines[line]?.id;
  return field === undefined || key === undefined ? undefined : { line, column, key, field };
}

/** Puts the cursor somewhere; with `extend` the selection reaches there from where it began. */
export function moveTo(model: GridModel, spot: Spot, extend = false): void {
  const cursor = cellAt(model, spot);
  if (!cursor) return;
  const before = model.selection.get();
  // Headers are not part of any block.
  const anchor = extend && before && before.anchor.line !== HEADER && spot.line !== HEADER ? before.anchor : cursor;
  model.selection.set({ anchor, cursor, rows: extend && (before?.rows ?? false), more: NO_MORE });
  model.scrollTo(spot);
}

export function selectRows(model: GridModel, line: number, how: 'only' | 'extend' | 'toggle'): void {
  const column = model.selection.get()?.cursor.column ?? 0;
  const cursor = cellAt(model, { line, column });
  const before = model.selection.get();
  if (!cursor) return;
  if (how === 'extend' && before && before.anchor.line !== HEADER) {
    model.selection.set({ anchor: before.anchor, cursor, rows: true, more: before.more });
  } else if (how === 'toggle' && before?.rows) {
    const more = new Set(
      [...selectedLines(before, model.now!.lineOf, 1)].flatMap((at) => model.now?.lines[at]?.id ?? []),
    );
    if (!more.delete(cursor.key)) more.add(cursor.key);
    // The cursor stays in the selection where it can, so that the block never names a line that was just taken out.
    const home = more.has(cursor.key) ? cursor : cellOf(model, [...more].at(-1), column);
    if (home) model.selection.set({ anchor: home, cursor: home, rows: true, more });
  } else model.selection.set({ anchor: cursor, cursor, rows: true, more: NO_MORE });
}

function cellOf(model: GridModel, key: string | undefined, column: number): Cell | undefined {
  const line = key === undefined ? undefined : model.now?.lineOf.get(key);
  return line === undefined ? undefined : cellAt(model, { line, column });
}

/** The cards and columns of the selection; headings of groups are left out. */
export function selectedCards(model: GridModel): { readonly rows: readonly Row[]; readonly fields: readonly Field[] } {
  const { now } = model;
  const selection = model.selection.get();
  if (!now || !selection || selection.cursor.line === HEADER) return { rows: [], fields: [] };
  const area = areaOf(selection, now.layout.columns.length);
  return {
    rows: cardsOf(selectedLines(selection, now.lineOf, now.layout.columns.length).map((line) => now.lines[line])),
    fields: now.layout.columns.slice(area.left, area.right + 1).map((column) => column.field),
  };
}

export const isGroup = (line: Line): boolean => line.getIsGrouped();

export const cardsOf = (lines: readonly (Line | undefined)[]): readonly Row[] =>
  lines.flatMap((line) => (line && !isGroup(line) ? line.original : []));

/** The card under the cursor. */
export function cursorRow(model: GridModel): Row | undefined {
  const line = model.selection.get()?.cursor.line ?? HEADER;
  return cardsOf([model.now?.lines[line]])[0];
}
