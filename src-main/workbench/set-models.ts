import { basename, posix } from 'node:path';
import type { WhatIfView } from '../../src-shared/workbench/set-view.ts';
import type { SetFiles } from '../library/set-files.ts';
import type { SetVersion } from '../library/set-version.ts';
import type { ParsedSource } from '../library/source-file.ts';
import { SetModel, type VersionReader } from './set-model.ts';
import type { TextBuffer } from './text-buffer.ts';
import type { Texts } from './texts.ts';
import { whatIfViews } from './what-if-views.ts';
import type { WorkbenchListener } from './workbench.ts';

/** The sets of a workspace, each checked anew when a text of its own or of what it extends has changed. */
export class SetModels {
  readonly models = new Map<string, SetModel>();
  /** What reading a set's folder has shown: its what-ifs, and files that are no texts. */
  readonly folders = new Map<string, SetFiles>();
  readonly #texts: () => Texts;
  readonly #tell: WorkbenchListener;
  readonly #touched = new Set<string>();
  /** The last revisions of sets that were forgotten. */
  readonly #forgotten = new Map<string, number>();
  #refreshing: NodeJS.Immediate | undefined;
  /** Told when counts or marks may have changed. */
  onSummary: () => void = () => {};

  constructor(texts: () => Texts, tell: WorkbenchListener) {
    this.#texts = texts;
    this.#tell = tell;
  }

  /** The views follow when the thread comes to rest, so that typing is answered first; or at `refresh`. */
  touch(set: string): void {
    this.#touched.add(set);
    this.#refreshing ??= setImmediate(() => {
      try {
        this.refresh();
      } catch (error) {
        console.error('soundcheck: a set could not be checked:', error);
        const message = 'A set could not be checked; this is a fault of the program. Your work is kept.';
        this.#tell('notice', { severity: 'error', message });
      }
    });
  }

  /** Brings the views of all that has changed up to date, and tells the windows. */
  refresh(): void {
    this.stop();
    if (this.#touched.size === 0) return;
    const touched = new Set(this.#touched);
    this.#touched.clear();
    const made = this.#makeModels();
    for (const model of this.models.values()) {
      if (made.has(model) || !model.lineage.some((set) => touched.has(set))) continue;
      const delta = model.refresh(this.read);
      const history = this.#texts().historyView(model.path);
      const whatIfs = this.#whatIfsOf(model);
      model.view = { ...model.view, history, whatIfs };
      this.#tell('set-changed', { ...delta, history, whatIfs });
    }
    this.onSummary();
  }

  forget(set: string): void {
    const model = this.models.get(set);
    if (model) this.#forgotten.set(set, model.view.revision);
    this.folders.delete(set);
    this.models.delete(set);
    this.touch(set);
  }

  stop(): void {
    clearImmediate(this.#refreshing);
    this.#refreshing = undefined;
  }

  #makeModels(): ReadonlySet<SetModel> {
    const made = new Set<SetModel>();
    for (const set of this.folders.keys()) {
      if (this.models.has(set)) continue;
      const model = new SetModel(set, this.read, this.#forgotten.get(set));
      model.view = { ...model.view, history: this.#texts().historyView(set), whatIfs: this.#whatIfsOf(model) };
      this.models.set(set, model);
      made.add(model);
    }
    return made;
  }

  #whatIfsOf({ path, checked }: SetModel): readonly WhatIfView[] {
    return whatIfViews(this.#texts(), path, checked);
  }

  /** The files of a version as they are edited now. */
  readonly read: VersionReader = (set, prefix) =>
    this.#version(set, prefix, {
      textOf: (buffer) => buffer.text,
      sourceOf: (buffer, name) => buffer.source(name),
    });

  /** The files of a version as they are on disk. */
  readonly readSaved: VersionReader = (set, prefix) =>
    this.#version(set, prefix, {
      textOf: (buffer) => buffer.disk.text,
      sourceOf: (buffer, name) => buffer.savedSource(name),
    });

  #version(set: string, prefix: string, { textOf, sourceOf }: Reading): SetVersion | undefined {
    const folder = this.folders.get(set);
    if (folder === undefined) return undefined;
    const { buffers } = this.#texts();
    const there = [...buffers.values()]
      .filter((buffer) => buffer.set === set && textOf(buffer) !== undefined)
      .sort((a, b) => (a.file < b.file ? -1 : 1));
    const nameOf = (buffer: TextBuffer): string => buffer.file.slice(set.length + 1);
    const manifest = there.find((buffer) => nameOf(buffer) === 'set.yaml');
    const below = (part: string) => there.filter((buffer) => nameOf(buffer).startsWith(part));
    const all = [...(manifest ? [manifest] : []), ...below('modes/'), ...below('cards/')];
    const sources = new Map(all.map((buffer) => [buffer, sourceOf(buffer, prefix + nameOf(buffer))]));
    const fileOf = (buffer: TextBuffer) => sources.get(buffer)!.file;
    const troubles = folder.diagnostics
      .filter(({ code, file }) =>
        code === 'set/missing-manifest' ? !manifest : buffers.get(posix.join(set, file))?.text === undefined,
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
}

interface Reading {
  readonly textOf: (buffer: TextBuffer) => string | undefined;
  readonly sourceOf: (buffer: TextBuffer, name: string) => ParsedSource;
}
