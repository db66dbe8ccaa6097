import type { SteppedLog } from '../../src-engine/log.ts';
import type { Picture } from '../../src-engine/statistics/picture.ts';
import type { WorkbenchDiagnostic } from '../workbench/set-view.ts';

/** All that is drawn of a table is kept while it is watched: about 200 MB for a comparison of this size. */
export const MOST_PLAYED_TABLES = 100_000;

/** What a setting may be for a set. */
export interface PlayOptions {
  readonly modes: readonly { readonly id: string; readonly name: string }[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
}

/** With fewer, the intervals of the outer quantiles would miss more often than they say. */
export const FEWEST_PLAYED_TABLES = 100;

/** How tables are played. Part of every result and of its link. */
export interface PlaySetting {
  readonly mode: string;
  readonly seats: number;
  /** Ids, one a seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** How many tables at the most. */
  readonly tables: number;
  /**
   * Play stops earlier when every headline measure, or with a change its difference, is known to within so many percent of its mean
   * or spread, whichever is larger; 0 plays all tables.
   */
  readonly precision: number;
}

/** Two sides of a comparison: the set with these what-ifs, each a file of the workspace, in the order in which they are applied. */
export interface PlayRequest {
  readonly set: string;
  /** The baseline; empty for the set as it is. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly setting: PlaySetting;
}

export interface PlayStart {
  /** Names the result by all that it depends on: the same key is the same result. Missing where something is wrong. */
  readonly key?: string;
  /** Of the set that it is played of, without what-ifs. */
  readonly checksum?: string;
  /** What is wrong with the set or the what-ifs: nothing is played. */
  readonly diagnostics: readonly WorkbenchDiagnostic[];
  /** What is known of the result already. */
  readonly progress?: PlayProgress;
}

/** A result on screen, and what it was asked for with. */
export interface CommandRequest extends PlayRequest {
  readonly key: string;
  /** As many as are on screen: it may have ended early. */
  readonly tables: number;
}

export interface PlayCommand {
  /** Calls of the command line, one a line. */
  readonly command: string;
  /** Files with unsaved work that it would read as they are on disk. */
  readonly unsaved: readonly string[];
  /** The set or a what-if was changed since the result was played: what the command gives is another one, or it is refused. */
  readonly changed: boolean;
}

/** How a comparison goes. As an event it has the pictures only when they are new. */
export interface PlayProgress {
  readonly key: string;
  /** Tables played on each side, and how many there will be at the most. */
  readonly tables: number;
  readonly of: number;
  readonly tablesPerSecond: number;
  readonly secondsLeft: number;
  readonly state: 'playing' | 'done' | 'cancelled' | 'failed';
  /** Why it failed, for people. */
  readonly trouble?: string;
  /** At each planned look. */
  readonly picture?: Picture;
  /** The other modes of the set, played when the first one is done. */
  readonly modes?: readonly ModePicture[];
  /** Those of them that could not be played. */
  readonly missing?: readonly MissingMode[];
}

export interface MissingMode {
  readonly mode: string;
  /** For people. */
  readonly why: string;
}

export interface ModePicture {
  readonly mode: string;
  readonly picture: Picture;
}

export type Side = 'before' | 'after';

/** Which tables of a result are asked for: those where a seat, or the table itself, passes. */
export type TableFilter =
  | { readonly by: 'all' }
  /** All tables of another mode of the set. */
  | { readonly by: 'mode'; readonly mode: string }
  /** A bar of a histogram; the seats are named. */
  | { readonly by: 'measure'; readonly measure: string; readonly from: number; readonly to: number }
  /** A group of a breakdown: `seat` or a trait, and its key; or any count from the key on. */
  | { readonly by: 'group'; readonly breakdown: string; readonly key: number; readonly orMore?: boolean }
  /** The value of the course at a stop. */
  | { readonly by: 'course'; readonly stop: number; readonly from: number; readonly to: number }
  /** A part of the account is not zero. */
  | { readonly by: 'part'; readonly part: string }
  | { readonly by: 'rule'; readonly rule: string; readonly fired: boolean };

export interface TableRequest {
  readonly key: string;
  /** The set, and its what-ifs on this side, as whoever asks knows them: the same result may have been asked for with other files. */
  readonly set: string;
  readonly whatIfs: readonly string[];
  readonly side: Side;
  /** Of which the table is, where it is not the mode that was chosen. */
  readonly mode?: string;
  readonly table: number;
}

export interface TablesRequest {
  readonly key: string;
  readonly side: Side;
  readonly filter: TableFilter;
  readonly offset: number;
  readonly limit: number;
}

export interface TableList {
  /** How many rows pass in all. */
  readonly total: number;
  readonly rows: readonly TableRow[];
}

/** A seat of a table, as it ended. */
export interface TableRow {
  /** Counted from 0. */
  readonly table: number;
  /** From 1. */
  readonly seat: number;
  readonly place: number;
  /** In the order of `Game.measures`. */
  readonly measures: readonly number[];
}

/** With the command that tells the same table, as things are when it is asked for. */
export interface ToldTable extends SteppedLog, PlayCommand {
  readonly seed: number;
  readonly table: number;
}
