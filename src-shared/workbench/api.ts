import type { SetDiff } from '../set-diff.ts';
import type { EditOutcome, FileEdits, SetEdit, TextEdit } from './edit.ts';
import type { Problem, Result } from './result.ts';
import type { SetDelta, SetView, Subject, ValuePath } from './set-view.ts';
import type { FileView, WorkspaceView } from './workspace-view.ts';

/**
 * The whole contract between the window and the program behind it. Electron's bridge and the browser's socket carry the same calls.
 * Every method takes one object of plain values, checked by `argument-schemas.ts`, and answers with a Result.
 */
export interface WorkbenchApi {
  hello(call: Nothing): Answer<Hello>;

  /** Opens a folder with card sets for all windows. */
  openWorkspace(call: { readonly path: string }): Answer<WorkspaceView>;
  /** Asks for a folder with the system's own dialog; only where `hello` says that there is one. Nothing when it was closed. */
  chooseFolder(call: { readonly purpose: 'open' | 'copy' }): Answer<{ readonly path?: string }>;
  /** The folders in a folder, for hosts without a dialog of their own; without a path those of the home folder. */
  browseFolders(call: { readonly path?: string }): Answer<FolderListing>;
  /** Copies the sample sets into a new or empty folder and opens it. */
  copySamples(call: { readonly to: string }): Answer<WorkspaceView>;
  /** A new version beside a set that extends it and holds nothing yet. */
  createVersion(call: { readonly base: string; readonly version: string }): Answer<{ readonly set: string }>;

  openSet(call: { readonly set: string }): Answer<SetView>;
  edit(call: { readonly set: string; readonly edit: SetEdit }): Answer<EditOutcome>;
  undo(call: { readonly set: string }): Answer<HistoryMove>;
  redo(call: { readonly set: string }): Answer<HistoryMove>;

  readFile(call: { readonly file: string }): Answer<FileText>;
  /** Typing in the source. Edits of an older revision are moved along with what has happened since, or refused as `file/outdated`. */
  typeText(call: FileEdits): Answer<{ readonly revision: number }>;
  /** Where a value is written, or the nearest thing around it. */
  locate(call: { readonly set: string; readonly subject: Subject; readonly path: ValuePath }): Answer<TextPlace>;
  /** Where the id at an offset is defined. */
  definitions(call: { readonly file: string; readonly offset: number }): Answer<readonly TextPlace[]>;
  /** Quick fixes of all that is wrong in a file. */
  fixes(call: { readonly file: string }): Answer<readonly QuickFix[]>;
  /** The JSON Schema of a file with what the set adds to it: its modes, its classes, and what it may leave out. */
  sourceSchema(call: { readonly file: string }): Answer<SourceSchema>;

  /** Of the files named, of a set, or of all: those that are unsaved when the call arrives. */
  save(call: { readonly files?: readonly string[]; readonly set?: string }): Answer<SaveOutcome>;
  /** The text of a file on disk, none when it is gone; `seen` names this state of the disk. */
  diskText(call: { readonly file: string }): Answer<{ readonly text?: string; readonly seen: number }>;
  /**
   * Ends a conflict: with `mine` the next save overwrites the disk, with `disk` the file is read anew (undo brings mine back).
   * Refused as `file/changed-again` when the disk no longer holds what was seen.
   */
  resolveConflict(call: {
    readonly file: string;
    readonly keep: 'mine' | 'disk';
    readonly seen: number;
  }): Answer<Nothing>;
  /** Takes over the unsaved work of an earlier run, or throws it away. */
  recover(call: { readonly take: boolean }): Answer<WorkspaceView>;

  compare(call: { readonly before: VersionRef; readonly after: VersionRef }): Answer<SetDiff>;

  /** Keeps settings of the window (theme, panels, columns …) from run to run; names with `null` are forgotten. */
  changeSettings(call: { readonly settings: Settings }): Answer<Settings>;
}

export type Answer<T> = Promise<Result<T>>;
export type Nothing = Readonly<Record<string, never>>;
export type MethodName = keyof WorkbenchApi;

export interface Hello {
  /** Names this window in events. */
  readonly client: string;
  readonly host: 'desktop' | 'browser';
  /** Of the program. */
  readonly version: string;
  readonly hasNativeDialogs: boolean;
  readonly platform: string;
  /** Folders of workspaces, the latest first. */
  readonly recent: readonly string[];
  readonly settings: Settings;
  readonly workspace?: WorkspaceView;
  /** A set or file named on the command line, from the workspace's folder. */
  readonly opened?: { readonly set: string; readonly file?: string };
}

export type Settings = { readonly [name: string]: unknown };

export interface FolderListing {
  readonly path: string;
  readonly parent?: string;
  readonly folders: readonly { readonly name: string; readonly path: string; readonly hasSets: boolean }[];
}

export interface FileText {
  readonly text: string;
  readonly revision: number;
  readonly set: string;
}

export interface TextPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface QuickFix {
  /** The diagnostic that it mends. */
  readonly line: number;
  readonly column: number;
  readonly code: string;
  /** Several things of one kind can be missing at one place; only the words tell them apart. */
  readonly message: string;
  /** `Change to “cost”` */
  readonly title: string;
  readonly edits: FileEdits;
}

export interface SourceSchema {
  readonly uri: string;
  /** With all references inside. */
  readonly schema: { readonly [keyword: string]: unknown };
}

export interface SaveOutcome {
  readonly saved: readonly string[];
  readonly failed: readonly { readonly file: string; readonly problem: Problem }[];
}

export interface HistoryMove {
  /** What was taken back or done again, and where; nothing when there was nothing to do. */
  readonly label?: string;
  readonly files: readonly string[];
}

export interface VersionRef {
  readonly set: string;
  readonly as: 'edited' | 'saved';
}

/** What the program tells all its windows. */
export interface WorkbenchEvents {
  'workspace-changed': WorkspaceView;
  /** Counts and marks of one set in the tree. */
  'set-changed': SetDelta;
  'file-changed': FileChange;
  /** Something to read, not to answer. */
  notice: Notice;
  /** A command chosen in the system's menu. */
  command: { readonly id: string };
  /** A set or file named by a later start of the program. */
  open: { readonly set: string; readonly file?: string };
  'recent-changed': { readonly recent: readonly string[] };
}

export type EventName = keyof WorkbenchEvents;

export interface Notice {
  readonly severity: 'info' | 'warning' | 'error';
  readonly message: string;
}

/** New text or a new state of a file. */
export interface FileChange {
  readonly file: FileView;
  /** The window that typed it; edits of others, of the grid and of undo have none or another. */
  readonly client?: string;
  /** From the revision before; empty when only the state has changed. */
  readonly edits: readonly TextEdit[];
}
