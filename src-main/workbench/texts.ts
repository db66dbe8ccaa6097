import { basename } from 'node:path';
import { inverseEdits, minimalEdit } from '../../src-shared/text-edits.ts';
import type { HistoryMove, Notice } from '../../src-shared/workbench/api.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import type { HistoryView } from '../../src-shared/workbench/set-view.ts';
import type { RecoveryJournal, Unsaved } from './recovery-journal.ts';
import { journalTrouble } from './saving-trouble.ts';
import { type HistoryChange, type HistoryStep, SetHistory } from './set-history.ts';
import { type DiskCopy, NO_FILE, TextBuffer } from './text-buffer.ts';
import type { WorkbenchListener } from './workbench.ts';

/** A file as it is edited; without text it is to go. */
export interface EditedFile {
  readonly file: string;
  readonly text: string | undefined;
}

/** A change to make: edits of a file that exists afterwards, or not. */
export interface FileStep {
  readonly file: string;
  readonly edits: readonly TextEdit[];
  readonly exists?: boolean;
}

export interface Step {
  readonly set: string;
  readonly label: string;
  readonly changes: readonly FileStep[];
  /** What is done along with it to the files of other sets. */
  readonly also?: readonly { readonly set: string; readonly changes: readonly FileStep[] }[];
  /** The window that typed it. */
  readonly client?: string;
  readonly isTyping?: boolean;
}

/** The texts of all files of a workspace, and what was done to them. Every change of a text goes through `perform` or the history. */
export class Texts {
  readonly buffers = new Map<string, TextBuffer>();
  readonly #journal: RecoveryJournal;
  readonly #tell: WorkbenchListener;
  readonly #touched: (set: string) => void;
  readonly #histories = new Map<string, SetHistory>();
  /** The user has been told; every edit tries again. */
  #isJournalBroken = false;
  /** Sets whose folders are gone: should one come back, as after a checkout of another branch, it goes on where it stopped. */
  readonly #aside = new Map<string, { readonly history: SetHistory; readonly buffers: readonly TextBuffer[] }>();

  /** `touched` is told which set has another text now. */
  constructor(journal: RecoveryJournal, tell: WorkbenchListener, touched: (set: string) => void) {
    this.#journal = journal;
    this.#tell = tell;
    this.#touched = touched;
  }

  /** A file that was found on disk. */
  add(file: string, set: string, disk: DiskCopy): void {
    this.#newBuffer(file, set, disk);
    this.#touched(set);
  }

  /** Does one step: to the texts, the journal and the history. */
  perform({ set, label, changes, also = [], client, isTyping }: Step): void {
    const made = changes.map((change) => this.#change(set, change, client));
    const last = made.at(-1);
    const end = last?.edits.at(-1);
    const typing =
      isTyping && last && end
        ? { file: last.file, client, at: end.start + end.text.length, time: Date.now() }
        : undefined;
    // Each set has the step in its own history, and it goes back in all of them together.
    const link = also.length > 0 ? {} : undefined;
    this.#historyOf(set).add({ label, changes: made, ...(link && { link }), ...(typing && { typing }) });
    this.#touched(set);
    for (const other of also) {
      const changes = other.changes.map((change) => this.#change(other.set, change));
      this.#historyOf(other.set).add({ label, changes, ...(link && { link }) });
      this.#touched(other.set);
    }
  }

  /** What is typed from now on is undone by itself. */
  endTyping(set: string): void {
    this.#historyOf(set).endTyping();
  }

  undo(set: string): HistoryMove {
    return this.#moveLinked(set, 'undo');
  }

  redo(set: string): HistoryMove {
    return this.#moveLinked(set, 'redo');
  }

  historyView(set: string): HistoryView {
    return this.#historyOf(set).view;
  }

  /** A step over several sets is moved in all of them where nothing was done since; elsewhere it stays, and the user is told. */
  #moveLinked(set: string, way: 'undo' | 'redo'): HistoryMove {
    const step = this.#historyOf(set)[way]();
    if (step === undefined) return { files: [] };
    const { files } = this.#move(set, step);
    const others = [...this.#histories].filter(
      ([other, history]) => other !== set && step.link && history.has(way, step.link),
    );
    const moved = others.flatMap(([other, history]) => {
      if (history.isNext(way, step.link!)) return this.#move(other, history[way]()!).files;
      this.say('warning', `“${step.label}” has changed ${other}, too, where more was done since: look there as well.`);
      return [];
    });
    return { label: step.label, files: [...files, ...moved] };
  }

  #move(set: string, step: HistoryStep): HistoryMove {
    for (const { file, edits, existsAfter } of step.changes) this.#change(set, { file, edits, exists: existsAfter });
    this.#touched(set);
    return { label: step.label, files: [...new Set(step.changes.map(({ file }) => file))] };
  }

  #change(set: string, { file, edits, exists = true }: FileStep, client?: string): HistoryChange {
    const buffer = this.buffers.get(file) ?? this.#newBuffer(file, set, NO_FILE);
    const existedBefore = buffer.text !== undefined;
    const inverse = inverseEdits(buffer.text ?? '', edits);
    buffer.apply(edits, exists);
    this.#protect(buffer, () => this.#journal.note(unsaved(buffer), edits));
    this.#tell('file-changed', { file: buffer.view, edits, ...(client !== undefined && { client }) });
    return { file, edits, inverse, existedBefore, existsAfter: exists };
  }

  /** The text becomes another one as a whole, by the smallest edit. */
  replace(buffer: TextBuffer, label: string, text: string | undefined): void {
    const { file, set } = buffer;
    const edit = minimalEdit(buffer.text ?? '', text ?? '');
    const change = { file, edits: edit ? [edit] : [], exists: text !== undefined };
    this.perform({ set, label, changes: [change] });
  }

  /** Work that is kept elsewhere now: here, all is as on disk again. What was edited since then stays. */
  putBack(kept: readonly EditedFile[], label: string): void {
    for (const { file, text } of kept) {
      const buffer = this.buffers.get(file);
      if (buffer?.state === 'same' && buffer.text === text) this.replace(buffer, label, buffer.disk.text);
    }
  }

  /** The disk is known to hold this now. */
  settle(buffer: TextBuffer, disk: DiskCopy): void {
    buffer.disk = disk;
    buffer.state = 'same';
    buffer.theirs = undefined;
    // Unsaved against another text than before: the journal takes it down anew.
    this.#protect(buffer, () => this.#journal.begin(unsaved(buffer)));
  }

  /** Somebody else has changed the file on disk while there is unsaved work in it. */
  contest(buffer: TextBuffer, theirs: DiskCopy): void {
    buffer.state = theirs.text === undefined ? 'deleted' : 'changed';
    buffer.theirs = theirs;
    buffer.seen++;
    this.tellState(buffer);
  }

  keepMine(buffer: TextBuffer): void {
    if (buffer.theirs) this.settle(buffer, buffer.theirs);
    this.tellState(buffer);
  }

  takeTheirs(buffer: TextBuffer): void {
    const { theirs } = buffer;
    if (theirs === undefined) return;
    this.settle(buffer, theirs);
    this.replace(buffer, `${basename(buffer.file)} as it is on disk`, theirs.text);
  }

  /** Work of an earlier run, as one step. Where the disk has moved on since, the user is asked before it is overwritten. */
  recover(set: string, file: string, base: string | undefined, text: string | undefined): void {
    const buffer = this.buffers.get(file) ?? this.#newBuffer(file, set, NO_FILE);
    this.replace(buffer, `Recovered work in ${basename(file)}`, text);
    if (buffer.disk.text !== base && buffer.isUnsaved) this.contest(buffer, buffer.disk);
  }

  tellState(buffer: TextBuffer): void {
    this.#tell('file-changed', { file: buffer.view, edits: [] });
  }

  say(severity: Notice['severity'], message: string): void {
    this.#tell('notice', { severity, message });
  }

  /** A set is gone with all its files, which have no unsaved work. Until it is back, nobody can change them. */
  putAside(set: string): void {
    const buffers = [...this.buffers.values()].filter((buffer) => buffer.set === set);
    for (const { file } of buffers) this.buffers.delete(file);
    this.#aside.set(set, { history: this.#historyOf(set), buffers });
    this.#histories.delete(set);
  }

  /** The texts of a set that was put aside are there again, as they were then. */
  bringBack(set: string): void {
    const aside = this.#aside.get(set);
    if (aside === undefined) return;
    for (const buffer of aside.buffers) this.buffers.set(buffer.file, buffer);
    this.#histories.set(set, aside.history);
    this.#aside.delete(set);
  }

  /** Whether a crash would leave the file's work behind. */
  isProtected({ file, isUnsaved }: TextBuffer): boolean {
    return !isUnsaved || this.#journal.isNoted(file);
  }

  #protect(buffer: TextBuffer, note: () => void): void {
    try {
      if (buffer.isUnsaved) note();
      else this.#journal.clean(buffer.file);
      if (this.#isJournalBroken) this.#journalAgain();
    } catch (error) {
      if (!this.#isJournalBroken) this.say('warning', journalTrouble(error));
      this.#isJournalBroken = true;
    }
  }

  /** What could not be noted meanwhile is noted now. */
  #journalAgain(): void {
    for (const buffer of this.buffers.values()) if (!this.isProtected(buffer)) this.#journal.begin(unsaved(buffer));
    this.#isJournalBroken = false;
    this.say('info', 'Unsaved work is protected against a crash again.');
  }

  #newBuffer(file: string, set: string, disk: DiskCopy): TextBuffer {
    const buffer = new TextBuffer(file, set, disk);
    this.buffers.set(file, buffer);
    return buffer;
  }

  #historyOf(set: string): SetHistory {
    const known = this.#histories.get(set) ?? new SetHistory();
    this.#histories.set(set, known);
    return known;
  }
}

const unsaved = ({ file, disk, text }: TextBuffer): Unsaved => ({ file, base: disk.text, text });
