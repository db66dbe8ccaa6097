import type { TextPlace } from '../../../src-shared/workbench/api.ts';
import { schemasOf } from '../schemas.ts';
import type { SourceFile, Span } from '../source-file.ts';
import { childOf, entryOf, type SourceNode } from '../yaml/source-node.ts';
import { type Reference, referenceOf } from './known-names.ts';
import { nodeAt } from './node-at.ts';
import { folderOfFile, kindOfFile, type SourceSet, subjectAt, typeOfFile } from './source-set.ts';

/**
 * Where the id at an offset is defined: a mode in its file, a class or effect in the modes that know it, the set that is extended,
 * the inherited card that is changed or removed. Files are named as the set's files are.
 */
export function definitionsAt(set: SourceSet, file: SourceFile, offset: number): TextPlace[] {
  const found = file.node && nodeAt(file.node, offset);
  if (found === undefined || found.on === 'key' || found.node.kind !== 'scalar') return [];
  const { path, node } = found;
  if (typeof node.value !== 'string') return [];
  const id = node.value;
  const kind = kindOfFile(file.name);
  if (kind === 'set' && path.length === 1 && path[0] === 'extends') return manifestOf(set, file, id);
  if (kind === 'cards' && path.length === 2 && path[0] === 'removed') return inheritedCards(set, file, id);
  const subject = subjectAt(set, file, path);
  if (subject === undefined) return [];
  if (subject.path.length === 1 && subject.path[0] === 'id') {
    return kind === 'cards' ? inheritedCards(set, file, id) : kind === 'mode' ? modesBelow(set, file, id) : [];
  }
  const schemas = schemasOf(set.game);
  const field = schemas?.has(subject.schema) ? schemas.field(subject.schema, subject.path, subject.value) : {};
  const refers = referenceOf(field);
  return refers === undefined ? [] : referred(set, refers, id, subject.value.modes);
}

const placeIn = (file: SourceFile, { start, end }: Span): TextPlace => {
  const from = file.lines.place(start);
  const to = file.lines.place(end);
  return { file: file.name, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
};

function referred(set: SourceSet, refers: Reference, id: string, modes: unknown): TextPlace[] {
  const files = set.files.filter((file) => kindOfFile(file.name) === 'mode');
  if (refers === 'mode') return files.flatMap((file) => idPlace(file, id) ?? []);
  return files.flatMap((file) => {
    const mode = file.node && childOf(file.node, 'id')?.value;
    if (Array.isArray(modes) && !modes.includes(mode)) return [];
    let holder: SourceNode | undefined = file.node;
    for (const step of refers) holder = holder && childOf(holder, step);
    const entry = holder?.kind === 'mapping' ? entryOf(holder, id) : undefined;
    return entry ? [placeIn(file, { start: entry.keyStart, end: entry.keyEnd })] : [];
  });
}

/** The place of the id of a mode file that has it. */
function idPlace(file: SourceFile, id: string): TextPlace | undefined {
  const node = file.node && childOf(file.node, 'id');
  return node?.value === id ? placeIn(file, node) : undefined;
}

/** What the mode changes in the versions below this one. */
const modesBelow = (set: SourceSet, file: SourceFile, id: string): TextPlace[] =>
  below(set, file).flatMap((other) => (kindOfFile(other.name) === 'mode' ? (idPlace(other, id) ?? []) : []));

function inheritedCards(set: SourceSet, file: SourceFile, id: string): TextPlace[] {
  const type = typeOfFile(file);
  return below(set, file).flatMap((other) => {
    if (kindOfFile(other.name) !== 'cards' || typeOfFile(other) !== type || other.node === undefined) return [];
    const list = childOf(other.node, 'cards');
    const items = list?.kind === 'sequence' ? list.items : [];
    return items.flatMap((item) => {
      const node = childOf(item, 'id');
      return node?.value === id ? [placeIn(other, node)] : [];
    });
  });
}

/** The files of the versions that a file's own version extends. */
function below(set: SourceSet, file: SourceFile): readonly SourceFile[] {
  const folders = [...new Set(set.files.map(({ name }) => folderOfFile(name)))];
  const older = folders.slice(folders.indexOf(folderOfFile(file.name)) + 1);
  return set.files.filter(({ name }) => older.includes(folderOfFile(name)));
}

function manifestOf(set: SourceSet, file: SourceFile, version: string): TextPlace[] {
  const other = below(set, file).find(({ name, node }) => {
    const said = node && childOf(node, 'version')?.value;
    return kindOfFile(name) === 'set' && (said === version || folderOfFile(name).endsWith(`/${version}/`));
  });
  if (other === undefined) return [];
  const node = other.node && childOf(other.node, 'version');
  return [placeIn(other, node ?? { start: 0, end: 0 })];
}
