import type { CardSet } from '../../src-engine/card-set.ts';
import { type Diagnostic, hasErrors } from '../../src-shared/diagnostic.ts';
import {
  applyWhatIf,
  type FieldPlace,
  type Fields,
  type Touch,
  valueAt,
  type WhatIfLine,
} from '../../src-shared/what-if/what-if.ts';
import type { LoadedSet } from './card-set-loader.ts';
import { DiagnosticList } from './diagnostic-list.ts';
import type { FieldSchema, Path } from './schema-field.ts';
import { type Schemas, schemasOf } from './schemas.ts';
import { readFileAt } from './set-files.ts';
import { diagnosticAt, parseWhatIf, type SourceFile, type Span } from './source-file.ts';
import type { MappingEntry } from './yaml/source-node.ts';

/** What-ifs applied one after the other, as if they were one text. */
export interface AppliedStack {
  /** The changed set; there when no diagnostic is an error. */
  readonly set?: CardSet;
  /** The values that differ in it, each once. */
  readonly changes: readonly ChangedValue[];
  readonly lines: readonly WhatIfLine[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A value that what-ifs have made another. */
export interface ChangedValue {
  readonly on: Touch['on'];
  readonly type?: string;
  readonly id?: string;
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

export interface AppliedWhatIf extends AppliedStack {
  /** The file as it was given. */
  readonly path: string;
}

/** A set without errors, and its game. */
export type SoundSet = Pick<LoadedSet, 'set' | 'game'>;

/** A what-if that was read; without a file it could not be. */
export interface WhatIfSource {
  readonly file?: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a what-if, applies it to a set without errors and checks what comes out. Diagnostics point into the what-if. */
export async function loadWhatIf(path: string, loaded: SoundSet): Promise<AppliedWhatIf> {
  return { path, ...(await loadWhatIfs([path], loaded)) };
}

/** The same with several, in order. */
export async function loadWhatIfs(paths: readonly string[], loaded: SoundSet): Promise<AppliedStack> {
  return applyStack(await Promise.all(paths.map(readSource)), loaded);
}

async function readSource(path: string): Promise<WhatIfSource> {
  const raw = await readFileAt(path);
  return 'code' in raw ? { diagnostics: [raw] } : parseWhatIf(path, raw.text);
}

/** A line and the file that it is written in. */
interface WrittenLine {
  readonly file: SourceFile;
  readonly entry: MappingEntry;
  readonly line: WhatIfLine;
}

/** Applies what-ifs in order to a set without errors, and checks what comes out of them all. Diagnostics point into them. */
export function applyStack(sources: readonly WhatIfSource[], { set, game }: SoundSet): AppliedStack {
  const schemas = game && schemasOf(game.id);
  if (set === undefined || game === undefined || schemas === undefined)
    throw new Error('A what-if needs a set without errors');
  const list = new DiagnosticList();
  const written = sources.flatMap((source) => writtenLines(source, list));
  const lines = written.map(({ line }) => line);
  const fail = (): AppliedStack => ({ changes: [], lines, diagnostics: list.sorted() });
  // Of a text that cannot be read, nobody knows what its lines are.
  if (sources.some(({ diagnostics }) => hasErrors(diagnostics))) return fail();
  const result = applyWhatIf(set, lines, fieldsFrom(schemas));
  for (const { line, code, message, in: where } of result.problems) {
    const { entry, file } = written[line]!;
    list.add(diagnosticAt(file, where === 'selector' ? keySpan(entry) : entry.node, 'error', code, message));
  }
  const changed = result.set;
  const touches = touchesByObject(changed, result.touches);
  const found: Trouble[] = [];
  const report = (on: object, path: Path, code: string, message: string) => {
    found.push({ line: lineFor(touches.get(on) ?? [], path), code, message, on });
  };
  for (const [value, [touch]] of touches) {
    for (const violation of touch ? schemas.validate(schemaFor(touch), value) : []) {
      report(value, violation.path, violation.code, violation.message);
    }
  }
  // The set itself is known to be right. Half of a change is not for the game to judge.
  if (!list.hasErrors && found.length === 0 && touches.size > 0) {
    for (const finding of game.check(changed, true)) {
      if (finding.severity === 'error') report(finding.on, finding.path, finding.code, finding.message);
    }
  }
  for (const { line, code, message } of summed(found)) {
    const { file, entry } = written[line]!;
    list.add(diagnosticAt(file, entry.node, 'error', code, message));
  }
  const diagnostics = list.sorted();
  if (hasErrors(diagnostics)) return fail();
  return { set: changed, changes: changedValues(set, touches), lines, diagnostics };
}

function writtenLines({ file, diagnostics }: WhatIfSource, list: DiagnosticList): WrittenLine[] {
  list.addAll(diagnostics);
  const node = file?.node;
  if (file === undefined || node === undefined) return [];
  // Only comments, or nothing: nothing changes.
  if (node.kind === 'scalar' && node.value === null && node.source === '') return [];
  if (node.kind !== 'mapping') {
    const message = 'A what-if is a list of changes, one a line, such as “modes.<mode>.<field>: +10%”.';
    list.add(diagnosticAt(file, firstLine(file), 'error', 'what-if/syntax', message));
    return [];
  }
  return node.entries.flatMap((entry): WrittenLine[] => {
    const { node: value } = entry;
    if (value.kind === 'scalar') {
      return [{ file, entry, line: { selector: entry.key, source: value.source, value: value.value } }];
    }
    list.add(diagnosticAt(file, keySpan(entry), 'error', 'what-if/syntax', 'A change is one value on the same line.'));
    return [];
  });
}

/** Values that come back to what they were are not among them. */
function changedValues(set: CardSet, touches: ReadonlyMap<object, readonly Touch[]>): ChangedValue[] {
  const originals = objectsOf(set);
  const changes: ChangedValue[] = [];
  for (const [object, list] of touches) {
    const seen = new Set<string>();
    for (const { line: _, path, ...place } of list) {
      const name = path.join('.');
      const original = originals.get(objectName(place));
      if (seen.has(name) || original === undefined) continue;
      seen.add(name);
      const before = valueAt(original, path);
      const after = valueAt(object, path);
      if (before !== after) changes.push({ ...place, path: pathInto(object, path), before, after });
    }
  }
  return changes;
}

/** Numbers where the path passes through lists. */
const pathInto = (object: object, path: readonly string[]): Path =>
  path.map((step, depth) => (Array.isArray(valueAt(object, path.slice(0, depth))) ? Number(step) : step));

const keySpan = ({ keyStart, keyEnd }: MappingEntry): Span => ({ start: keyStart, end: keyEnd });

const firstLine = ({ node }: SourceFile): Span => ({ start: node?.start ?? 0, end: node?.start ?? 0 });

/** What a line has made wrong about one object of the set. */
interface Trouble {
  readonly line: number;
  readonly code: string;
  readonly message: string;
  readonly on: object;
}

/** One trouble a line and code where it is the same with several objects: it names the first and counts the others. */
function summed(troubles: readonly Trouble[]): Trouble[] {
  const groups = new Map<string, Trouble[]>();
  for (const trouble of troubles) {
    const kind = `${trouble.line} ${trouble.code}`;
    const group = groups.get(kind);
    if (group) group.push(trouble);
    else groups.set(kind, [trouble]);
  }
  return [...groups.values()].flatMap((group) => {
    const objects = new Set(group.map(({ on }) => on)).size;
    const first = group[0]!;
    if (objects === 1) return group;
    const message = first.message.replace(/\.$/, '');
    return [{ ...first, message: `${message} (first: ${nameOf(first.on)}; and ${objects - 1} more).` }];
  });
}

function nameOf(object: object): string {
  const { name, id } = object as { name?: unknown; id?: unknown };
  return String(name ?? id ?? 'the set');
}

/** Whole numbers and amounts of money keep their step; anything else is not rounded. */
function fieldsFrom(schemas: Schemas): Fields {
  const schemaAt = (place: FieldPlace, object: object) => {
    const steps = place.path.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return schemas.field(schemaFor(place), steps, object);
  };
  return {
    stepOf: (place, object) => {
      const field = schemaAt(place, object);
      return field.type === 'integer' ? 1 : field.multipleOf;
    },
    // A group of values that is left out cannot be set to one.
    knows: (place, object) => isSingle(schemaAt(place, object)),
  };
}

const SINGLE = ['number', 'integer', 'string', 'boolean'];

/** Whether a field can hold one value, as a what-if can set it, and not only a group of them. */
export const isSingle = (field: FieldSchema): boolean =>
  field.enum !== undefined ||
  'const' in field ||
  [field.type ?? []].flat().some((type) => SINGLE.includes(type)) ||
  (field.oneOf?.some(isSingle) ?? false);

const schemaFor = ({ on, type }: Omit<FieldPlace, 'path'>): string =>
  on === 'manifest' ? 'set' : on === 'mode' ? 'mode' : (type ?? '');

const objectName = (place: Omit<FieldPlace, 'path'>): string =>
  place.on === 'manifest' ? 'manifest' : `${schemaFor(place)} ${place.id}`;

function objectsOf(set: CardSet): Map<string, object> {
  const objects = new Map<string, object>([['manifest', set.manifest]]);
  for (const mode of set.modes) objects.set(`mode ${mode.id}`, mode);
  for (const [type, cards] of Object.entries(set.cards)) {
    for (const card of cards) objects.set(`${type} ${card.id}`, card);
  }
  return objects;
}

/** The touches of each object of the changed set. */
function touchesByObject(set: CardSet, touches: readonly Touch[]): Map<object, Touch[]> {
  const objects = objectsOf(set);
  const byObject = new Map<object, Touch[]>();
  for (const touch of touches) {
    const found = objects.get(objectName(touch));
    if (found === undefined) throw new Error(`Touched ${touch.id}, which is not in the set`);
    const list = byObject.get(found);
    if (list) list.push(touch);
    else byObject.set(found, [touch]);
  }
  return byObject;
}

/** The last line that changed the value, or else anything of the same object; the first line where nothing tells. */
function lineFor(touches: readonly Touch[], path: Path): number {
  const exact = touches.findLast((touch) => {
    const shared = Math.min(touch.path.length, path.length);
    return touch.path.slice(0, shared).join('.') === path.slice(0, shared).join('.');
  });
  return (exact ?? touches.at(-1))?.line ?? 0;
}
