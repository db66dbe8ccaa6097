import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { isRecord } from '../../src-shared/record.ts';
import { applyEdits } from '../../src-shared/text-edits.ts';
import {
  birthOf,
  type JournalRecord,
  journalFolder,
  journalName,
  lineOf,
  type RootRecord,
} from './recovery-journal.ts';

/** Unsaved work of one file, as a journal tells it. */
export interface LeftFile {
  readonly file: string;
  /** The text on disk when work began; undefined for a new file. */
  readonly base: string | undefined;
  /** Undefined where the file was to be deleted. */
  readonly text: string | undefined;
  readonly time: number;
}

/** A journal of a process that has ended. */
interface Journal {
  readonly path: string;
  readonly root: string;
  /** What is still in it, named from its root. */
  readonly files: readonly LeftFile[];
}

/** What processes that have ended left behind of the files below a folder, whichever folder around it they had open. */
export class LeftWork {
  readonly #root: string;
  #journals: readonly Journal[];

  /** `own` is the journal of the workspace that asks. */
  static find(userFolder: string, root: string, own: string): LeftWork {
    const folder = journalFolder(userFolder);
    const journals = namesIn(folder)
      .filter((name) => name.endsWith('.jsonl') && join(folder, name) !== own && !isAlive(name.split('.')[1] ?? ''))
      .flatMap((name) => readJournal(join(folder, name), name.startsWith(`${journalName(root)}.`) ? root : undefined));
    return new LeftWork(root, journals);
  }

  private constructor(root: string, journals: readonly Journal[]) {
    this.#root = root;
    this.#journals = journals;
    for (const { path, files } of journals) {
      try {
        if (files.length === 0) rmSync(path, { force: true });
      } catch {
        // It says nothing, wherever it lies.
      }
    }
  }

  /** The latest work of each file. Older work of the same file lies below it, and is offered when this is settled. */
  get files(): readonly LeftFile[] {
    const latest = new Map<string, LeftFile>();
    for (const found of this.#journals.flatMap((journal) => this.#filesIn(journal))) {
      const known = latest.get(found.file);
      if (known === undefined || known.time < found.time) latest.set(found.file, found);
    }
    return [...latest.values()];
  }

  /** Takes out of the journals what was taken over or thrown away, and nothing else. */
  settle(settled: readonly LeftFile[]): void {
    const isSettled = (left: LeftFile): boolean =>
      settled.some(({ file, text, base }) => file === left.file && text === left.text && base === left.base);
    this.#journals = this.#journals.flatMap((journal) => {
      const files = journal.files.filter((left) => !isSettled(this.#named(journal, left)));
      if (files.length < journal.files.length) rewrite({ ...journal, files });
      return files.length > 0 ? [{ ...journal, files }] : [];
    });
  }

  #filesIn(journal: Journal): readonly LeftFile[] {
    return journal.files.map((left) => this.#named(journal, left)).filter(({ file }) => isBelow(file));
  }

  /** As the file is called from here. */
  #named({ root }: Journal, left: LeftFile): LeftFile {
    const file = relative(this.#root, join(root, ...left.file.split('/')));
    return { ...left, file: file.split(sep).join('/') };
  }
}

const isBelow = (file: string): boolean => file !== '..' && !file.startsWith('../') && !isAbsolute(file);

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** As a whole or not at all. */
function rewrite({ path, root, files }: Journal): void {
  if (files.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  const lines = files.map(({ file, base, text, time }) =>
    lineOf({ kind: 'whole', file, base: base ?? null, text: text ?? null, time }),
  );
  writeFileSync(`${path}.new`, [lineOf({ kind: 'root', root }), ...lines].join(''), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** Whether the process that wrote a journal still runs. One of our own number wrote it before us. */
function isAlive(writer: string): boolean {
  const [pid = '', birth = '0'] = writer.split('-');
  if (Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return birth === '0' || birthOf(Number(pid)) === birth;
}

/** Earlier programs did not write down the root: then it is known only where the name of the journal is made of it. */
function readJournal(path: string, rootByName: string | undefined): Journal[] {
  const files = new Map<string, LeftFile>();
  let root = rootByName;
  let lines: string[];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
  for (const line of lines) {
    const record = recordOf(line);
    if (record === undefined) continue;
    if (record.kind === 'root') root = record.root;
    else if (record.kind === 'clean') files.delete(record.file);
    else if (record.kind === 'whole') {
      const { file, base, text, time } = record;
      files.set(file, { file, base: base ?? undefined, text: text ?? undefined, time });
    } else {
      const known = files.get(record.file);
      if (known) files.set(record.file, edited(known, record));
    }
  }
  const left = [...files.values()].filter(({ base, text }) => base !== text);
  return root === undefined ? [] : [{ path, root, files: left }];
}

/** Edits that do not fit are those of a journal that somebody has damaged: the text before them is still worth having. */
function edited(known: LeftFile, { edits, exists, time }: Extract<JournalRecord, { kind: 'edits' }>): LeftFile {
  try {
    return { ...known, text: exists ? applyEdits(known.text ?? '', edits) : undefined, time };
  } catch {
    return known;
  }
}

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

function recordOf(line: string): RootRecord | JournalRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isRecord(value)) return undefined;
    if (value.kind === 'root' && typeof value.root === 'string') return { kind: 'root', root: value.root };
    if (typeof value.file !== 'string') return undefined;
    const isKnown =
      value.kind === 'clean' ||
      (value.kind === 'whole' && isText(value.base) && isText(value.text)) ||
      (value.kind === 'edits' && Array.isArray(value.edits));
    return isKnown ? (value as unknown as JournalRecord) : undefined;
  } catch {
    return undefined;
  }
}
