import { applyEdits } from '../../src-shared/text-edits.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import type { DiskState, FileView } from '../../src-shared/workbench/workspace-view.ts';
import { type ParsedSource, parseSource, parseWhatIf } from '../library/source-file.ts';

/** Of which a value may be changed more than once. */
const WHAT_IF = /\/what-ifs\/[^/]+$/;

/** Edits of a window that was this many revisions behind can still be moved along. */
const KEPT_REVISIONS = 200;

/** What the disk holds, as far as is known. */
export interface DiskCopy {
  /** Undefined when there is no such file. */
  readonly text: string | undefined;
  readonly readOnly: boolean;
}

export const NO_FILE: DiskCopy = { text: undefined, readOnly: false };

/** The text of one file of the workspace, edited and on disk. */
export class TextBuffer {
  /** From the workspace's folder, with forward slashes. */
  readonly file: string;
  /** The set that the file belongs to. */
  readonly set: string;
  /** The text as it was last read or written; what the edited one is unsaved against. */
  disk: DiskCopy;
  state: DiskState = 'same';
  /** What somebody else has put on disk while there is unsaved work here; only where the state is `changed`. */
  theirs: DiskCopy | undefined;
  /** Counts what others have put there. */
  seen = 0;
  #text: string | undefined;
  #revision = 1;
  readonly #past: (readonly TextEdit[])[] = [];
  readonly #parsed = new Map<string, ParsedSource>();
  #saved: { readonly copy: DiskCopy; readonly parsed: Map<string, ParsedSource> } | undefined;

  constructor(file: string, set: string, disk: DiskCopy) {
    this.file = file;
    this.set = set;
    this.disk = disk;
    this.#text = disk.text;
  }

  /** Undefined when the file does not exist (any more, or yet). */
  get text(): string | undefined {
    return this.#text;
  }

  get revision(): number {
    return this.#revision;
  }

  get isUnsaved(): boolean {
    return this.#text !== (this.state === 'deleted' ? undefined : this.disk.text);
  }

  get view(): FileView {
    const { file, set, revision, isUnsaved: unsaved, state: disk, seen } = this;
    return { file, set, revision, unsaved, disk, seen, readOnly: this.disk.readOnly };
  }

  /** Takes in edits; the file exists afterwards, or not, as said. */
  apply(edits: readonly TextEdit[], exists: boolean): void {
    const next = applyEdits(this.#text ?? '', edits);
    this.#text = exists ? next : undefined;
    this.#revision++;
    this.#past.push(edits);
    if (this.#past.length > KEPT_REVISIONS) this.#past.shift();
    this.#parsed.clear();
  }

  /** Edits of an earlier revision in offsets of this one; undefined when they touch what has changed since. */
  movedAlong(edits: readonly TextEdit[], revision: number): readonly TextEdit[] | undefined {
    const missed = this.#revision - revision;
    if (missed < 0 || missed > this.#past.length) return undefined;
    let moved: readonly TextEdit[] | undefined = edits;
    for (const since of missed === 0 ? [] : this.#past.slice(-missed)) moved = moved && moveOver(moved, since);
    return moved && fits(moved, this.#text ?? '') ? moved : undefined;
  }

  /** The parsed text under the name that a set knows it by. Parsed once, until it changes. */
  source(name: string): ParsedSource {
    return this.#parse(this.#parsed, name, this.#text);
  }

  /** The parsed text of the disk. */
  savedSource(name: string): ParsedSource {
    const { disk } = this;
    if (disk.text === this.#text) return this.source(name);
    if (this.#saved?.copy !== disk) this.#saved = { copy: disk, parsed: new Map() };
    return this.#parse(this.#saved.parsed, name, disk.text);
  }

  #parse(known: Map<string, ParsedSource>, name: string, text = ''): ParsedSource {
    let parsed = known.get(name);
    if (parsed === undefined) {
      parsed = (WHAT_IF.test(this.file) ? parseWhatIf : parseSource)(name, text);
      known.set(name, parsed);
    }
    return parsed;
  }
}

function moveOver(edits: readonly TextEdit[], since: readonly TextEdit[]): readonly TextEdit[] | undefined {
  const moved: TextEdit[] = [];
  for (const { start, end, text } of edits) {
    let shift = 0;
    for (const other of since) {
      if (other.end <= start) shift += other.text.length - (other.end - other.start);
      else if (other.start < end || (start === end && other.start < start)) return undefined;
    }
    moved.push({ start: start + shift, end: end + shift, text });
  }
  return moved;
}

/** Within the text, in order, apart from each other. */
export function fits(edits: readonly TextEdit[], text: string): boolean {
  let from = 0;
  for (const { start, end } of edits) {
    if (start < from || end < start || end > text.length) return false;
    from = end;
  }
  return true;
}
