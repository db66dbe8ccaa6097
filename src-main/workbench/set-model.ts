import { posix } from 'node:path';
import type { CardSet } from '../../src-engine/card-set.ts';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { isSameValue } from '../../src-shared/same-value.ts';
import type { Row, SetDelta, SetView, Subject, WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import type { Origin } from '../library/origin.ts';
import { type CheckedSet, checkVersions } from '../library/set-check.ts';
import type { Entry } from '../library/set-entries.ts';
import { missingVersion, nextLink } from '../library/set-lineage.ts';
import type { SetVersion } from '../library/set-version.ts';
import type { SourceFile } from '../library/source-file.ts';
import { SubjectIndex } from './diagnostic-subject.ts';
import { changeRows } from './row-splices.ts';
import { type KeyedEntry, rowsOf } from './set-rows.ts';

/** The rows of a set with where each was written. */
export interface SetRows {
  readonly manifest?: KeyedEntry;
  readonly modes: readonly KeyedEntry[];
  readonly cards: ReadonlyMap<string, readonly KeyedEntry[]>;
}

/** The files of one version as they are in the workspace's buffers; undefined when there is no such set. */
export type VersionReader = (set: string, prefix: string) => SetVersion | undefined;

/** One set of the workspace: what its files say, checked anew whenever one of them has changed. */
export class SetModel {
  readonly path: string;
  checked: CheckedSet;
  rows: SetRows = { modes: [], cards: new Map() };
  view: SetView;
  /** The sets that it is made of, itself first. */
  lineage: readonly string[];
  /** A file that cannot be read as YAML: the rows are those of before, and cannot be edited. */
  unreadable: SourceFile | undefined;
  /** What was last seen not to fit on faces. */
  #faces: readonly WorkbenchDiagnostic[] = [];
  /** What was checked last: where nothing of it has changed, as while a what-if is typed, nothing is checked again. */
  #files: readonly SourceFile[] = [];
  #found = '';
  #isNew = true;

  /** Revisions begin behind `after`: what a window still knows of a set of the same path is never taken for this one. */
  constructor(path: string, read: VersionReader, after = 0) {
    this.path = path;
    this.lineage = [path];
    this.checked = this.#check(read);
    this.view = {
      path,
      revision: after,
      modes: [],
      cards: {},
      files: [],
      whatIfs: [],
      diagnostics: [],
      history: {},
      checksum: '',
    };
    this.#takeIn();
  }

  /** Checks the files again and answers what has changed. */
  refresh(read: VersionReader): SetDelta {
    const before = this.checked;
    this.checked = this.#check(read);
    if (this.checked !== before) return this.#takeIn();
    const { path, view } = this;
    this.view = { ...view, revision: view.revision + 1 };
    return { path, from: view.revision, revision: this.view.revision };
  }

  /** Warnings about faces, which are looked for after all else; answers what has changed. */
  takeFaces(diagnostics: readonly Diagnostic[]): SetDelta | undefined {
    const { path, view } = this;
    const index = new SubjectIndex(diagnostics.length > 0 ? this.subjects() : []);
    const faces = diagnostics.map((diagnostic) => index.describe(path, diagnostic));
    if (isSameValue(faces, this.#faces)) return undefined;
    const others = view.diagnostics.filter((diagnostic) => !this.#faces.includes(diagnostic));
    this.#faces = faces;
    this.view = { ...view, revision: view.revision + 1, diagnostics: [...others, ...faces] };
    return { path, from: view.revision, revision: this.view.revision, diagnostics: this.view.diagnostics };
  }

  subjects(): Iterable<readonly [Origin, Subject]> {
    const { manifest, modes, cards } = this.rows;
    return [
      ...(manifest ? [[manifest.entry.origin, { on: 'manifest' }] as const] : []),
      ...modes.map(({ entry, row }) => [entry.origin, { on: 'mode', key: row.key }] as const),
      ...[...cards].flatMap(([type, list]) =>
        list.map(({ entry, row }) => [entry.origin, { on: 'card', type, key: row.key }] as const),
      ),
    ];
  }

  find(subject: Subject): KeyedEntry | undefined {
    switch (subject.on) {
      case 'manifest':
        return this.rows.manifest;
      case 'mode':
        return this.rows.modes.find(({ row }) => row.key === subject.key);
      case 'card':
        return this.rows.cards.get(subject.type)?.find(({ row }) => row.key === subject.key);
    }
  }

  #check(read: VersionReader): CheckedSet {
    const { versions, diagnostics, lineage } = lineageOf(this.path, read);
    const files = versions.flatMap((v) => [...(v.manifest ? [v.manifest] : []), ...v.modes, ...v.cards]);
    const found = JSON.stringify([lineage, diagnostics, versions.map((version) => version.diagnostics)]);
    if (found === this.#found && isSameList(files, this.#files)) return this.checked;
    this.#files = files;
    this.#found = found;
    this.lineage = lineage;
    this.unreadable = files.find((file) => file.node === undefined && file.text.trim() !== '');
    return checkVersions(versions, diagnostics);
  }

  #takeIn(): SetDelta {
    const { checked, path, view } = this;
    const { merged, game } = checked;
    const isStale = this.unreadable !== undefined && !this.#isNew;
    this.#isNew = false;
    if (!isStale) this.rows = merged ? keyed(path, merged) : { modes: [], cards: new Map() };
    const { manifest, modes, cards } = this.rows;
    const index = new SubjectIndex(checked.diagnostics.length > 0 && !isStale ? this.subjects() : []);
    const found = checked.diagnostics.map((diagnostic) => index.describe(path, diagnostic));
    const diagnostics = [...found, ...this.#faces];
    const changedModes = changeRows(
      view.modes,
      modes.map(({ row }) => row),
    );
    const types = new Set([...Object.keys(view.cards), ...(game?.cardTypes.map(({ id }) => id) ?? [])]);
    const changedCards = [...types].map((type) => {
      const change = changeRows(
        view.cards[type] ?? [],
        (cards.get(type) ?? []).map(({ row }) => row),
      );
      return [type, change] as const;
    });
    const oldManifest = view.manifest;
    const manifestRow = manifest?.row;
    const isManifestNew =
      manifestRow !== undefined &&
      (oldManifest === undefined || changeRows([oldManifest], [manifestRow]).splices.length > 0);
    const files = ownFiles(path, checked);
    const next: SetView = {
      path,
      revision: view.revision + 1,
      ...(game && { game: game.id }),
      ...(manifestRow && { manifest: isManifestNew || !oldManifest ? manifestRow : oldManifest }),
      modes: changedModes.rows,
      cards: Object.fromEntries(changedCards.map(([type, { rows }]) => [type, rows])),
      files,
      whatIfs: view.whatIfs,
      diagnostics,
      history: view.history,
      checksum: checked.checksum,
    };
    this.view = next;
    return {
      path,
      from: view.revision,
      revision: next.revision,
      ...(game && game.id !== view.game && { game: game.id }),
      ...(isManifestNew && { manifest: manifestRow }),
      ...(changedModes.splices.length > 0 && { modes: changedModes.splices }),
      cards: Object.fromEntries(
        changedCards.filter(([, { splices }]) => splices.length > 0).map(([type, { splices }]) => [type, splices]),
      ),
      ...(files.join('\n') !== view.files.join('\n') && { files }),
      diagnostics,
      checksum: next.checksum,
    };
  }
}

const isSameList = (one: readonly SourceFile[], other: readonly SourceFile[]): boolean =>
  one.length === other.length && one.every((file, place) => file === other[place]);

/** The version itself and those it extends, all from the buffers. */
export function lineageOf(
  path: string,
  read: VersionReader,
): { versions: SetVersion[]; diagnostics: Diagnostic[]; lineage: string[] } {
  const diagnostics: Diagnostic[] = [];
  const own = read(path, '');
  if (own === undefined) return { versions: [], diagnostics, lineage: [path] };
  const versions = [own];
  const lineage = [path];
  for (let link = nextLink(versions, diagnostics); link; link = nextLink(versions, diagnostics)) {
    const base = posix.join(posix.dirname(path), link.name);
    // Listed even when it is missing: once it is there, this set must be checked again.
    lineage.push(base);
    const version = read(base, `../${link.name}/`);
    if (version === undefined) {
      diagnostics.push(missingVersion(link));
      break;
    }
    versions.push(version);
  }
  return { versions, diagnostics, lineage };
}

/** Merged entries with the keys that views know them by. */
export function keyed(path: string, merged: NonNullable<CheckedSet['merged']>): SetRows {
  const [manifest] = rowsOf(path, merged.manifest ? [merged.manifest] : []);
  return {
    ...(manifest && { manifest }),
    modes: rowsOf(path, merged.modes),
    cards: new Map(
      [...merged.cards].map(([type, entries]: [string, readonly Entry[]]) => [type, rowsOf(path, entries)]),
    ),
  };
}

const ownFiles = (path: string, { files }: CheckedSet): string[] =>
  files.filter(({ name }) => !name.startsWith('../')).map(({ name }) => posix.join(path, name));

/** The set as it is, right or wrong, for comparing. */
export function looseSet({ merged }: CheckedSet): CardSet {
  const values = (entries: readonly Entry[]) => rowsOf('', entries).map(({ row }) => named(row));
  return {
    manifest: { game: '', version: '', ...(merged?.manifest?.value as object | undefined) },
    modes: values(merged?.modes ?? []),
    cards: Object.fromEntries([...(merged?.cards ?? [])].map(([type, entries]) => [type, values(entries)])),
  };
}

/** What has no usable id or name is told by its key. */
export function named({ key, value }: Row): {
  readonly id: string;
  readonly name: string;
  readonly [field: string]: unknown;
} {
  const name = typeof value.name === 'string' ? value.name : key;
  return { ...value, id: key, name };
}
