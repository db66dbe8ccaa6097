import type { Path } from './schema-field.ts';
import type { SourceFile, Span } from './source-file.ts';
import { childOf, entryOf, type SourceNode } from './yaml/source-node.ts';

/** Where a value of a set was written. */
export interface Origin {
  readonly file: SourceFile;
  readonly node: SourceNode;
  /** What it was merged over, from the version that the set extends. */
  readonly under?: Origin;
}

/** By the very objects of a CardSet: its manifest, modes and cards. */
export type Origins = ReadonlyMap<object, Origin>;

export interface Place {
  readonly file: SourceFile;
  readonly span: Span;
}

/** The place of the value at a path, or of its deepest ancestor that was written. */
export function placeOf(origin: Origin, path: Path, at: 'value' | 'key' = 'value'): Place {
  let current = origin;
  for (const [depth, step] of path.entries()) {
    if (at === 'key' && depth === path.length - 1) return placeOfKey(current, String(step));
    const next = stepInto(current, step);
    if (next === undefined) break;
    current = next;
  }
  return { file: current.file, span: headOf(current) };
}

export function originAt(origins: Origins, on: object, path: Path): Origin | undefined {
  let current = origins.get(on);
  for (const step of path) current = current && stepInto(current, step);
  return current;
}

function stepInto(origin: Origin, step: string | number): Origin | undefined {
  const own = childOf(origin.node, step);
  // A list replaces what it was written over.
  const inherited = origin.node.kind === 'mapping' && origin.under ? stepInto(origin.under, step) : undefined;
  if (own === undefined) return inherited;
  const merged = own.kind === 'mapping' && inherited?.node.kind === 'mapping';
  return { file: origin.file, node: own, ...(merged && { under: inherited }) };
}

function placeOfKey(origin: Origin, key: string): Place {
  for (let layer: Origin | undefined = origin; layer; layer = layer.under) {
    const entry = layer.node.kind === 'mapping' ? entryOf(layer.node, key) : undefined;
    if (entry) return { file: layer.file, span: { start: entry.keyStart, end: entry.keyEnd } };
  }
  return { file: origin.file, span: headOf(origin) };
}

/** The first line of a value: enough to mark a card without painting all of it. */
function headOf({ file, node }: Origin): Span {
  const feed = file.text.indexOf('\n', node.start);
  const lineEnd = feed === -1 ? file.text.length : feed;
  return { start: node.start, end: Math.max(node.start, Math.min(node.end, lineEnd)) };
}
