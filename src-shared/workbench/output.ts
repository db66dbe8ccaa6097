import type { Diagnostic } from '../diagnostic.ts';
import type { ExportFormatInfo } from '../export-format.ts';
import type { ProofSettings, ProofSummary } from '../proof.ts';
import type { ChangedItem, WholeItem } from '../set-diff.ts';
import type { VersionRef } from './api.ts';

/** How far the work is that a window has asked for. Only one thing at a time is made for a window. */
export interface OutputState {
  /** The window. */
  readonly client: string;
  readonly isRunning: boolean;
  readonly done: number;
  readonly of: number;
  /** What is counted: `faces`, `pages`, `files`. */
  readonly what: string;
}

/** Where the files of an output are now. */
export interface WrittenOutput {
  readonly folder: string;
  /** Whole paths, in the order of the output. */
  readonly files: readonly string[];
}

/** Where an output goes. Files that are there already are only replaced when that was asked for. */
export interface OutputPlace {
  /** A whole path; folders that are missing are made. */
  readonly folder: string;
  readonly overwrite: boolean;
}

/** A proof as it would be printed now. */
export interface ProofPlan {
  readonly summary: ProofSummary;
  /** What the PDF will be called. */
  readonly file: string;
  /** Whether something in it is not saved yet. */
  readonly hasUnsaved: boolean;
  /** When the set was printed last, in milliseconds since 1970. */
  readonly lastProof?: number;
}

export interface ProofPage {
  readonly svg: string;
  /** Of the set that it was drawn of, which may have changed since the page was asked for. */
  readonly checksum: string;
}

export interface ExportChoices {
  readonly formats: readonly ExportChoice[];
  /** Whose wishes pictures can follow. */
  readonly profiles: readonly { readonly id: string; readonly label: string }[];
  /** Whether something in it is not saved yet. */
  readonly hasUnsaved: boolean;
}

export interface ExportChoice extends ExportFormatInfo {
  /** Why it cannot be had of this set as it is, and what to do. */
  readonly refusal?: string;
}

export interface ExportRequest {
  readonly set: string;
  readonly format: string;
  /** Card types and modes; all of them without. */
  readonly types?: readonly string[];
  readonly modes?: readonly string[];
  /** What is compared with, in place of the version that the set extends. */
  readonly since?: VersionRef;
  readonly profile?: string;
  /** Where pictures will be found. */
  readonly baseUrl?: string;
}

/** What is looked at before it leaves the program. */
export type PreflightSubject =
  | { readonly kind: 'proof'; readonly settings: ProofSettings }
  | { readonly kind: 'export'; readonly request: Omit<ExportRequest, 'set'> };

/** An edited table of an export. */
export interface CsvTable {
  readonly name: string;
  readonly text: string;
  /** The card type that it is about, where its name does not say so. */
  readonly type?: string;
}

/** What an edited table would make of a set. */
export interface CsvPlan {
  /** The card type; without one, nothing is known of the table yet. */
  readonly type?: string;
  readonly changed: readonly ChangedItem[];
  readonly added: readonly WholeItem[];
  /** What is wrong with the table, at its lines and columns; with an error nothing is taken over. */
  readonly diagnostics: readonly Diagnostic[];
}
