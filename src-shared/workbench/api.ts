import type { Preflight } from '../preflight.ts';
import type { ProofSettings } from '../proof.ts';
import type { SetDiff } from '../set-diff.ts';
import type {
  CommandRequest,
  PlayCommand,
  PlayOptions,
  PlayProgress,
  PlayRequest,
  PlayStart,
  TableList,
  TableRequest,
  TablesRequest,
  ToldTable,
} from '../what-if/play.ts';
import type { EditOutcome, FileEdits, SetEdit, TextEdit } from './edit.ts';
import type { FaceAnswers, FacesRequest } from './face-view.ts';
import type {
  CsvPlan,
  CsvTable,
  ExportChoices,
  ExportRequest,
  OutputPlace,
  OutputState,
  PreflightSubject,
  ProofPage,
  ProofPlan,
  WrittenOutput,
} from './output.ts';
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
  chooseFolder(call: { readonly purpose: FolderPurpose }): Answer<{ readonly path?: string }>;
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

  /** Cards as they look when printed, of the set as it is edited now, right or wrong. */
  faces(call: FacesRequest): Answer<FaceAnswers>;

  compare(call: { readonly before: VersionRef; readonly after: VersionRef }): Answer<SetDiff>;

  /** A what-if of this name in the set's folder for them, with a line on how to write one. The file is there once it is saved. */
  createWhatIf(call: { readonly set: string; readonly name: string }): Answer<{ readonly file: string }>;
  renameWhatIf(call: { readonly file: string; readonly name: string }): Answer<{ readonly file: string }>;
  deleteWhatIf(call: { readonly file: string }): Answer<Nothing>;
  /** Writes what these what-ifs change into the set, in order, as one step of its history. Answers how many values that were. */
  applyWhatIf(call: { readonly set: string; readonly files: readonly string[] }): Answer<{ readonly values: number }>;

  /** What can be chosen for the tables of a set. */
  playOptions(call: { readonly set: string }): Answer<PlayOptions>;
  /** Plays a comparison for this window, instead of the one before; `play-progress` tells how it goes. A known result comes at once. */
  play(call: PlayRequest): Answer<PlayStart>;
  /** Stops what is played for this window; what is known of it stays. */
  stopPlay(call: Nothing): Answer<Nothing>;
  /** How the command line plays a comparison: a call for each side that is not the set as it is, or one for the set alone. */
  playCommand(call: CommandRequest): Answer<PlayCommand>;
  /** The tables behind a bar, a band or a cell. Refused as `play/forgotten` when the result is not kept any more. */
  tablesBehind(call: TablesRequest): Answer<TableList>;
  /** One table of a result, step by step. */
  tellTable(call: TableRequest): Answer<ToldTable>;

  /** What would be printed of the set as it is edited now. Refused as `output/invalid` while the set has errors. */
  planProof(call: { readonly set: string; readonly settings: ProofSettings }): Answer<ProofPlan>;
  /** A page of that, counted from 0: the very drawing that is printed. */
  proofPage(call: { readonly set: string; readonly settings: ProofSettings; readonly page: number }): Answer<ProofPage>;
  /** Writes the PDF and remembers what was printed. Refused as `output/exists` when that would replace a file unasked. */
  writeProof(call: OutputPlace & { readonly set: string; readonly settings: ProofSettings }): Answer<WrittenOutput>;
  /** Writes the sheet that shows how far back sides are off. */
  writeCalibration(call: OutputPlace & { readonly settings: ProofSettings }): Answer<WrittenOutput>;
  exportChoices(call: { readonly set: string }): Answer<ExportChoices>;
  /** What to know before something leaves the program: texts that do not fit, missing characters … The latest question counts. */
  preflight(call: { readonly set: string; readonly what: PreflightSubject }): Answer<Preflight>;
  writeExport(call: OutputPlace & ExportRequest): Answer<WrittenOutput>;
  /** Stops what is made or written for this window. */
  stopOutput(call: Nothing): Answer<Nothing>;
  /** What an edited table of an export would change in the set. */
  planCsv(call: { readonly set: string; readonly table: CsvTable }): Answer<CsvPlan>;
  /** Does it, as one step of the set's history; refused as `csv/has-errors` while something is wrong with the table. */
  importCsv(call: { readonly set: string; readonly table: CsvTable }): Answer<EditOutcome>;
  /** Shows a file that was written in the system's own window for files; only where `hello` says that it can. */
  showInFolder(call: { readonly path: string }): Answer<Nothing>;

  /** The answer to `hand-over`. */
  handedOver(call: { readonly request: number }): Answer<Nothing>;

  /** Keeps settings of the window (theme, panels, columns …) from run to run; names with `null` are forgotten. */
  changeSettings(call: { readonly settings: Settings }): Answer<Settings>;
}

export type Answer<T> = Promise<Result<T>>;
/** Open one with sets, copy the samples into one, write something into one. */
export type FolderPurpose = 'open' | 'copy' | 'output';
export type Nothing = Readonly<Record<string, never>>;
export type MethodName = keyof WorkbenchApi;

export interface Hello {
  /** Names this window in events. */
  readonly client: string;
  readonly host: 'desktop' | 'browser';
  /** Of the program. */
  readonly version: string;
  readonly hasNativeDialogs: boolean;
  readonly canShowInFolder: boolean;
  readonly platform: string;
  /** Folders of workspaces, the latest first. */
  readonly recent: readonly string[];
  readonly settings: Settings;
  readonly workspace?: WorkspaceView;
  /** Sets and files named on the command line, from the workspace's folder. */
  readonly opened?: readonly { readonly set: string; readonly file?: string }[];
  /** As `open-wanted`, where no window has opened it yet. */
  readonly wanted?: string;
  /** Why the workspace of last time is not the one that is open. */
  readonly instead?: string;
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
  /** A folder, set or file outside of the workspace that a later start or the system's menu names: the window asks, then opens it. */
  'open-wanted': { readonly path: string };
  /** The window is to be closed: it hands over what is being typed, and then calls `handedOver`. */
  'hand-over': { readonly request: number };
  'play-progress': PlayProgress;
  /** For the window that it names. */
  'output-progress': OutputState;
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
