import type { VersionRef } from './api.ts';
import type { Subject, ValuePath } from './set-view.ts';

/** Replaces the text from `start` to `end` (UTF-16 units, `end` exclusive). */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits of one file, in order and apart from each other, all in offsets of the text before them. */
export interface FileEdits {
  readonly file: string;
  /** The revision of the file that the offsets are about. */
  readonly revision: number;
  readonly edits: readonly TextEdit[];
}

/** A value to write. Without `value` the field is taken out; one that equals what is inherited is no longer written. */
export interface ValueEdit {
  readonly subject: Subject;
  readonly path: ValuePath;
  readonly value?: unknown;
}

/** What is to be as it is in another version: the values at some paths, or without them the whole card or mode. */
export interface RevertedThing {
  readonly subject: Subject;
  readonly paths?: readonly ValuePath[];
}

/** What can be done to a set. Each becomes the smallest edits of its files, and one step of its history. */
export type SetEdit =
  | { readonly kind: 'values'; readonly changes: readonly ValueEdit[] }
  /** Behind the row `after`, or at the end. Cards without an id, or with a taken one, get one of their own. */
  | {
      readonly kind: 'add-cards';
      readonly type: string;
      readonly after?: string;
      readonly cards: readonly { readonly [field: string]: unknown }[];
    }
  /** Each copy stands behind its original, comments and formatting included. */
  | { readonly kind: 'duplicate-cards'; readonly type: string; readonly keys: readonly string[] }
  | { readonly kind: 'delete-cards'; readonly type: string; readonly keys: readonly string[] }
  /** Values of cards that are there, and cards of the rows beyond the last one, behind all others. */
  | {
      readonly kind: 'paste-cards';
      readonly type: string;
      readonly changes: readonly ValueEdit[];
      readonly cards: readonly { readonly [field: string]: unknown }[];
    }
  /** Before the row `before`, or to the end. */
  | { readonly kind: 'move-cards'; readonly type: string; readonly keys: readonly string[]; readonly before?: string }
  /** As they are in the version `to`: what that does not have goes, what this one does not have comes back as it is written there. */
  | { readonly kind: 'revert'; readonly to: VersionRef; readonly things: readonly RevertedThing[] }
  /** As a quick fix or the formatter asks. */
  | { readonly kind: 'text'; readonly files: readonly FileEdits[] };

export interface EditOutcome {
  /** The keys of the rows that the edit is about, as they are now. */
  readonly keys: readonly string[];
}
