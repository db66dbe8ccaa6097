import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';

/** The first line of a journal: the folder that its files are named from. */
export interface RootRecord {
  readonly kind: 'root';
  readonly root: string;
}

/** A line of a journal: a file as a whole, what was done to it since, or that it is on disk as it is here. */
export type JournalRecord =
  | {
      readonly kind: 'whole';
      readonly file: string;
      /** The text on disk; null for a file that is not there. */
      readonly base: string | null;
      readonly text: string | null;
      readonly time: number;
    }
  | {
      readonly kind: 'edits';
      readonly file: string;
      readonly edits: readonly TextEdit[];
      readonly exists: boolean;
      readonly time: number;
    }
  | { readonly kind: 'clean'; readonly file: string };

/** A file with unsaved work, as a journal needs to know it. */
export interface Unsaved {
  readonly file: string;
  readonly base: string | undefined;
  readonly text: string | undefined;
}

/**
 * Notes every edit the moment it happens, so that a process that is killed loses nothing. The system keeps what was written even
 * when the process is gone; each line stands for itself, and a torn one is left out.
 */
export class RecoveryJournal {
  readonly path: string;
  readonly #root: string;
  readonly #descriptor: number;
  /** Files whose text the journal knows, up to the last edit. */
  readonly #known = new Set<string>();
  #isEmpty = true;
  #isTorn = false;

  constructor(userFolder: string, root: string) {
    this.#root = root;
    mkdirSync(journalFolder(userFolder), { recursive: true });
    this.path = join(journalFolder(userFolder), `${journalName(root)}.${ownProcess()}.${Date.now()}.jsonl`);
    this.#descriptor = openSync(this.path, 'a', 0o600);
  }

  /** `unsaved` is the file after the edits. What the journal does not know yet, it takes down as a whole. */
  note(unsaved: Unsaved, edits: readonly TextEdit[]): void {
    const { file, text } = unsaved;
    if (!this.#known.has(file)) this.begin(unsaved);
    else this.#write({ kind: 'edits', file, edits, exists: text !== undefined, time: Date.now() });
  }

  /** Takes a file down anew: at the beginning, and when the disk holds another text than before. */
  begin({ file, base, text }: Unsaved): void {
    this.#write({ kind: 'whole', file, base: base ?? null, text: text ?? null, time: Date.now() });
    this.#known.add(file);
  }

  /** The file is on disk as it is here. */
  clean(file: string): void {
    if (!this.#known.has(file)) return;
    this.#write({ kind: 'clean', file });
    this.#known.delete(file);
    if (this.#known.size > 0) return;
    ftruncateSync(this.#descriptor, 0);
    this.#isEmpty = true;
  }

  isNoted(file: string): boolean {
    return this.#known.has(file);
  }

  close(): void {
    closeSync(this.#descriptor);
    if (this.#known.size === 0) rmSync(this.path, { force: true });
  }

  #write(record: JournalRecord): void {
    const root = this.#isEmpty ? lineOf({ kind: 'root', root: this.#root }) : '';
    const bytes = Buffer.from(`${this.#isTorn ? '\n' : ''}${root}${lineOf(record)}`);
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(this.#descriptor, bytes, written);
      this.#isTorn = false;
      this.#isEmpty = false;
    } catch (error) {
      // What follows would stand on something that is not there: the file is taken down anew next time.
      this.#isTorn = true;
      this.#known.delete(record.file);
      throw error;
    }
  }
}

export const lineOf = (record: RootRecord | JournalRecord): string => `${JSON.stringify(record)}\n`;

export const journalFolder = (userFolder: string): string => join(userFolder, 'recovery');

export const journalName = (root: string): string => createHash('sha256').update(root).digest('hex').slice(0, 24);

/** Numbers of processes come again, their moments of birth do not. */
export const ownProcess = (): string => `${process.pid}-${birthOf(process.pid)}`;

/** When a process was started, in ticks; 0 where the system does not tell. */
export function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}
