import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { applyEdits } from '../../src-shared/text-edits.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { editableOf } from '../library/edit/editable-checked.ts';
import type { PlannedFile } from '../library/edit/editable-set.ts';
import { planEdit } from '../library/edit/plan-edit.ts';
import { type CheckedSet, checkVersions } from '../library/set-check.ts';
import { idOf } from '../library/set-entries.ts';
import type { SetVersion } from '../library/set-version.ts';
import { parseSource, type SourceFile } from '../library/source-file.ts';
import { pathTo } from '../library/yaml/path-to.ts';
import { type CsvImport, type FindingInTable, readCsvImport } from './csv-import.ts';

/** The files of a set, its own and those of the versions that it extends, with what was wrong with finding them. */
export interface SetOnDisk {
  readonly versions: readonly SetVersion[];
  readonly diagnostics: readonly Diagnostic[];
  readonly checked: CheckedSet;
}

export interface ImportIntoSet {
  readonly csv: CsvImport;
  /** Own files of the set as they would be, by name from its folder. */
  readonly files: readonly ChangedFile[];
  /** The set as it would be. */
  readonly after: CheckedSet;
  /** What would be wrong with it that is not wrong now; by the lines of the new texts. */
  readonly newProblems: readonly Diagnostic[];
  /** The errors among them, told at the cells and rows of the table that they come from. */
  readonly tableErrors: readonly Diagnostic[];
  /** Those that come from no row. */
  readonly otherErrors: readonly Diagnostic[];
}

interface ChangedFile {
  readonly name: string;
  readonly text: string;
  /** The same as it is to be written, with the byte order mark that the file has had. */
  readonly bytes: Uint8Array;
}

/** What a table would do to a set on disk, without doing it. */
export function importIntoSet(set: SetOnDisk, type: CardTypeInfo, name: string, text: string): Result<ImportIntoSet> {
  const { versions, checked } = set;
  const editable = editableOf(checked, versions.length > 1 ? checkVersions(versions.slice(1)) : undefined);
  if (editable === undefined)
    return failed('set/unknown-game', 'The game of this set is not known; mend set.yaml first.');
  const csv = readCsvImport(name, text, type, editable);
  const nothing = { csv, files: [], after: checked, newProblems: [], tableErrors: [], otherErrors: [] };
  const edit = csv.edit ?? csv.readable;
  if (edit === undefined) return done(nothing);
  const plan = planEdit(editable, edit);
  if (!plan.ok) return csv.edit === undefined ? done(nothing) : plan;
  const [own, ...bases] = versions;
  const files = plan.value.files.map((file): ChangedFile => {
    const text = textAfter(editable.ownFiles, file);
    return { name: file.file, text, bytes: new TextEncoder().encode(markOf(own!, file.file) + text) };
  });
  const after = checkVersions([withTexts(own!, files), ...bases], set.diagnostics);
  const newProblems = newIn(after.diagnostics, checked.diagnostics);
  const errors = newProblems.filter(({ severity }) => severity === 'error');
  const told = errors.map((error) => ({ error, inTable: findingInTable(csv, type, after, error) }));
  return done({
    csv,
    files,
    after,
    newProblems,
    tableErrors: told.flatMap(({ inTable }) => (typeof inTable === 'string' ? [] : [inTable])),
    otherErrors: told.flatMap(({ error, inTable }) => (inTable === 'elsewhere' ? [error] : [])),
  });
}

function findingInTable(csv: CsvImport, type: CardTypeInfo, after: CheckedSet, finding: Diagnostic): FindingInTable {
  for (const entry of after.merged?.cards.get(type.id) ?? []) {
    const { file, node } = entry.origin;
    if (file.name !== finding.file) continue;
    const offset = file.lines.offset(finding.line) + finding.column - 1;
    if (offset < node.start || offset > node.end) continue;
    const id = idOf(entry);
    return id === undefined ? 'elsewhere' : csv.findingAt(id, pathTo(node, offset), finding);
  }
  return 'elsewhere';
}

function textAfter(ownFiles: readonly SourceFile[], { file, edits, create }: PlannedFile): string {
  return create ?? applyEdits(ownFiles.find(({ name }) => name === file)!.text, edits);
}

/** Texts are without it. */
function markOf({ contents }: SetVersion, name: string): string {
  const [first, second, third] = contents.find((content) => content.name === name)?.bytes ?? [];
  return first === 0xef && second === 0xbb && third === 0xbf ? '\ufeff' : '';
}

/** Only card files change; the planner leaves alone what could not be read. */
function withTexts(version: SetVersion, files: ImportIntoSet['files']): SetVersion {
  const parsed = files.map(({ name, text }) => parseSource(name, text));
  const changed = new Map(parsed.map(({ file }) => [file.name, file]));
  const kept = version.cards.filter(({ name }) => !changed.has(name));
  const contents = version.contents.filter(({ name }) => !changed.has(name));
  return {
    ...version,
    cards: [...kept, ...changed.values()].sort(byName),
    diagnostics: [...version.diagnostics, ...parsed.flatMap(({ diagnostics }) => diagnostics)],
    contents: [...contents, ...files.map(({ name, bytes }) => ({ name, bytes }))].sort(byPlace),
  };
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

/** As they are read: manifest, modes, cards. */
const PLACES = ['set.yaml', 'modes/', 'cards/'];
const placeOf = (name: string): number => PLACES.findIndex((start) => name.startsWith(start));
const byPlace = (a: { readonly name: string }, b: { readonly name: string }): number =>
  placeOf(a.name) - placeOf(b.name) || byName(a, b);

/** Edits move lines, so that problems are known by what they say. */
function newIn(after: readonly Diagnostic[], before: readonly Diagnostic[]): Diagnostic[] {
  const nameOf = ({ file, code, message }: Diagnostic) => `${file}\n${code}\n${message}`;
  const known = new Map<string, number>();
  for (const found of before) known.set(nameOf(found), (known.get(nameOf(found)) ?? 0) + 1);
  return after.filter((found) => {
    const left = known.get(nameOf(found)) ?? 0;
    known.set(nameOf(found), left - 1);
    return left <= 0;
  });
}
