import type { SetEdit } from '../../src-shared/workbench/edit.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { sending } from '../state/unsent.ts';
import { addNotice, answered, api } from '../state/workbench.ts';
import { filterOf, whyFixed } from './arrangement.ts';
import { knownNames, modesField } from './card-names.ts';
import { typedText } from './cell-text.ts';
import { parseBlock, printBlock } from './clipboard.ts';
import {
  cardsOf,
  cellAt,
  columnCount,
  cursorRow,
  type GridModel,
  type GridNow,
  NOTHING_AHEAD,
  selectedCards,
} from './grid-model.ts';
import { newCard } from './new-card.ts';
import { type PastePlan, planPaste } from './paste.ts';
import { areaOf, type Cell } from './selection.ts';
import { Changes, clearCells, fillDown, type Plan } from './value-changes.ts';

const say = (message: string): void => addNotice({ severity: 'info', message });

/** Sends an edit. The keys of the cards that it was about come back, since an edit of an id changes them. */
export async function send(model: GridModel, edit: SetEdit): Promise<readonly string[] | undefined> {
  const set = model.now?.set;
  if (set === undefined) return undefined;
  return answered(await api().edit({ set, edit }))?.keys;
}

/** Keys may come faster than answers: each action begins when the one before is done and shown. */
export function inTurn(model: GridModel, action: () => Promise<void> | undefined): Promise<void> {
  const done = model.doing.then(action);
  model.doing = done.catch(() => {});
  return sending(done);
}

/** One edit for all changes of a plan, with a word about what it leaves as it is. */
export async function carryOut(model: GridModel, plan: Plan): Promise<readonly string[] | undefined> {
  sayKept(model, plan);
  if (plan.changes.length === 0) return undefined;
  return send(model, { kind: 'values', changes: plan.changes });
}

function sayKept({ now }: GridModel, { needed, onlySource }: Plan): void {
  const kind = now?.type.label.toLowerCase() ?? 'card';
  if (needed.size > 0) say(`Every ${kind} needs ${listed(needed)}, so what was there has been kept.`);
  if (onlySource.size > 0) say(`${listed(onlySource)} can be edited in the source only.`);
}

const listed = (titles: ReadonlySet<string>): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format([...titles].map((title) => `“${title}”`));

/** What a field may be for a card. */
export const namesOf =
  ({ now }: GridModel) =>
  (field: Field, row: Row) =>
    now ? knownNames(field, row.value, now.fields, now.modes) : [];

/** What was typed into a cell. */
export async function commitText(model: GridModel, row: Row, field: Field, text: string): Promise<void> {
  if (!model.now || text === typedText(field, row.value[field.key])) return;
  const plan = new Changes(model.now.type.id);
  plan.setText(row, field, text, namesOf(model)(field, row));
  followCard(model, await carryOut(model, plan), row.key);
}

export async function commitValue(model: GridModel, row: Row, field: Field, value: unknown): Promise<void> {
  if (!model.now) return;
  const plan = new Changes(model.now.type.id);
  if (value === undefined) plan.clear(row, field);
  else plan.set(row, field, value);
  await carryOut(model, plan);
}

/** An edit of an id gives the card another key: the cursor goes along, unless it has gone on to another card meanwhile. */
function followCard(model: GridModel, keys: readonly string[] | undefined, before: string): void {
  const key = keys?.[0];
  if (key === undefined || key === before) return;
  const selection = model.selection.get();
  const renamed = (cell: Cell): Cell => (cell.key === before ? { ...cell, key } : cell);
  if (selection) {
    model.selection.set({ ...selection, anchor: renamed(selection.anchor), cursor: renamed(selection.cursor) });
  }
}

export function copyText(model: GridModel): string | undefined {
  const { rows, fields } = selectedCards(model);
  if (rows.length === 0) return undefined;
  return printBlock(rows.map((row) => fields.map((field) => typedText(field, row.value[field.key]))));
}

export const clearSelection = (model: GridModel): Promise<void> => inTurn(model, () => doClearSelection(model));

async function doClearSelection(model: GridModel): Promise<void> {
  const { rows, fields } = selectedCards(model);
  if (model.now) await carryOut(model, clearCells(model.now.type.id, rows, fields));
}

export const pasteText = (model: GridModel, text: string): Promise<void> => inTurn(model, () => doPaste(model, text));

async function doPaste(model: GridModel, text: string): Promise<void> {
  const { now } = model;
  const selection = model.selection.get();
  if (!now || !selection || text === '') return;
  const { rows, fields } = selectedCards(model);
  const area = areaOf(selection, now.layout.columns.length);
  const first = rows[0];
  if (!first) return;
  const below = cardsOf(now.lines.slice(area.top));
  // Cards picked one by one are pasted over as they are picked; a block runs on to whatever follows it.
  const target = selection.more.size > 0 ? rows : below;
  const plan = planPaste(parseBlock(text), {
    type: now.type.id,
    rows: target,
    selected: rows.length,
    fields: now.layout.columns.slice(area.left).map((column) => column.field),
    selectedFields: fields.length,
    names: namesOf(model),
  });
  if (plan.added.length > 0 && selection.more.size === 0) model.question.set({ ask: 'paste', plan });
  else await carryOutPaste(model, plan, false);
}

export async function carryOutPaste(model: GridModel, plan: PastePlan, withNew: boolean): Promise<void> {
  const { now } = model;
  if (!now) return;
  if (plan.cutOff > 0) {
    const [columns, were] = plan.cutOff === 1 ? ['column', 'was'] : ['columns', 'were'];
    say(`${plan.cutOff} ${columns} of the block did not fit and ${were} left out.`);
  }
  selectPasted(model, plan);
  if (!withNew) {
    await carryOut(model, plan);
    return;
  }
  sayKept(model, plan);
  const like = cardsOf(now.lines).at(-1);
  const cards = plan.added.map((given) => wholeCard(model, now, like, given));
  const keys = await send(model, { kind: 'paste-cards', type: now.type.id, changes: plan.changes, cards });
  if (keys) model.follow.set({ keys: keys.slice(-cards.length) });
}

/** What was pasted over is selected, where it is one block of cards. */
function selectPasted(model: GridModel, plan: PastePlan): void {
  const selection = model.selection.get();
  if (!selection || selection.rows || model.arrangement.get().group !== undefined) return;
  const { top, left } = areaOf(selection, columnCount(model));
  const anchor = cellAt(model, { line: top, column: left });
  const end = cellAt(model, { line: top + plan.height - 1, column: left + plan.width - 1 });
  if (anchor && end) model.selection.set({ ...selection, anchor: end, cursor: anchor });
}

export const fillSelection = (model: GridModel): Promise<void> => inTurn(model, () => doFillSelection(model));

async function doFillSelection(model: GridModel): Promise<void> {
  const { now } = model;
  const selection = model.selection.get();
  if (!now || !selection) return;
  const { rows, fields } = selectedCards(model);
  // A single row takes over what stands above it, as spreadsheets do.
  const above = cardsOf(now.lines.slice(0, Math.max(0, areaOf(selection, 1).top))).at(-1);
  const from = rows.length === 1 && above ? [above, ...rows] : rows;
  if (fields.length === 1 && fields[0]?.key === 'id') return say('Ids are not filled down: each card has its own.');
  if (from.length > 1) await carryOut(model, fillDown(now.type.id, from, fields));
}

export function addCard(model: GridModel): Promise<void> {
  model.ahead = NOTHING_AHEAD;
  return inTurn(model, async () => {
    let isComing = false;
    try {
      isComing = await doAddCard(model);
    } finally {
      if (!isComing) model.ahead = undefined;
    }
  });
}

/** Answers whether there will be one. */
async function doAddCard(model: GridModel): Promise<boolean> {
  const { now } = model;
  if (!now) return false;
  const card = wholeCard(model, now, cursorRow(model) ?? now.rows.at(-1));
  const after = cursorRow(model)?.key;
  const keys = await send(model, {
    ...{ kind: 'add-cards', type: now.type.id, cards: [card] },
    ...(after !== undefined && { after }),
  });
  const title = now.layout.columns.find(({ field }) => field.kind === 'text' && field.key !== 'id')?.field.key;
  if (keys) model.follow.set({ keys, ...(title !== undefined && { field: title }) });
  return keys !== undefined;
}

/** A card with all that it needs, in the mode that is filtered by. */
function wholeCard(model: GridModel, { type, fields, modes }: GridNow, like: Row | undefined, given?: Row['value']) {
  const inModes = modesField(fields);
  const filter = inModes && filterOf(model.arrangement.get(), inModes.key);
  return newCard(type, modes, like, filter?.by === 'values' ? filter.values : [], given);
}

export const duplicateCards = (model: GridModel): Promise<void> => inTurn(model, () => doDuplicateCards(model));

async function doDuplicateCards(model: GridModel): Promise<void> {
  const { rows } = selectedCards(model);
  if (!model.now || rows.length === 0) return;
  const keys = await send(model, {
    kind: 'duplicate-cards',
    type: model.now.type.id,
    keys: rows.map((row) => row.key),
  });
  if (keys) model.follow.set({ keys });
}

export const deleteCards = (model: GridModel): Promise<void> => inTurn(model, () => doDeleteCards(model));

async function doDeleteCards(model: GridModel): Promise<void> {
  const { rows } = selectedCards(model);
  if (!model.now || rows.length === 0) return;
  const { label, plural, id } = model.now.type;
  const done = await send(model, { kind: 'delete-cards', type: id, keys: rows.map((row) => row.key) });
  if (!done) return;
  const [cards, them] = rows.length === 1 ? [label, 'it'] : [plural, 'them'];
  say(`Deleted ${rows.length.toLocaleString('en-US')} ${cards.toLowerCase()}. Undo brings ${them} back.`);
}

/** Moves the selected cards before a line, or to the end. */
export const moveCards = (model: GridModel, before: number): Promise<void> =>
  inTurn(model, () => doMoveCards(model, before));

async function doMoveCards(model: GridModel, before: number): Promise<void> {
  const { now } = model;
  const { rows } = selectedCards(model);
  if (!now || rows.length === 0) return;
  const reason = whyFixed(model.arrangement.get());
  if (reason !== undefined) return say(reason);
  const moving = new Set(rows.map((row) => row.key));
  const next = cardsOf(now.lines.slice(before)).find((row) => !moving.has(row.key));
  const keys = await send(model, {
    ...{ kind: 'move-cards', type: now.type.id, keys: [...moving] },
    ...(next && { before: next.key }),
  });
  if (keys) model.follow.set({ keys });
}

export const moveBy = (model: GridModel, step: -1 | 1): Promise<void> => inTurn(model, () => doMoveBy(model, step));

function doMoveBy(model: GridModel, step: -1 | 1): Promise<void> | undefined {
  const { now } = model;
  const { rows } = selectedCards(model);
  const places = rows.flatMap((row) => now?.lineOf.get(row.key) ?? []);
  if (!now || places.length === 0) return undefined;
  const top = Math.min(...places);
  const bottom = Math.max(...places);
  if (whyFixed(model.arrangement.get()) === undefined && (step < 0 ? top === 0 : bottom === now.lines.length - 1))
    return;
  return doMoveCards(model, step < 0 ? top - 1 : bottom + 2);
}
