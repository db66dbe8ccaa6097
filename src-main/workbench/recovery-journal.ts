import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRecord } from '../../src-shared/record.ts';
import { applyEdits } from '../../src-shared/text-edits.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';

/** Unsaved work of one file, as a journal tells it. */
export interface RecoveredFile {
  readonly file: string;
  /** The text on disk when work began; undefined for a new file. */
  readonly base: string | undefined;
  /** Undefined where the file was to be deleted. */
  readonly text: string | undefined;
  readonly time: number;
}

type JournalRecord =
  | { readonly kind: 'base'; readonly file: string; readonly text: string | null }
  | {
      readonly kind: 'edits';
      readonly file: string;
      readonly edits: readonly TextEdit[];
      readonly exists: boolean;
      readonly time: number;
    }
  | { readonly kind: 'clean'; readonly file: string };

/**
 * Notes every edit the moment it happens, so that a process that is killed loses nothing. The system keeps what was written even
 * when the process is gone; each line stands for itself, and a torn last one is left out.
 */
export class RecoveryJournal {
  readonly #path: string;
  readonly #descriptor: number;
  readonly #unsaved = new Set<string>();
  #isEmpty = true;

  constructor(userFolder: string, workspace: string) {
    const folder = join(userFolder, 'recovery');
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, `${journalName(workspace)}.${process.pid}.${Date.now()}.jsonl`);
    this.#descriptor = openSync(this.#path, 'a', 0o600);
  }

  /** `before` is the text on disk: it is noted once, when work on a file begins. */
  note(file: string, before: string | undefined, edits: readonly TextEdit[], exists: boolean): void {
    if (!this.#unsaved.has(file)) {
      this.#write({ kind: 'base', file, text: before ?? null });
      this.#unsaved.add(file);
    }
    this.#write({ kind: 'edits', file, edits, exists, time: Date.now() });
  }

  /** The file is on disk as it is here. */
  clean(file: string): void {
    if (!this.#unsaved.delete(file)) return;
    this.#write({ kind: 'clean', file });
    if (this.#unsaved.size > 0 || this.#isEmpty) return;
    ftruncateSync(this.#descriptor, 0);
    this.#isEmpty = true;
  }

  isNoted(file: string): boolean {
    return this.#unsaved.has(file);
  }

  close(): void {
    closeSync(this.#descriptor);
    if (this.#unsaved.size === 0) rmSync(this.#path, { force: true });
  }

  #write(record: JournalRecord): void {
    writeSync(this.#descriptor, `${JSON.stringify(record)}\n`);
    this.#isEmpty = false;
  }
}

const journalName = (workspace: string): string => createHash('sha256').update(workspace).digest('hex').slice(0, 24);

/** Journals that processes which have ended left behind for a workspace. */
export interface LeftWork {
  readonly files: readonly RecoveredFile[];
  forget(): void;
}

export function leftWork(userFolder: string, workspace: string): LeftWork | undefined {
  const folder = join(userFolder, 'recovery');
  const name = journalName(workspace);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return undefined;
  }
  const paths = names
    .filter((file) => file.startsWith(`${name}.`) && !isAlive(Number(file.split('.')[1])))
    .map((file) => join(folder, file));
  const files = new Map<string, RecoveredFile>();
  for (const path of paths) {
    for (const found of readJournal(path)) {
      const earlier = files.get(found.file);
      if (earlier === undefined || earlier.time < found.time) files.set(found.file, found);
    }
  }
  const forget = (): void => {
    for (const path of paths) rmSync(path, { force: true });
  };
  if (files.size === 0) {
    forget();
    return undefined;
  }
  return { files: [...files.values()], forget };
}

/** Whether the process that wrote a journal still runs. One of our own number wrote it before us. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    // Numbers of processes come again: another program may have this one by now.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(basename(process.execPath));
  } catch {
    return true;
  }
}

function readJournal(path: string): RecoveredFile[] {
  const files = new Map<string, RecoveredFile>();
  let lines: string[];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
  for (const line of lines) {
    const record = recordOf(line);
    if (record === undefined) continue;
    if (record.kind === 'clean') files.delete(record.file);
    else if (record.kind === 'base') {
      const text = record.text ?? undefined;
      files.set(record.file, { file: record.file, base: text, text, time: 0 });
    } else {
      const known = files.get(record.file);
      if (known === undefined) continue;
      const text = record.exists ? applyEdits(known.text ?? '', record.edits) : undefined;
      files.set(record.file, { ...known, text, time: record.time });
    }
  }
  return [...files.values()].filter(({ base, text }) => base !== text);
}

function recordOf(line: string): JournalRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) && typeof value.file === 'string' ? (value as unknown as JournalRecord) : undefined;
  } catch {
    return undefined;
  }
}
