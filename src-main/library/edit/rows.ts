import { fieldOf, isRecord } from '../../../src-shared/record.ts';
import type { Subject } from '../../../src-shared/workbench/set-view.ts';
import type { Origin } from '../origin.ts';
import { mergeValues, NOT_INHERITED } from '../set-inheritance.ts';
import type { EditableRow, EditableSet } from './editable-set.ts';
import { Refusal } from './refusal.ts';

/** Finds rows by key. */
export class RowFinder {
  readonly #set: EditableSet;
  readonly #byKey = new Map<string, ReadonlyMap<string, EditableRow>>();

  constructor(set: EditableSet) {
    this.#set = set;
  }

  row(subject: Subject): EditableRow {
    const row = this.#find(subject);
    if (row) return row;
    if (subject.on === 'manifest') {
      throw new Refusal('unknown-row', 'The set has no readable set.yaml; mend it in the source first.');
    }
    throw new Refusal(
      'unknown-row',
      `There is no ${subject.on} “${subject.key}” any more; it may just have been changed.`,
    );
  }

  #find(subject: Subject): EditableRow | undefined {
    if (subject.on === 'manifest') return this.#set.manifest;
    const rows = subject.on === 'mode' ? this.#set.modes : (this.#set.cards.get(subject.type) ?? []);
    const list = subject.on === 'mode' ? 'mode' : `card ${subject.type}`;
    let byKey = this.#byKey.get(list);
    if (byKey === undefined) {
      byKey = new Map(rows.map((row) => [row.key, row]));
      this.#byKey.set(list, byKey);
    }
    return byKey.get(subject.key);
  }

  has(subject: Subject): boolean {
    return this.#find(subject) !== undefined;
  }

  card(type: string, key: string): EditableRow {
    return this.row({ on: 'card', type, key });
  }
}

/** What the version itself writes for a row. */
export const ownValueOf = ({ isOwn, origin }: EditableRow): unknown => (isOwn ? origin.node.value : undefined);

/** The layer that a row inherits. */
export const inheritedOf = ({ isOwn, origin }: EditableRow): Origin | undefined => (isOwn ? origin.under : origin);

export function inheritedValueOf(row: EditableRow, subject: Subject): unknown {
  const layer = inheritedOf(row);
  const value = layer && mergedValue(layer);
  if (subject.on !== 'manifest' || !isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !NOT_INHERITED.includes(key)));
}

const mergedValue = ({ node, under }: Origin): unknown =>
  under ? mergeValues(mergedValue(under), node.value) : node.value;

export function idOf(row: EditableRow): string | undefined {
  const id = fieldOf(row.value, 'id');
  return typeof id === 'string' ? id : undefined;
}

/** How a row is called in labels and messages. */
export function nameOf({ key, value }: EditableRow): string {
  const name = fieldOf(value, 'name');
  return typeof name === 'string' && name !== '' ? name : key;
}

export const takenIds = (set: EditableSet): string[] =>
  [...set.cards.values()].flat().flatMap((row) => idOf(row) ?? []);
