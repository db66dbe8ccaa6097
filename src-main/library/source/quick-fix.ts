import type { Diagnostic } from '../../../src-shared/diagnostic.ts';
import type { TextEdit } from '../../../src-shared/workbench/edit.ts';
import type { FieldSchema } from '../schema-field.ts';
import type { Schemas } from '../schemas.ts';
import type { SourceFile } from '../source-file.ts';
import type { FoundNode } from './node-at.ts';
import { type SourceSet, type SourceSubject, subjectAt } from './source-set.ts';

/** A way to mend something. */
export interface Fix {
  /** `Change to “cost”` */
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** What is wrong, where, and in what. */
export interface Fault {
  readonly diagnostic: Diagnostic;
  readonly file: SourceFile;
  readonly set: SourceSet;
  readonly schemas: Schemas;
  /** Where the diagnostic begins. */
  readonly offset: number;
  readonly end: number;
}

/** A fault in a file that could be read, with the thing that it is at. */
export interface FaultInValue extends Fault {
  readonly found: FoundNode;
  readonly subject?: SourceSubject;
}

/** What the schema says of a value of the subject that a fault is in. */
export const fieldOf = ({ schemas, subject }: FaultInValue, path = subject?.path): FieldSchema =>
  subject === undefined || path === undefined || !schemas.has(subject.schema)
    ? {}
    : schemas.field(subject.schema, path, subject.value);

/** Of alternatives that a constant tells apart, the one that the value has chosen. */
export function branchOf(field: FieldSchema, value: { readonly [key: string]: unknown }): FieldSchema {
  const fits = (branch: FieldSchema) =>
    Object.entries(branch.properties ?? {}).every(
      ([key, property]) => !('const' in property) || value[key] === property.const,
    );
  return field.oneOf?.find(fits) ?? field;
}

export const subjectOf = ({ set, file }: Fault, found: FoundNode): SourceSubject | undefined =>
  subjectAt(set, file, found.path);

export const replaced = (title: string, span: { start: number; end: number }, text: string): Fix => ({
  title,
  edits: [{ start: span.start, end: span.end, text }],
});
