import { type Change, changeNumber } from '../../src-shared/what-if/change.ts';
import type { ValueEdit } from '../../src-shared/workbench/edit.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { isEditable, isNumeric, type KnownName, readCell } from './cell-text.ts';

/** What an action would write, and what it leaves alone. Sent as one edit, so it is one step of the history. */
export interface Plan {
  readonly changes: readonly ValueEdit[];
  /** Titles of fields that every card needs, and that stay as they are. */
  readonly needed: ReadonlySet<string>;
  /** Titles of fields that only the source can edit. */
  readonly onlySource: ReadonlySet<string>;
}

export type NamesOf = (field: Field, row: Row) => readonly KnownName[];

/** Collects what is really different. */
export class Changes {
  readonly changes: ValueEdit[] = [];
  readonly needed = new Set<string>();
  readonly onlySource = new Set<string>();
  readonly #type: string;

  constructor(type: string) {
    this.#type = type;
  }

  set(row: Row, field: Field, value: unknown): void {
    if (!isEditable(field)) this.onlySource.add(field.title);
    else if (!isSame(row.value[field.key], value)) this.changes.push({ ...this.#place(row, field), value });
  }

  /** Takes an override back to what is inherited, or an optional field out. Needed ones stay: a card without them is broken. */
  clear(row: Row, field: Field): void {
    if (row.value[field.key] === undefined) return;
    const isOverride = row.origin === 'changed' && (row.ownFields?.includes(field.key) ?? false);
    if (field.required && !isOverride) this.needed.add(field.title);
    else this.changes.push(this.#place(row, field));
  }

  setText(row: Row, field: Field, text: string, names: readonly KnownName[]): void {
    const read = readCell(field, text, names);
    if (read.kind === 'empty') this.clear(row, field);
    else this.set(row, field, read.value);
  }

  #place(row: Row, field: Field): Omit<ValueEdit, 'value'> {
    return { subject: { on: 'card', type: this.#type, key: row.key }, path: [field.key] };
  }
}

export const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    JSON.stringify(a) === JSON.stringify(b));

export function clearCells(type: string, rows: readonly Row[], fields: readonly Field[]): Plan {
  const plan = new Changes(type);
  for (const row of rows) for (const field of fields) plan.clear(row, field);
  return plan;
}

/** The first row's values in all others. Ids stay: each card has its own. */
export function fillDown(type: string, rows: readonly Row[], fields: readonly Field[]): Plan {
  const plan = new Changes(type);
  const [first, ...others] = rows;
  if (!first) return plan;
  for (const field of fields) {
    if (field.key === 'id') continue;
    const value = first.value[field.key];
    for (const row of others) value === undefined ? plan.clear(row, field) : plan.set(row, field, value);
  }
  return plan;
}

interface Example {
  readonly row: Row;
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is shown of a change before it is done. */
const MOST_EXAMPLES = 3;

/** One text in many cards, read as if it were typed into each of them. */
export function setMany(
  type: string,
  rows: readonly Row[],
  field: Field,
  text: string,
  names: NamesOf,
): Plan & { readonly examples: readonly Example[] } {
  const plan = new Changes(type);
  const examples: Example[] = [];
  for (const row of rows) {
    const count = plan.changes.length;
    plan.setText(row, field, text, names(field, row));
    const change = plan.changes[count];
    if (!change || examples.length === MOST_EXAMPLES) continue;
    examples.push({ row, field, before: row.value[field.key], after: change.value });
  }
  return { changes: plan.changes, needed: plan.needed, onlySource: plan.onlySource, examples };
}

/** One change of a number in many cards. Cells that hold no number can only be set. */
export function changeMany(
  type: string,
  rows: readonly Row[],
  fields: readonly Field[],
  change: Change,
): Plan & { readonly examples: readonly Example[] } {
  const plan = new Changes(type);
  const examples: Example[] = [];
  for (const row of rows) {
    for (const field of fields) {
      if (!isNumeric(field)) continue;
      const before = row.value[field.key];
      const after = changed(before, change, field.step);
      if (after === undefined || isSame(before, after)) continue;
      plan.set(row, field, after);
      if (examples.length < MOST_EXAMPLES) examples.push({ row, field, before, after });
    }
  }
  return { changes: plan.changes, needed: plan.needed, onlySource: plan.onlySource, examples };
}

function changed(before: unknown, change: Change, step: number | undefined): unknown {
  if (change.kind === 'set') return change.value;
  return typeof before === 'number' ? changeNumber(before, change, step) : undefined;
}
