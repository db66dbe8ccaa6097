import { fieldOf } from '../../../src-shared/record.ts';
import type { RevertedThing, ValueEdit } from '../../../src-shared/workbench/edit.ts';
import type { Subject, ValuePath } from '../../../src-shared/workbench/set-view.ts';
import { labelOfRevert } from './edit-label.ts';
import type { EditableRow, EditableSet, EditPlan, PlannedRevert } from './editable-set.ts';
import { deleteCards } from './plan-deleted-cards.ts';
import { changeValues } from './plan-values.ts';
import { Refusal } from './refusal.ts';
import { RestoredCards } from './restored-cards.ts';
import { inheritedOf, nameOf, RowFinder } from './rows.ts';
import { SetChanges } from './set-changes.ts';

/** Makes things what they are in another version: values go back, what is new goes, what is gone comes back to its place. */
export function planRevert(set: EditableSet, { things, to, isSameSet }: PlannedRevert): EditPlan {
  const files = new SetChanges(set);
  const now = new RowFinder(set);
  const then = new RowFinder(to);
  const changes = things.flatMap((thing) => changesOf(thing, then));
  const whole = things.flatMap(({ subject, paths }) => (paths ? [] : [subject]));
  const gone = whole.filter((subject) => now.has(subject) && !then.has(subject));
  const back = whole.filter((subject) => !now.has(subject) && then.has(subject));
  const touched = changes.length === 0 ? [] : changeValues(set, changes, files).keys;
  takeOut(set, files, now, gone);
  const restored = new RestoredCards(set, to, files, isSameSet);
  for (const subject of back) {
    if (subject.on === 'mode') putModeBack(files, subject, then.row(subject));
    else if (subject.on === 'card') restored.add(subject.type, then.row(subject));
  }
  const keys = restored.putBack();
  const names = [...whole, ...changes.map(({ subject }) => subject)].map((subject) =>
    subject.on === 'manifest' ? 'the set' : nameOf((now.has(subject) ? now : then).row(subject)),
  );
  return { files: files.planned(), label: labelOfRevert(names), keys: [...touched, ...keys] };
}

function changesOf({ subject, paths = [] }: RevertedThing, then: RowFinder): ValueEdit[] {
  const value = paths.length > 0 ? then.row(subject).value : undefined;
  return paths.map((path) => {
    const before = valueAt(value, path);
    return { subject, path, ...(before !== undefined && { value: before }) };
  });
}

const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce((inside, step) => (Array.isArray(inside) ? inside[Number(step)] : fieldOf(inside, String(step))), value);

function takeOut(set: EditableSet, files: SetChanges, now: RowFinder, gone: readonly Subject[]): void {
  const cards = gone.filter((subject) => subject.on === 'card');
  for (const type of new Set(cards.map((card) => card.type))) {
    const keys = cards.filter((card) => card.type === type).map(({ key }) => key);
    deleteCards(set, type, keys, files);
  }
  for (const subject of gone.filter(({ on }) => on === 'mode')) {
    const row = now.row(subject);
    if (inheritedOf(row) !== undefined) {
      throw new Refusal('inherited-mode', `${nameOf(row)} is inherited; a version cannot leave out a mode.`);
    }
    files.removeFile(row.origin.file.name);
  }
}

/** A mode is a file: as it was written where that says all of it, else in full. */
function putModeBack(files: SetChanges, subject: Subject, row: EditableRow): void {
  const file = files.modeFileFor(row);
  if (row.origin.under === undefined) files.createFile(file, row.origin.file.text);
  else files.setDocument(file, subject, row.value);
}
