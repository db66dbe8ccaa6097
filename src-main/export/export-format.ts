import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { ExportFormatInfo } from '../../src-shared/export-format.ts';
import type { Preflight } from '../../src-shared/preflight.ts';
import type { CheckedSet } from '../library/set-check.ts';
import type { OutputFile, OutputWatch } from '../output/output.ts';
import { fileNamePart } from '../output/write-output.ts';

/** A set without errors, as it is to leave the program: from the disk or from buffers that are not saved yet. */
export interface ExportSubject {
  readonly game: Game;
  readonly set: CardSet;
  readonly loaded: CheckedSet;
  /** The version that it extends, with all that it inherits itself; nothing where it extends none, or one with errors. */
  readonly base?: CardSet;
  readonly checksum: string;
}

export interface ExportOptions {
  /** Card types; all of them without. */
  readonly types?: readonly string[];
  /** Ids of modes; all of them without. */
  readonly modes?: readonly string[];
  /** The set that is compared with, in place of the one that it extends. */
  readonly since?: CardSet;
  /** Whose wishes pictures follow: the id of a profile. */
  readonly profile?: string;
  /** `https://…/` or `file:///…/`: where the pictures will be found. */
  readonly baseUrl?: string;
}

/** A way to export, in memory. Who asks for it writes the files. */
export interface ExportFormat extends ExportFormatInfo {
  /** Why it cannot be had of this set, and what to do; undefined where it can. */
  refusal?(subject: ExportSubject, options: ExportOptions): string | undefined;
  /** What to know before the files are used; counts and warnings without. */
  preflight?(subject: ExportSubject, options: ExportOptions, watch: OutputWatch): Promise<Preflight>;
  files(subject: ExportSubject, options: ExportOptions, watch: OutputWatch): Promise<readonly OutputFile[]>;
}

/** `dark-promoters-v0.3`: what names of exported files begin with. */
export const exportName = ({ game, set }: ExportSubject): string => `${game.id}-${fileNamePart(set.manifest.version)}`;

export const textFile = (name: string, text: string): OutputFile => ({ name, bytes: new TextEncoder().encode(text) });
