import { isMap, isPair, isSeq, type ParsedNode } from 'yaml';
import { type ComposedDocument, compose, convert, readerOf } from './document-reader.ts';
import type { SourceNode } from './source-node.ts';
import type { YamlOptions, YamlProblem } from './yaml-reading.ts';

/** The lines of one entry of a block sequence that is the value of a key at the margin. */
export interface EntryLines {
  readonly text: string;
  /** Where the line of its dash starts. */
  readonly start: number;
  /** Where the next line starts that is indented no deeper than the dash: the one of the next dash or of a key. */
  readonly end: number;
  /** Where the dash stands in its line. */
  readonly indent: number;
}

/** A node, or what is refused in a text that is well written; mistakes in writing are left to the reading of the whole. */
export type LoneEntry = { readonly node: SourceNode } | { readonly refused: readonly YamlProblem[] };

const ABOVE = 'x:\n';

/**
 * Reads one entry through the full reader as if the whole text had been read, or answers undefined where that is not certain.
 * The entry is read between a line above and one below that are like those of the text to everything that looks beyond its
 * own lines: how deep it stands, and where its last scalar ends.
 */
export function readLoneEntry({ text, start, end, indent }: EntryLines, options: YamlOptions): LoneEntry | undefined {
  const below = belowEntry(text, end, indent);
  const entry = readBetween(ABOVE + text.slice(start, end) + below, below.endsWith('-'), options);
  if (entry === undefined) return undefined;
  const by = start - ABOVE.length;
  if ('node' in entry) return { node: moved(entry.node, by) };
  return { refused: entry.refused.map((each) => ({ ...each, start: each.start + by, end: each.end + by })) };
}

/** What was read, so that of a file in which all cards are unusual only the one that is edited is read again. */
const known = new Map<string, LoneEntry>();
const MOST_KNOWN = 20_000;

function readBetween(source: string, hasNext: boolean, options: YamlOptions): LoneEntry | undefined {
  const key = options.mayRepeatKeys ? `repeated ${source}` : source;
  const before = known.get(key);
  if (before !== undefined) return before;
  const reader = readerOf(source, options);
  const [document, ...others] = compose(reader);
  if (document === undefined || others.length > 0 || reader.problems.length > 0) return undefined;
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  const item = entryIn(document, hasNext);
  if (item === undefined) return undefined;
  const node = convert(reader, item);
  // Other entries may mean what is named here.
  if (reader.anchors.size > 0) return undefined;
  const entry = reader.problems.length === 0 ? { node } : { refused: reader.problems };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, entry);
  return entry;
}

function belowEntry(text: string, end: number, indent: number): string {
  if (end === text.length) return '';
  const margin = ' '.repeat(indent);
  return text.startsWith(`${margin}-`, end) ? `${margin}-` : 'y:';
}

function entryIn({ contents }: ComposedDocument, hasNext: boolean): ParsedNode | undefined {
  const list = isMap(contents) ? contents.items[0]?.value : undefined;
  if (!isSeq(list) || list.items.length !== (hasNext ? 2 : 1) || isPair(list.items[0])) return undefined;
  return list.items[0] as ParsedNode;
}

function moved(node: SourceNode, by: number): SourceNode {
  const place = { start: node.start + by, end: node.end + by };
  if (node.kind === 'scalar') return { ...node, ...place };
  if (node.kind === 'sequence') return { ...node, ...place, items: node.items.map((item) => moved(item, by)) };
  const entries = node.entries.map(({ key, keyStart, keyEnd, node: child }) => ({
    key,
    keyStart: keyStart + by,
    keyEnd: keyEnd + by,
    node: moved(child, by),
  }));
  return { ...node, ...place, entries };
}
