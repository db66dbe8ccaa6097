import { applyEdits } from '../../src-shared/text-edits.ts';
import { type EditsRecord, namedFile, type ReadRecord, readRecord } from './journal-record.ts';

/** Unsaved work of one file, as a journal tells it. */
export interface LeftFile {
  readonly file: string;
  /** The text on disk when work began; undefined for a new file. */
  readonly base: string | undefined;
  /** Undefined where the file was to be deleted. */
  readonly text: string | undefined;
  readonly time: number;
}

/** What a journal still tells. */
export interface ReadJournal {
  readonly root: string | undefined;
  readonly files: readonly LeftFile[];
  /** Files whose last work is missing, since a line is damaged or gone; an empty name where nobody knows which file it was. */
  readonly lost: readonly string[];
}

/** Earlier programs did not write down the root: then it is known only where the name of the journal is made of it. */
export function readJournal(text: string, rootByName: string | undefined): ReadJournal {
  const reading = new JournalReading(rootByName);
  const lines = text.split('\n');
  // A process that is killed may leave half a line behind, which stands for an edit that nobody has seen done.
  const torn = lines.pop() ?? '';
  for (const line of lines) if (line !== '') reading.take(line);
  if (readRecord(torn)) reading.take(torn);
  return reading.result;
}

class JournalReading {
  #root: string | undefined;
  readonly #files = new Map<string, LeftFile>();
  /** By file, the check of its last line. */
  readonly #checks = new Map<string, string>();
  readonly #lost = new Set<string>();
  /** Files that something may be missing of, in journals without checks. */
  readonly #unsure = new Set<string>();
  #isChecked = false;

  constructor(root: string | undefined) {
    this.#root = root;
  }

  get result(): ReadJournal {
    const files = [...this.#files.values()].filter(({ base, text }) => base !== text);
    return { root: this.#root, files, lost: [...this.#lost] };
  }

  take(line: string): void {
    const read = readRecord(line);
    // One program writes all of a journal: without a check, a line of one that has them is damaged.
    const isReadable = read !== undefined && (read.check !== undefined || !this.#isChecked);
    if (isReadable && read.record.kind === 'edits') this.#takeEdits(read, read.record);
    else if (isReadable && read.fits('')) this.#takeWhole(read);
    else this.#miss(line);
  }

  #takeWhole({ record, check }: ReadRecord): void {
    if (check !== undefined) this.#isChecked = true;
    if (record.kind === 'root') this.#root = record.root;
    if (record.kind !== 'whole' && record.kind !== 'clean') return;
    const { file } = record;
    // Whatever was missing before, from here on the file is certain again.
    this.#lost.delete(file);
    this.#unsure.delete(file);
    this.#checks.set(file, check ?? '');
    if (record.kind === 'clean') this.#files.delete(file);
    else {
      const { base, text, time } = record;
      this.#files.set(file, { file, base: base ?? undefined, text: text ?? undefined, time });
    }
  }

  #takeEdits(read: ReadRecord, record: EditsRecord): void {
    const { file } = record;
    const known = this.#files.get(file);
    const next =
      known && !this.#unsure.has(file) && read.fits(this.#checks.get(file) ?? '') ? edited(known, record) : undefined;
    if (next === undefined) {
      this.#unsure.add(file);
      this.#lost.add(file);
      return;
    }
    this.#files.set(file, next);
    this.#checks.set(file, read.check ?? '');
  }

  #miss(line: string): void {
    this.#lost.add(namedFile(line) ?? '');
    if (this.#isChecked) return;
    for (const file of this.#files.keys()) this.#unsure.add(file);
  }
}

/** Edits that do not fit are those of a journal that somebody has damaged: the text before them is still worth having. */
function edited(known: LeftFile, { edits, exists, time }: EditsRecord): LeftFile | undefined {
  try {
    return { ...known, text: exists ? applyEdits(known.text ?? '', edits) : undefined, time };
  } catch {
    return undefined;
  }
}
