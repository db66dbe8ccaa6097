import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { type LeftFile, type ReadJournal, readJournal } from './journal-reading.ts';
import { written } from './journal-record.ts';
import { birthOf, isDefunct, journalFolder, journalName } from './recovery-journal.ts';

/** A journal of a process that has ended. */
interface Journal extends ReadJournal {
  readonly path: string;
  readonly root: string;
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
      .flatMap((name) => journalAt(join(folder, name), name.startsWith(`${journalName(root)}.`) ? root : undefined));
    return new LeftWork(root, journals);
  }

  private constructor(root: string, journals: readonly Journal[]) {
    this.#root = root;
    this.#journals = journals;
    for (const { path, files, lost } of journals) {
      try {
        if (files.length === 0 && lost.length === 0) rmSync(path, { force: true });
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

  /** What of the work below the folder cannot be read any more, for people. */
  get trouble(): string | undefined {
    const lost = this.#journals.flatMap(({ root, lost }) =>
      lost.map((file) => (file === '' ? '' : this.#name(root, file))),
    );
    const names = [...new Set(lost)].filter(isBelow).map((file) => (file === '' ? 'a file that nobody knows' : file));
    if (names.length === 0) return undefined;
    return `The recovery journal is damaged: what was done last in ${names.join(', ')} cannot be read. Nothing is offered that is not certain.`;
  }

  /** Takes out of the journals what was taken over or thrown away, and nothing else that can be read. */
  settle(settled: readonly LeftFile[]): void {
    const isSettled = (left: LeftFile): boolean =>
      settled.some(({ file, text, base }) => file === left.file && text === left.text && base === left.base);
    this.#journals = this.#journals.flatMap((journal) => {
      const files = journal.files.filter((left) => !isSettled(this.#named(journal, left)));
      const isTold = journal.lost.length > 0;
      if (files.length < journal.files.length || isTold) rewrite({ ...journal, files });
      return files.length > 0 ? [{ ...journal, files, lost: [] }] : [];
    });
  }

  #filesIn(journal: Journal): readonly LeftFile[] {
    return journal.files.map((left) => this.#named(journal, left)).filter(({ file }) => isBelow(file));
  }

  #named({ root }: Journal, left: LeftFile): LeftFile {
    return { ...left, file: this.#name(root, left.file) };
  }

  /** As the file is called from here. */
  #name(root: string, file: string): string {
    return relative(this.#root, join(root, ...file.split('/')))
      .split(sep)
      .join('/');
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
    written({ kind: 'whole', file, base: base ?? null, text: text ?? null, time }),
  );
  writeFileSync(`${path}.new`, [written({ kind: 'root', root }), ...lines].map(({ line }) => line).join(''), {
    mode: 0o600,
  });
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
  return !isDefunct(Number(pid)) && (birth === '0' || birthOf(Number(pid)) === birth);
}

function journalAt(path: string, rootByName: string | undefined): Journal[] {
  try {
    const { root, ...read } = readJournal(readFileSync(path, 'utf8'), rootByName);
    return root === undefined ? [] : [{ path, root, ...read }];
  } catch {
    return [];
  }
}
