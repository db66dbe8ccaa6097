import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { minimalEdit } from '../../src-shared/text-edits.ts';
import { type RawFile, readSetFiles, readWhatIfFiles, type SetFiles } from '../library/set-files.ts';
import type { SetModels } from './set-models.ts';
import { type DiskCopy, NO_FILE, type TextBuffer } from './text-buffer.ts';
import type { FileStep, Texts } from './texts.ts';

/** A set's folder as it is on disk. */
export interface FolderContents {
  readonly files: SetFiles;
  readonly whatIfs: readonly RawFile[];
  /** Names of files that may not be written. */
  readonly readOnly: ReadonlySet<string>;
}

const textsIn = ({ files: { manifest, modes, cards }, whatIfs }: Omit<FolderContents, 'readOnly'>) => [
  ...(manifest ? [manifest] : []),
  ...modes,
  ...cards,
  ...whatIfs,
];

export async function readFolder(root: string, set: string): Promise<FolderContents> {
  const read = await readSetFiles(join(root, set));
  const found = await readWhatIfFiles(join(root, set), read.whatIfs);
  const whatIfs = found.filter((one): one is RawFile => 'text' in one);
  const unreadable = found.filter((one): one is Diagnostic => 'code' in one);
  const files = { ...read, diagnostics: [...read.diagnostics, ...unreadable] };
  const readOnly = new Set<string>();
  for (const { name } of textsIn({ files, whatIfs })) {
    if (await isReadOnly(join(root, set, name)).catch(() => false)) readOnly.add(name);
  }
  return { files, whatIfs, readOnly };
}

/**
 * By its mode: even a user who may write everywhere has marked it so for a reason. Else by what the system says of this user: a new
 * file could take the place of one that they may not write.
 */
export async function isReadOnly(path: string): Promise<boolean> {
  if (((await stat(path)).mode & 0o222) === 0) return true;
  return access(path, constants.W_OK).then(
    () => false,
    () => true,
  );
}

/** Takes in what has happened to the files of a workspace on disk. Nothing that is unsaved here is lost by it. */
export class DiskSync {
  readonly #texts: Texts;
  readonly #sets: SetModels;
  /** What is read again or gone, by set: one step of its history, however many files a checkout of another branch changes. */
  #changes = new Map<string, FileStep[]>();

  constructor(texts: Texts, sets: SetModels) {
    this.#texts = texts;
    this.#sets = sets;
  }

  take(folders: ReadonlyMap<string, FolderContents>): void {
    this.#changes = new Map();
    for (const [set, contents] of folders) this.#takeFolder(set, contents);
    for (const set of [...this.#sets.folders.keys()]) if (!folders.has(set)) this.#takeGoneFolder(set);
    for (const [set, changes] of this.#changes) this.#perform(set, changes);
    this.#tellOfChanges([...this.#changes.values()].flat());
  }

  #perform(set: string, changes: readonly FileStep[]): void {
    const [first] = changes;
    const name = changes.length === 1 && first ? basename(first.file) : `${changes.length} files`;
    this.#texts.perform({ set, label: `Change of ${name} on disk`, changes });
  }

  #tellOfChanges(changes: readonly FileStep[]): void {
    const named = (files: readonly FileStep[], one: string, many: string): string =>
      files.length === 1 ? `${files[0]?.file} ${one}` : `${files.length} files, ${files[0]?.file} among them, ${many}`;
    const reread = changes.filter(({ exists }) => exists);
    const gone = changes.filter(({ exists }) => !exists);
    if (reread.length > 0) {
      const what = named(reread, 'has changed on disk and was', 'have changed on disk and were');
      this.#texts.say('info', `${what} read again.`);
    }
    if (gone.length > 0) {
      const what = named(gone, 'was', 'were');
      this.#texts.say('warning', `${what} deleted, renamed or made unreadable on disk. Undo brings the text back.`);
    }
  }

  #takeFolder(set: string, contents: FolderContents): void {
    const { files, readOnly } = contents;
    const before = this.#sets.folders.get(set);
    if (before === undefined) this.#texts.bringBack(set);
    if (JSON.stringify(before?.diagnostics) !== JSON.stringify(files.diagnostics)) this.#sets.touch(set);
    this.#sets.folders.set(set, files);
    const there = new Set<string>();
    for (const { name, text } of textsIn(contents)) {
      const file = posix.join(set, name);
      there.add(file);
      this.#takeFile(set, file, { text, readOnly: readOnly.has(name) });
    }
    for (const buffer of this.#texts.buffers.values()) {
      if (buffer.set === set && !there.has(buffer.file)) this.#takeGone(buffer);
    }
  }

  #takeFile(set: string, file: string, found: DiskCopy): void {
    const buffer = this.#texts.buffers.get(file);
    if (buffer === undefined) {
      this.#texts.add(file, set, found);
      return;
    }
    const { state, disk, text, isUnsaved } = buffer;
    if (found.text === disk.text || found.text === text) {
      if (state === 'same' && disk.text === found.text && disk.readOnly === found.readOnly) return;
      this.#texts.settle(buffer, found);
      this.#texts.tellState(buffer);
    } else if (!isUnsaved) {
      this.#texts.settle(buffer, found);
      this.#note(buffer, found.text);
    } else if (buffer.theirs?.text !== found.text) {
      this.#texts.contest(buffer, found);
    }
  }

  #takeGone(buffer: TextBuffer): void {
    const { disk, text, state, isUnsaved } = buffer;
    if (disk.text === undefined || state === 'deleted') return;
    if (isUnsaved && text !== undefined) this.#texts.contest(buffer, NO_FILE);
    else {
      this.#texts.settle(buffer, NO_FILE);
      if (text === undefined) this.#texts.tellState(buffer);
      else this.#note(buffer, undefined);
    }
  }

  #note({ file, set, text: before = '' }: TextBuffer, text: string | undefined): void {
    const edit = minimalEdit(before, text ?? '');
    const change = { file, edits: edit ? [edit] : [], exists: text !== undefined };
    this.#changes.set(set, [...(this.#changes.get(set) ?? []), change]);
  }

  /** With unsaved work in it, a set stays as it is until its folder is back; without, it goes, and what was done to it is kept. */
  #takeGoneFolder(set: string): void {
    const unsaved = [...this.#texts.buffers.values()].filter((buffer) => buffer.set === set && buffer.isUnsaved);
    for (const buffer of unsaved) if (buffer.text !== undefined) this.#takeGone(buffer);
    if (unsaved.length > 0) return;
    this.#texts.putAside(set);
    this.#sets.forget(set);
    this.#texts.say('warning', `The folder ${set} is gone from the disk.`);
  }
}
