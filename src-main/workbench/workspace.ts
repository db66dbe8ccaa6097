import { realpath, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, posix, sep } from 'node:path';
import { inverseEdits, minimalEdit } from '../../src-shared/text-edits.ts';
import type { HistoryMove, Notice, SaveOutcome } from '../../src-shared/workbench/api.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { readFileWithin, readSetFiles, type SetFiles } from '../library/set-files.ts';
import type { SetVersion } from '../library/set-version.ts';
import { parseSource } from '../library/source-file.ts';
import { writeAtomically } from './atomic-file.ts';
import { writeTrouble } from './error-code.ts';
import { RecoveryJournal } from './recovery-journal.ts';
import { type HistoryChange, SetHistory } from './set-history.ts';
import { SetModel, type VersionReader } from './set-model.ts';
import { type DiskCopy, TextBuffer } from './text-buffer.ts';
import type { WorkbenchListener } from './workbench.ts';
import { findSets } from './workspace-scan.ts';

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
  /** The window that typed it. */
  readonly client?: string;
  readonly isTyping?: boolean;
}

interface FolderContents {
  readonly files: SetFiles;
  readonly readOnly: ReadonlySet<string>;
}

/** The open folder: the texts of its sets, what was done to them, and how they differ from the disk. */
export class Workspace {
  readonly root: string;
  readonly buffers = new Map<string, TextBuffer>();
  readonly models = new Map<string, SetModel>();
  trouble: string | undefined;
  readonly #tell: WorkbenchListener;
  readonly #journal: RecoveryJournal;
  readonly #histories = new Map<string, SetHistory>();
  /** What was wrong with reading the files of a set's folder. */
  readonly #folders = new Map<string, SetFiles>();
  readonly #touched = new Set<string>();
  #refreshing: NodeJS.Immediate | undefined;
  /** Reading and writing take turns, so that a save is never mistaken for somebody else's. */
  #disk: Promise<unknown> = Promise.resolve();
  /** Told whenever counts, files or troubles may have changed. */
  onSummary: () => void = () => {};

  constructor(root: string, userFolder: string, tell: WorkbenchListener) {
    this.root = root;
    this.#tell = tell;
    this.#journal = new RecoveryJournal(userFolder, root);
  }

  close(): void {
    clearImmediate(this.#refreshing);
    this.#journal.close();
  }

  /** Does one step: to the texts, the journal and the history. The views follow when the thread comes to rest, or at `refresh`. */
  perform({ set, label, changes, client, isTyping }: Step): void {
    const made = changes.map((change) => this.#change(set, change, client));
    const last = made.at(-1);
    const end = last?.edits.at(-1);
    const typing =
      isTyping && last && end ? { file: last.file, at: end.start + end.text.length, time: Date.now() } : undefined;
    this.#history(set).add({ label, changes: made, ...(typing && { typing }) });
    this.#touch(set);
  }

  undo(set: string): HistoryMove {
    return this.#move(set, this.#history(set).undo());
  }

  redo(set: string): HistoryMove {
    return this.#move(set, this.#history(set).redo());
  }

  #move(set: string, step: { label: string; changes: readonly HistoryChange[] } | undefined): HistoryMove {
    if (step === undefined) return { files: [] };
    for (const { file, edits, existsAfter } of step.changes) this.#change(set, { file, edits, exists: existsAfter });
    this.#touch(set);
    return { label: step.label, files: [...new Set(step.changes.map(({ file }) => file))] };
  }

  #change(set: string, { file, edits, exists = true }: FileStep, client?: string): HistoryChange {
    let buffer = this.buffers.get(file);
    if (buffer === undefined) {
      buffer = new TextBuffer(file, set, { text: undefined, readOnly: false });
      this.buffers.set(file, buffer);
    }
    const existedBefore = buffer.text !== undefined;
    const inverse = inverseEdits(buffer.text ?? '', edits);
    buffer.apply(edits, exists);
    this.#note(buffer, edits, exists);
    this.#tell('file-changed', { file: buffer.view, edits, ...(client !== undefined && { client }) });
    return { file, edits, inverse, existedBefore, existsAfter: exists };
  }

  #note(buffer: TextBuffer, edits: readonly TextEdit[], exists: boolean): void {
    try {
      if (buffer.isUnsaved) this.#journal.note(buffer.file, buffer.disk.text, edits, exists);
      else this.#journal.clean(buffer.file);
    } catch (error) {
      this.#say(
        'warning',
        `Unsaved work cannot be protected against a crash right now: ${writeTrouble('The journal', error)}`,
      );
    }
  }

  #history(set: string): SetHistory {
    const known = this.#histories.get(set) ?? new SetHistory();
    this.#histories.set(set, known);
    return known;
  }

  #touch(set: string): void {
    this.#touched.add(set);
    this.#refreshing ??= setImmediate(() => this.refresh());
  }

  /** Brings the views of all that has changed up to date, and tells the windows; those just made are so already. */
  refresh(made: ReadonlySet<string> = new Set()): void {
    clearImmediate(this.#refreshing);
    this.#refreshing = undefined;
    if (this.#touched.size === 0) return;
    const touched = new Set(this.#touched);
    this.#touched.clear();
    for (const model of this.models.values()) {
      if (made.has(model.path) || !model.lineage.some((set) => touched.has(set))) continue;
      const delta = model.refresh(this.read);
      const { view } = this.#history(model.path);
      model.view = { ...model.view, history: view };
      this.#tell('set-changed', { ...delta, history: view });
    }
    this.onSummary();
  }

  /** The files of a version as they are edited now. */
  readonly read: VersionReader = (set, prefix) =>
    this.#version(
      set,
      prefix,
      (buffer) => buffer.text,
      (buffer, name) => buffer.source(name),
    );

  /** The files of a version as they are on disk. */
  readonly readSaved: VersionReader = (set, prefix) =>
    this.#version(
      set,
      prefix,
      (buffer) => buffer.disk.text,
      (buffer, name) => parseSource(name, buffer.disk.text ?? ''),
    );

  #version(
    set: string,
    prefix: string,
    textOf: (buffer: TextBuffer) => string | undefined,
    sourceOf: (buffer: TextBuffer, name: string) => ReturnType<TextBuffer['source']>,
  ): SetVersion | undefined {
    const folder = this.#folders.get(set);
    if (folder === undefined) return undefined;
    const buffers = [...this.buffers.values()]
      .filter((buffer) => buffer.set === set && textOf(buffer) !== undefined)
      .sort((a, b) => (a.file < b.file ? -1 : 1));
    const nameOf = (buffer: TextBuffer): string => buffer.file.slice(set.length + 1);
    const manifest = buffers.find((buffer) => nameOf(buffer) === 'set.yaml');
    const below = (part: string) => buffers.filter((buffer) => nameOf(buffer).startsWith(part));
    const all = [...(manifest ? [manifest] : []), ...below('modes/'), ...below('cards/')];
    const sources = new Map(all.map((buffer) => [buffer, sourceOf(buffer, prefix + nameOf(buffer))]));
    const fileOf = (buffer: TextBuffer) => sources.get(buffer)!.file;
    const troubles = folder.diagnostics
      .filter(({ code, file }) =>
        code === 'set/missing-manifest' ? !manifest : !this.buffers.get(posix.join(set, file))?.isUnsaved,
      )
      .map((found) => ({ ...found, file: prefix + (prefix === '' || found.file !== '.' ? found.file : '') }));
    return {
      name: basename(set),
      ...(manifest && { manifest: fileOf(manifest) }),
      modes: below('modes/').map(fileOf),
      cards: below('cards/').map(fileOf),
      whatIfs: folder.whatIfs,
      diagnostics: [...troubles, ...all.flatMap((buffer) => sources.get(buffer)!.diagnostics)],
      contents: all.map((buffer) => ({ name: prefix + nameOf(buffer), bytes: Buffer.from(textOf(buffer)!) })),
    };
  }

  /** Takes in what has happened on disk. */
  sync(): Promise<void> {
    return this.#onDisk(async () => {
      let sets: string[];
      try {
        sets = await findSets(this.root);
      } catch {
        this.trouble = `The folder ${this.root} cannot be read any more. Your unsaved work is kept here; put the folder back, then save.`;
        this.onSummary();
        return;
      }
      this.trouble = undefined;
      const contents = new Map<string, FolderContents>();
      for (const set of sets) contents.set(set, await readFolder(this.root, set));
      for (const [set, found] of contents) this.#takeFolder(set, found);
      for (const set of [...this.#folders.keys()]) if (!contents.has(set)) this.#dropFolder(set);
      const found = sets.filter((set) => !this.models.has(set));
      for (const set of found) this.models.set(set, new SetModel(set, this.read));
      this.refresh(new Set(found));
      this.onSummary();
    });
  }

  #takeFolder(set: string, { files, readOnly }: FolderContents): void {
    const isNew = !this.#folders.has(set);
    if (isNew || JSON.stringify(this.#folders.get(set)?.diagnostics) !== JSON.stringify(files.diagnostics))
      this.#touch(set);
    this.#folders.set(set, files);
    const there = new Set<string>();
    for (const { name, text } of [...(files.manifest ? [files.manifest] : []), ...files.modes, ...files.cards]) {
      const file = posix.join(set, name);
      there.add(file);
      this.#takeFile(set, file, { text, readOnly: readOnly.has(name) });
    }
    for (const buffer of this.buffers.values()) {
      if (buffer.set === set && !there.has(buffer.file)) this.#takeGone(buffer);
    }
  }

  #takeFile(set: string, file: string, found: DiskCopy): void {
    const buffer = this.buffers.get(file);
    if (buffer === undefined) {
      this.buffers.set(file, new TextBuffer(file, set, found));
      this.#touch(set);
      return;
    }
    const { readOnly } = buffer.disk;
    const wasUnsaved = buffer.isUnsaved;
    if (found.text === buffer.disk.text || found.text === buffer.text) {
      const isAsBefore = buffer.state === 'same' && buffer.disk.text === found.text && readOnly === found.readOnly;
      this.#settle(buffer, found);
      if (!isAsBefore) this.#tellState(buffer);
    } else if (!wasUnsaved) {
      const before = buffer.text ?? '';
      const edit = minimalEdit(before, found.text ?? '');
      this.#settle(buffer, found);
      this.perform({
        set,
        label: `Change of ${basename(file)} on disk`,
        changes: [{ file, edits: edit ? [edit] : [] }],
      });
      this.#say('info', `${file} has changed on disk and was read again.`);
    } else if (buffer.theirs?.text !== found.text) {
      buffer.state = 'changed';
      buffer.theirs = found;
      this.#tellState(buffer);
      this.#say('warning', `${file} has changed on disk, and has unsaved changes here. Choose which one to keep.`);
    }
  }

  #takeGone(buffer: TextBuffer): void {
    const { file, set, text } = buffer;
    if (buffer.disk.text === undefined) return;
    if (!buffer.isUnsaved) {
      buffer.disk = { text: undefined, readOnly: false };
      const edits = [{ start: 0, end: text?.length ?? 0, text: '' }];
      this.perform({ set, label: `Deletion of ${basename(file)} on disk`, changes: [{ file, edits, exists: false }] });
      this.#say('warning', `${file} was deleted, renamed or made unreadable on disk. Undo brings its text back.`);
      return;
    }
    buffer.disk = { text: undefined, readOnly: false };
    buffer.state = text === undefined ? 'same' : 'deleted';
    buffer.theirs = undefined;
    this.#tellState(buffer);
    this.#say('warning', `${file} is gone from the disk, and has unsaved changes here. Saving writes it anew.`);
  }

  #dropFolder(set: string): void {
    const buffers = [...this.buffers.values()].filter((buffer) => buffer.set === set);
    for (const buffer of buffers) this.#takeGone(buffer);
    if (buffers.some((buffer) => buffer.isUnsaved)) return;
    this.#folders.delete(set);
    this.models.delete(set);
    this.#histories.delete(set);
    for (const { file } of buffers) this.buffers.delete(file);
    this.#touch(set);
  }

  #settle(buffer: TextBuffer, disk: DiskCopy): void {
    buffer.disk = disk;
    buffer.state = 'same';
    buffer.theirs = undefined;
    if (!buffer.isUnsaved) this.#note(buffer, [], true);
  }

  #tellState(buffer: TextBuffer): void {
    this.#tell('file-changed', { file: buffer.view, edits: [] });
  }

  keepMine(buffer: TextBuffer): void {
    if (buffer.theirs) this.#settle(buffer, buffer.theirs);
    this.#tellState(buffer);
  }

  takeTheirs(buffer: TextBuffer): void {
    const { file, set, theirs } = buffer;
    if (theirs === undefined) return;
    const edit = minimalEdit(buffer.text ?? '', theirs.text ?? '');
    this.#settle(buffer, theirs);
    this.perform({ set, label: `${basename(file)} as it is on disk`, changes: [{ file, edits: edit ? [edit] : [] }] });
  }

  /** Work of an earlier run, as one step. Where the disk has moved on since, the user is asked before it is overwritten. */
  recover(file: string, base: string | undefined, text: string | undefined): void {
    const set = this.#setOf(file);
    if (set === undefined) return;
    const known = this.buffers.get(file);
    const edit = minimalEdit(known?.text ?? '', text ?? '');
    const label = `Recovered work in ${basename(file)}`;
    this.perform({ set, label, changes: [{ file, edits: edit ? [edit] : [], exists: text !== undefined }] });
    const buffer = this.buffers.get(file)!;
    if (buffer.disk.text !== base && buffer.isUnsaved) {
      buffer.state = buffer.disk.text === undefined ? 'deleted' : 'changed';
      buffer.theirs = buffer.disk;
      this.#tellState(buffer);
    }
  }

  #setOf(file: string): string | undefined {
    return [...this.#folders.keys()].find((set) => file.startsWith(`${set}/`));
  }

  save(files: readonly string[]): Promise<SaveOutcome> {
    return this.#onDisk(async () => {
      const saved: string[] = [];
      const failures: SaveOutcome['failed'][number][] = [];
      for (const file of files) {
        const buffer = this.buffers.get(file);
        if (!buffer?.isUnsaved) continue;
        const problem = await this.#saveFile(buffer);
        if (problem) failures.push({ file, problem });
        else saved.push(file);
        this.#tellState(buffer);
      }
      this.onSummary();
      return { saved, failed: failures };
    });
  }

  async #saveFile(buffer: TextBuffer): Promise<Problem | undefined> {
    const { file, text } = buffer;
    const changed = {
      code: 'file/changed-on-disk',
      message: `${file} was not saved: it has changed on disk meanwhile. Choose which version to keep.`,
    };
    if (buffer.state === 'changed') return changed;
    const path = join(this.root, ...file.split('/'));
    try {
      if (!(await isInside(this.root, path))) {
        return {
          code: 'file/outside-workspace',
          message: `${file} was not saved: a link leads it out of the workspace.`,
        };
      }
      const now = await readFileWithin(this.root, file);
      const there = 'code' in now ? undefined : now.text;
      if ('code' in now && now.code !== 'file/missing') return { code: now.code, message: `Not saved: ${now.message}` };
      if (there !== buffer.disk.text) {
        buffer.state = there === undefined ? 'deleted' : 'changed';
        buffer.theirs = { text: there, readOnly: false };
        if (there !== undefined) return changed;
      }
      if (there !== undefined && (await isReadOnly(path))) {
        const message = `${file} was not saved: the file is read-only. Make it writable and save again; your changes are kept here.`;
        return { code: 'file/read-only', message };
      }
      if (text === undefined) await unlink(path);
      else await writeAtomically(path, text);
    } catch (error) {
      return { code: 'file/not-written', message: writeTrouble(file, error) };
    }
    this.#settle(buffer, { text, readOnly: false });
    return undefined;
  }

  #onDisk<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#disk.then(work, work);
    this.#disk = turn.catch(() => {});
    return turn;
  }

  #say(severity: Notice['severity'], message: string): void {
    this.#tell('notice', { severity, message });
  }
}

async function readFolder(root: string, set: string): Promise<FolderContents> {
  const files = await readSetFiles(join(root, set));
  const readOnly = new Set<string>();
  for (const { name } of [...(files.manifest ? [files.manifest] : []), ...files.modes, ...files.cards]) {
    if (await isReadOnly(join(root, set, name)).catch(() => false)) readOnly.add(name);
  }
  return { files, readOnly };
}

/** By its mode: even a user who may write everywhere has marked it so for a reason. */
const isReadOnly = async (path: string): Promise<boolean> => ((await stat(path)).mode & 0o222) === 0;

/** Whether a path, or the nearest folder above it that exists, really lies in the workspace. */
async function isInside(root: string, path: string): Promise<boolean> {
  for (let current = path; ; current = dirname(current)) {
    const real = await realpath(current).catch(() => undefined);
    if (real !== undefined) return real === root || real.startsWith(root.endsWith(sep) ? root : root + sep);
    if (current === dirname(current)) return false;
  }
}
