import { stat } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { readSetFiles, type SetFiles } from '../library/set-files.ts';
import type { SetModels } from './set-models.ts';
import type { DiskCopy, TextBuffer } from './text-buffer.ts';
import type { Texts } from './texts.ts';

/** A set's folder as it is on disk. */
export interface FolderContents {
  readonly files: SetFiles;
  /** Names of files that may not be written. */
  readonly readOnly: ReadonlySet<string>;
}

const namesIn = ({ manifest, modes, cards }: SetFiles) => [...(manifest ? [manifest] : []), ...modes, ...cards];

export async function readFolder(root: string, set: string): Promise<FolderContents> {
  const files = await readSetFiles(join(root, set));
  const readOnly = new Set<string>();
  for (const { name } of namesIn(files)) {
    if (await isReadOnly(join(root, set, name)).catch(() => false)) readOnly.add(name);
  }
  return { files, readOnly };
}

/** By its mode: even a user who may write everywhere has marked it so for a reason. */
export const isReadOnly = async (path: string): Promise<boolean> => ((await stat(path)).mode & 0o222) === 0;

/** Takes in what has happened to the files of a workspace on disk. Nothing that is unsaved here is lost by it. */
export class DiskSync {
  readonly #texts: Texts;
  readonly #sets: SetModels;
  #reread: string[] = [];
  #gone: string[] = [];

  constructor(texts: Texts, sets: SetModels) {
    this.#texts = texts;
    this.#sets = sets;
  }

  take(folders: ReadonlyMap<string, FolderContents>): void {
    this.#reread = [];
    this.#gone = [];
    for (const [set, contents] of folders) this.#takeFolder(set, contents);
    for (const set of [...this.#sets.folders.keys()]) if (!folders.has(set)) this.#takeGoneFolder(set);
    this.#tellOfChanges();
  }

  /** One sentence for all files: a checkout of another branch changes many at once. */
  #tellOfChanges(): void {
    const [one] = this.#reread;
    const [lost] = this.#gone;
    const [changed, deleted] = [this.#reread.length, this.#gone.length];
    if (changed > 0) {
      const what =
        changed === 1 ? `${one} has changed on disk and was` : `${changed} files have changed on disk and were`;
      this.#texts.say('info', `${what} read again.`);
    }
    if (deleted > 0) {
      const what = deleted === 1 ? `${lost} was` : `${deleted} files, ${lost} among them, were`;
      this.#texts.say('warning', `${what} deleted, renamed or made unreadable on disk. Undo brings the text back.`);
    }
  }

  #takeFolder(set: string, { files, readOnly }: FolderContents): void {
    const before = this.#sets.folders.get(set);
    if (JSON.stringify(before?.diagnostics) !== JSON.stringify(files.diagnostics)) this.#sets.touch(set);
    this.#sets.folders.set(set, files);
    const there = new Set<string>();
    for (const { name, text } of namesIn(files)) {
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
    if (found.text === buffer.disk.text || found.text === buffer.text) {
      const { state, disk } = buffer;
      const isAsBefore = state === 'same' && disk.text === found.text && disk.readOnly === found.readOnly;
      this.#texts.settle(buffer, found);
      if (!isAsBefore) this.#texts.tellState(buffer);
    } else if (!buffer.isUnsaved) {
      this.#texts.settle(buffer, found);
      this.#texts.replace(buffer, `Change of ${basename(file)} on disk`, found.text);
      this.#reread.push(file);
    } else if (buffer.theirs?.text !== found.text) {
      this.#texts.contest(buffer, found);
    }
  }

  #takeGone(buffer: TextBuffer): void {
    const { file, disk, text } = buffer;
    if (disk.text === undefined) return;
    const wasUnsaved = buffer.isUnsaved;
    buffer.disk = { text: undefined, readOnly: false };
    if (!wasUnsaved) {
      this.#texts.replace(buffer, `Deletion of ${basename(file)} on disk`, undefined);
      this.#gone.push(file);
    } else if (text === undefined) {
      this.#texts.settle(buffer, buffer.disk);
      this.#texts.tellState(buffer);
    } else {
      this.#texts.contest(buffer, buffer.disk);
    }
  }

  #takeGoneFolder(set: string): void {
    const buffers = [...this.#texts.buffers.values()].filter((buffer) => buffer.set === set);
    for (const buffer of buffers) this.#takeGone(buffer);
    if (buffers.some((buffer) => buffer.isUnsaved)) return;
    this.#texts.forget(set);
    this.#sets.forget(set);
  }
}
