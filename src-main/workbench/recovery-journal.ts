import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import { type JournalRecord, written } from './journal-record.ts';

/** A file with unsaved work, as a journal needs to know it. */
export interface Unsaved {
  readonly file: string;
  readonly base: string | undefined;
  readonly text: string | undefined;
}

/**
 * Notes every edit the moment it happens, so that a process that is killed loses nothing. The system keeps what was written even
 * when the process is gone; a torn line is left out.
 */
export class RecoveryJournal {
  readonly path: string;
  readonly #root: string;
  readonly #descriptor: number;
  /** Files whose text the journal knows, up to the last edit, with the check of their last line. */
  readonly #known = new Map<string, string>();
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
    const root = this.#isEmpty ? written({ kind: 'root', root: this.#root }).line : '';
    const { line, check } = written(record, record.kind === 'edits' ? this.#known.get(record.file) : '');
    const bytes = Buffer.from(`${this.#isTorn ? '\n' : ''}${root}${line}`);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#descriptor, bytes, done);
      this.#known.set(record.file, check);
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

export const journalFolder = (userFolder: string): string => join(userFolder, 'recovery');

export const journalName = (root: string): string => createHash('sha256').update(root).digest('hex').slice(0, 24);

/** Numbers of processes come again, their moments of birth do not. */
export const ownProcess = (): string => `${process.pid}-${birthOf(process.pid)}`;

/** When a process was started, in ticks; 0 where the system does not tell. */
export const birthOf = (pid: number): string => statOf(pid)[19] ?? '0';

/** Whether a process has ended and still has its number, as nobody has asked yet how it ended. */
export const isDefunct = (pid: number): boolean => statOf(pid)[0] === 'Z';

/** What Linux tells of a process, from its state on. */
function statOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
