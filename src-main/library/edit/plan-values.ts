import { fieldOf, isRecord } from '../../../src-shared/record.ts';
import type { ValueEdit } from '../../../src-shared/workbench/edit.ts';
import type { Subject } from '../../../src-shared/workbench/set-view.ts';
import { insertCards } from './card-file-change.ts';
import { labelOfValues } from './edit-label.ts';
import {
  type EditableRow,
  type EditableSet,
  type EditPlan,
  inOrder,
  orderAt,
  type RenamedCard,
} from './editable-set.ts';
import { idWithName } from './named-id.ts';
import { ownWith, plainValue } from './own-value.ts';
import { Refusal } from './refusal.ts';
import { idOf, inheritedOf, inheritedValueOf, nameOf, ownValueOf, RowFinder } from './rows.ts';
import { SetChanges } from './set-changes.ts';

/** A row while changes are put into it. */
interface Touched {
  readonly subject: Subject;
  readonly inherited: unknown;
  own: unknown;
}

export function planValues(set: EditableSet, changes: readonly ValueEdit[]): EditPlan {
  const files = new SetChanges(set);
  const { rows, keys, renamed, refused } = changeValues(set, changes, files);
  const planned = files.planned();
  if (planned.length === 0 && refused) throw refused;
  return { files: planned, label: labelOfValues(set, changes, rows), keys, renamed };
}

interface ValueChanges {
  readonly rows: RowFinder;
  /** Of the rows that are changed, as they are after it. */
  readonly keys: readonly string[];
  readonly renamed: readonly RenamedCard[];
  /** Why one of the changes was left out. */
  readonly refused: Refusal | undefined;
}

/** Puts changes of values among those that are to happen to the files. */
export function changeValues(set: EditableSet, changes: readonly ValueEdit[], files: SetChanges): ValueChanges {
  const rows = new RowFinder(set);
  const touched = new Map<EditableRow, Touched>();
  let refused: Refusal | undefined;
  for (const { subject, path, value } of changes) {
    const row = rows.row(subject);
    let state = touched.get(row);
    if (state === undefined) {
      state = { subject, inherited: inheritedValueOf(row, subject), own: ownValueOf(row) };
      touched.set(row, state);
    }
    refuseIdentity(row, subject, path);
    const wanted = value === undefined ? undefined : plainValue(value);
    const own = ownWith(state.own, state.inherited, path, wanted);
    if (own === state.own && wanted === undefined) refused ??= notRemoved(row, state.inherited, path);
    state.own = own;
  }
  for (const [row, state] of touched) {
    const { subject, own } = state;
    const id = subject.on === 'card' ? idWithName(set, subject.type, row, own) : undefined;
    if (id !== undefined) state.own = { ...(own as object), id };
    write(set, files, row, state);
  }
  return { rows, keys: [...touched].map(keyAfter), renamed: [...touched].flatMap(renamedCard), refused };
}

/** The id is how an override finds what it changes. */
function refuseIdentity(row: EditableRow, subject: Subject, path: ValueEdit['path']): void {
  if (path.length === 0) throw new Refusal('unknown-place', 'An edit is about a field, not about the whole.');
  if (subject.on === 'manifest' || path[0] !== 'id' || inheritedOf(row) === undefined) return;
  throw new Refusal(
    'inherited-id',
    `${nameOf(row)} is inherited, and its id says what it changes; it cannot be renamed here.`,
  );
}

/** Where a value is to go that is inherited: a version can change what it inherits, not leave it out. */
function notRemoved(row: EditableRow, inherited: unknown, path: ValueEdit['path']): Refusal | undefined {
  let value = inherited;
  for (const step of path) value = Array.isArray(value) ? value[Number(step)] : fieldOf(value, String(step));
  if (value === undefined) return undefined;
  return new Refusal(
    'inherited-field',
    `“${path.join('.')}” of ${nameOf(row)} is inherited and cannot be left out here; change its value instead.`,
  );
}

function write(set: EditableSet, files: SetChanges, row: EditableRow, { subject, own }: Touched): void {
  if (own === ownValueOf(row)) return;
  if (row.isOwn && !isRecord(own)) {
    throw new Refusal(
      'broken-row',
      `${nameOf(row)} is not written as a mapping of fields; mend it in the source first.`,
    );
  }
  if (subject.on === 'card') writeCard(set, files, row, subject.type, own as Record<string, unknown> | undefined);
  else if (row.isOwn) files.setDocument(row.origin.file.name, subject, own);
  else if (subject.on === 'manifest') throw new Refusal('unknown-row', 'This version has no set.yaml; add one first.');
  else files.setDocument(files.modeFileFor(row), subject, { ...identityOf(row), ...(own as object) });
}

function writeCard(
  set: EditableSet,
  files: SetChanges,
  row: EditableRow,
  type: string,
  own: Readonly<Record<string, unknown>> | undefined,
): void {
  if (!row.isOwn) {
    const file = files.fileFor(type, row);
    const value = inOrder({ ...identityOf(row), ...own }, orderAt(set, type, []));
    insertCards(files.cardFile(file, type), files.countIn(file) - 1, [{ value }]);
    return;
  }
  const change = files.cardFile(row.origin.file.name, type);
  const place = files.placeOf(row);
  const isEmptied = inheritedOf(row) !== undefined && Object.keys(own ?? {}).every((key) => key === 'id');
  if (isEmptied) change.deleted.add(place);
  else change.rewritten.set(place, own);
}

function identityOf(row: EditableRow): { readonly id: string } {
  const id = idOf(row);
  if (id !== undefined) return { id };
  throw new Refusal(
    'no-id',
    `${nameOf(row)} is inherited without an id, so it cannot be changed here; give it one where it is written.`,
  );
}

function renamedCard([row, { subject, own }]: readonly [EditableRow, Touched]): RenamedCard[] {
  const [from, to] = [idOf(row), fieldOf(own, 'id')];
  const isRenamed = subject.on === 'card' && row.key === from && typeof to === 'string' && to !== from;
  return isRenamed ? [{ type: subject.type, from: row.key, to }] : [];
}

function keyAfter([row, { subject, own }]: readonly [EditableRow, Touched]): string {
  const id = subject.on === 'manifest' ? undefined : fieldOf(own, 'id');
  return typeof id === 'string' && row.key === idOf(row) ? id : row.key;
}
