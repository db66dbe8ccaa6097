import type { GameInfo } from './game-info.ts';

/** A set in the tree. */
export interface SetSummary {
  /** `dark-promoters/v0.3`, from the workspace's folder. */
  readonly path: string;
  /** The folder that holds it and its other versions: `dark-promoters`. */
  readonly group: string;
  readonly version: string;
  readonly game?: string;
  readonly title?: string;
  readonly status?: string;
  /** The path of the set that it extends. */
  readonly base?: string;
  readonly modes: readonly ItemSummary[];
  /** By card type, in the order of the game. */
  readonly cardTypes: readonly (ItemSummary & { readonly count: number })[];
  /** How many what-ifs it has. */
  readonly whatIfs: number;
  readonly errors: number;
  readonly warnings: number;
}

export interface ItemSummary {
  /** The key of a mode, the id of a card type. */
  readonly id: string;
  readonly name: string;
  readonly errors: number;
  readonly warnings: number;
}

export type DiskState =
  | 'same'
  /** Changed on disk while there is unsaved work in it: the user chooses. */
  | 'changed'
  /** No longer on disk; saving writes it anew. */
  | 'deleted';

/** A file that is open in the workspace. */
export interface FileView {
  /** From the workspace's folder. */
  readonly file: string;
  /** The set that it belongs to. */
  readonly set: string;
  readonly revision: number;
  readonly unsaved: boolean;
  readonly disk: DiskState;
  /** Counts what others have put on disk: a new number means that a shown comparison is out of date. */
  readonly seen: number;
  readonly readOnly: boolean;
}

/** Unsaved work that an earlier run left behind. */
export interface RecoveryView {
  readonly files: readonly {
    readonly file: string;
    /** When it was last worked on, in milliseconds since 1970. */
    readonly time: number;
    /** Lines that it adds to and takes from the file as it is on disk now. */
    readonly added: number;
    readonly removed: number;
    /** Whether the file on disk has changed since. */
    readonly changedOnDisk: boolean;
  }[];
  /** What of it cannot be read any more. */
  readonly trouble?: string;
}

export interface WorkspaceView {
  /** The folder, for people. */
  readonly path: string;
  readonly name: string;
  /** The sets that come with the program: nobody's own yet. */
  readonly isSample: boolean;
  readonly games: readonly GameInfo[];
  readonly sets: readonly SetSummary[];
  readonly files: readonly FileView[];
  readonly recovery?: RecoveryView;
  /** What is wrong with the workspace as a whole: it is gone, or nothing can be written. */
  readonly trouble?: string;
  /** Which folders with sets are not opened, why, and what to do. */
  readonly leftOut?: string;
}
