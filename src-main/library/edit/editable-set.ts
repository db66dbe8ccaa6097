import type { RevertedThing, SetEdit, TextEdit, ValueEdit } from '../../../src-shared/workbench/edit.ts';
import type { Field } from '../../../src-shared/workbench/field.ts';
import type { Subject, ValuePath } from '../../../src-shared/workbench/set-view.ts';
import type { Origin } from '../origin.ts';
import type { RemovedId } from '../set-entries.ts';
import type { SourceFile } from '../source-file.ts';

/** A row that an edit can be about: where its merged value was written, own layer first (`Origin.under` is the inherited layer). */
export interface EditableRow {
  readonly key: string;
  readonly value: unknown;
  readonly origin: Origin;
  /** Whether the top layer is written by this version itself. */
  readonly isOwn: boolean;
}

export interface EditableSet {
  readonly manifest?: EditableRow;
  readonly modes: readonly EditableRow[];
  readonly cards: ReadonlyMap<string, readonly EditableRow[]>;
  /** This version's own files, parsed, by name from the set's folder: set.yaml, modes/…, cards/… */
  readonly ownFiles: readonly SourceFile[];
  readonly removed: readonly RemovedId[];
  /** What a card that this version leaves out is like in the one that it extends. */
  readonly removedValue?: (type: string, id: string) => unknown;
  /** Whether the id of a card is in no saved file, and nothing refers to it. */
  readonly isFresh?: (type: string, id: string) => boolean;
  /** The fields of a card in the order of the schema. */
  readonly fieldOrder: (type: string) => readonly string[];
  /** The name for a new file of cards of a type: `acts.yaml`. */
  readonly cardFile?: (type: string) => string;
  /** What the schema says of a field; `of` is a card type, `mode` or `set`. For titles, lengths, and the order of nested fields. */
  readonly field?: (of: string, path: ValuePath) => Field | undefined;
}

export interface PlannedFile {
  /** From the set's folder. */
  readonly file: string;
  readonly edits: readonly TextEdit[];
  /** The whole text, when the file does not exist yet. */
  readonly create?: string;
  /** The file is to go. */
  readonly remove?: true;
}

export interface EditPlan {
  readonly files: readonly PlannedFile[];
  /** What undo shows: `Cost of Rosa Nox`. */
  readonly label: string;
  /** The keys of the rows that the edit is about, as they are after it. */
  readonly keys: readonly string[];
  /** Cards that have another id than before. */
  readonly renamed?: readonly RenamedCard[];
}

export interface RenamedCard {
  readonly type: string;
  readonly from: string;
  readonly to: string;
}

/** Cards from elsewhere: values of those that are there, and new ones behind the others, in one step. */
export interface ImportEdit {
  readonly kind: 'import-cards';
  readonly type: string;
  readonly changes: readonly ValueEdit[];
  readonly cards: readonly { readonly [field: string]: unknown }[];
  /** What undo shows: `Import of acts.csv`. */
  readonly label: string;
}

/** Things are to be as they are in another version, or as they were in this one. */
export interface PlannedRevert {
  readonly kind: 'revert';
  readonly things: readonly RevertedThing[];
  readonly to: EditableSet;
  /** Whether `to` is an earlier state of the very files of the set. */
  readonly isSameSet: boolean;
}

/** What a window asks for, or the program makes of a file from elsewhere. */
export type SemanticEdit = Exclude<SetEdit, { kind: 'text' | 'revert' }> | ImportEdit | PlannedRevert;

/** The name of the schema for a subject. */
export const schemaOf = (subject: Subject): string =>
  subject.on === 'card' ? subject.type : subject.on === 'mode' ? 'mode' : 'set';

/** The order of the fields of a mapping somewhere in a subject. */
export function orderAt(set: EditableSet, of: string, path: ValuePath): readonly string[] {
  const fields = set.field?.(of, path)?.fields?.map(({ key }) => key);
  if (fields) return fields;
  return path.length === 0 && of !== 'mode' && of !== 'set' ? set.fieldOrder(of) : [];
}

/** With the fields in the order of the schema, those that it does not know last. */
export function inOrder(value: Readonly<Record<string, unknown>>, order: readonly string[]): Record<string, unknown> {
  const keys = ['id', ...order, ...Object.keys(value)].filter((key) => Object.hasOwn(value, key));
  return Object.fromEntries([...new Set(keys)].map((key) => [key, value[key]]));
}
