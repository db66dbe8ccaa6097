import type { CardSet } from '../../src-engine/card-set.ts';
import { type Diagnostic, hasErrors } from '../../src-shared/diagnostic.ts';
import {
  applyWhatIf,
  type FieldPlace,
  type Fields,
  type Touch,
  type WhatIfLine,
} from '../../src-shared/what-if/what-if.ts';
import type { LoadedSet } from './card-set-loader.ts';
import { DiagnosticList } from './diagnostic-list.ts';
import type { Path } from './schema-field.ts';
import { type Schemas, schemasOf } from './schemas.ts';
import { readFileAt } from './set-files.ts';
import { diagnosticAt, parseSource, type SourceFile, type Span } from './source-file.ts';
import type { MappingEntry } from './yaml/source-node.ts';

export interface AppliedWhatIf {
  /** The file as it was given. */
  readonly path: string;
  /** The changed set; there when no diagnostic is an error. */
  readonly set?: CardSet;
  readonly lines: readonly WhatIfLine[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a what-if, applies it to a set without errors and checks what comes out. Diagnostics point into the what-if. */
export async function loadWhatIf(path: string, loaded: LoadedSet): Promise<AppliedWhatIf> {
  const { file, diagnostics } = await readSource(path);
  if (file?.node === undefined) return { path, lines: [], diagnostics };
  // Only comments, or nothing: nothing changes.
  if (file.node.kind === 'scalar' && file.node.value === null && file.node.source === '') {
    return applyFile(path, file, [], loaded);
  }
  if (file.node.kind !== 'mapping') {
    const message = 'A what-if is a list of changes, one a line, such as “modes.clubnight.ticketPrice: +2”.';
    return { path, lines: [], diagnostics: [diagnosticAt(file, firstLine(file), 'error', 'what-if/syntax', message)] };
  }
  return applyFile(path, file, file.node.entries, loaded);
}

async function readSource(path: string): Promise<{ file?: SourceFile; diagnostics: readonly Diagnostic[] }> {
  const raw = await readFileAt(path);
  return 'code' in raw ? { diagnostics: [raw] } : parseSource(path, raw.text);
}

function applyFile(
  path: string,
  file: SourceFile,
  entries: readonly MappingEntry[],
  { set, game }: LoadedSet,
): AppliedWhatIf {
  const schemas = game && schemasOf(game.id);
  if (set === undefined || game === undefined || schemas === undefined)
    throw new Error('A what-if needs a set without errors');
  const list = new DiagnosticList();
  const lines = entries.flatMap((entry): WhatIfLine[] => {
    const { node } = entry;
    if (node.kind === 'scalar') return [{ selector: entry.key, source: node.source, value: node.value }];
    list.add(diagnosticAt(file, keySpan(entry), 'error', 'what-if/syntax', 'A change is one value on the same line.'));
    return [];
  });
  if (list.hasErrors) return { path, lines, diagnostics: list.sorted() };
  const result = applyWhatIf(set, lines, fieldsFrom(schemas));
  for (const { line, code, message, in: where } of result.problems) {
    const entry = entries[line]!;
    list.add(diagnosticAt(file, where === 'selector' ? keySpan(entry) : entry.node, 'error', code, message));
  }
  if (result.set === undefined) return { path, lines, diagnostics: list.sorted() };
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
  if (found.length === 0) {
    for (const finding of game.check(changed, true)) {
      if (finding.severity === 'error') report(finding.on, finding.path, finding.code, finding.message);
    }
  }
  for (const { line, code, message } of summed(found)) {
    list.add(diagnosticAt(file, entries[line]?.node ?? firstLine(file), 'error', code, message));
  }
  const diagnostics = list.sorted();
  return { path, ...(!hasErrors(diagnostics) && { set: changed }), lines, diagnostics };
}

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
    knows: (place, object) => Object.keys(schemaAt(place, object)).length > 0,
  };
}

const schemaFor = ({ on, type }: FieldPlace): string =>
  on === 'manifest' ? 'set' : on === 'mode' ? 'mode' : (type ?? '');

/** The touches of each object of the changed set. */
function touchesByObject(set: CardSet, touches: readonly Touch[]): Map<object, Touch[]> {
  const objects = new Map<string, object>();
  for (const mode of set.modes) objects.set(`mode ${mode.id}`, mode);
  for (const [type, cards] of Object.entries(set.cards)) {
    for (const card of cards) objects.set(`${type} ${card.id}`, card);
  }
  const byObject = new Map<object, Touch[]>();
  for (const touch of touches) {
    const found = touch.on === 'manifest' ? set.manifest : objects.get(`${schemaFor(touch)} ${touch.id}`);
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
