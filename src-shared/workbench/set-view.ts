import type { Diagnostic } from '../diagnostic.ts';

export type ValuePath = readonly (string | number)[];

/** A thing of a set that has fields. `key` names a row of the view it came with. */
export type Subject =
  | { readonly on: 'manifest' }
  | { readonly on: 'mode'; readonly key: string }
  | { readonly on: 'card'; readonly type: string; readonly key: string };

/** A diagnostic whose file is named from the workspace's folder, with the value it is about where there is one. */
export interface WorkbenchDiagnostic extends Diagnostic {
  readonly subject?: Subject;
  /** From the subject to the value. */
  readonly path?: ValuePath;
}

/** Whether this version wrote the thing, changed what it inherits, or only inherits it. */
export type RowOrigin = 'own' | 'changed' | 'inherited';

/** A card, mode or manifest of a set with all that it inherits. Wrong values are here as they were written. */
export interface Row {
  /** Its id where that is there and unique, else its place. */
  readonly key: string;
  readonly value: { readonly [field: string]: unknown };
  readonly origin: RowOrigin;
  /** The file that says most about it: the set's own one, or where it is inherited from. Named from the workspace. */
  readonly file: string;
  /** Top-level fields that this version itself writes; only where the origin is `changed`. */
  readonly ownFields?: readonly string[];
}

export interface HistoryView {
  /** What undo and redo would take back, in words: `Cost of Rosa Nox`. */
  readonly undo?: string;
  readonly redo?: string;
}

/** A what-if of a set, as it is edited now. */
export interface WhatIfView {
  readonly file: string;
  /** `cheaper-big-clubs` */
  readonly name: string;
  /** How many values of the set it makes others; 0 while something is wrong with it or with the set. */
  readonly values: number;
  /** What is wrong with it on its own. */
  readonly diagnostics: readonly WorkbenchDiagnostic[];
}

/** All that the views show of one set. */
export interface SetView {
  /** The folder of the set from the workspace's folder: `dark-promoters/v0.3`. Names the set everywhere. */
  readonly path: string;
  /** Counts the changes of the view. */
  readonly revision: number;
  /** The id of its game, where it is a known one. */
  readonly game?: string;
  readonly manifest?: Row;
  readonly modes: readonly Row[];
  readonly cards: { readonly [type: string]: readonly Row[] };
  /** The files that this version itself holds, from the workspace's folder, manifest first. */
  readonly files: readonly string[];
  /** Sorted by their files. */
  readonly whatIfs: readonly WhatIfView[];
  readonly diagnostics: readonly WorkbenchDiagnostic[];
  readonly history: HistoryView;
  readonly checksum: string;
}

/** Replaces `deleted` rows from `start` on. Splices of one list are in order, their places those of the list so far. */
export interface RowSplice {
  readonly start: number;
  readonly deleted: number;
  readonly rows: readonly Row[];
}

/** What a change made of a set's view. Fields that are left out are as they were. */
export interface SetDelta {
  readonly path: string;
  readonly from: number;
  readonly revision: number;
  readonly game?: string;
  readonly manifest?: Row;
  readonly modes?: readonly RowSplice[];
  readonly cards?: { readonly [type: string]: readonly RowSplice[] };
  readonly files?: readonly string[];
  readonly whatIfs?: readonly WhatIfView[];
  readonly diagnostics?: readonly WorkbenchDiagnostic[];
  readonly history?: HistoryView;
  readonly checksum?: string;
}
