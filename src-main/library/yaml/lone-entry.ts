import { readUnshared } from './document-reader.ts';
import type { SourceNode } from './source-node.ts';
import type { YamlOptions } from './yaml-reading.ts';

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

const ABOVE = 'x:\n';

/**
 * Reads one entry through the full reader as if the whole text had been read, or answers undefined where that is not certain.
 * The entry is read between a line above and one below that are like those of the text to everything that looks beyond its
 * own lines: how deep it stands, and where its last scalar ends.
 */
export function readLoneEntry({ text, start, end, indent }: EntryLines, options: YamlOptions): SourceNode | undefined {
  const below = belowEntry(text, end, indent);
  const node = readUnshared(ABOVE + text.slice(start, end) + below, options);
  const list = node?.kind === 'mapping' ? node.entries[0]?.node : undefined;
  const [entry, next, ...more] = list?.kind === 'sequence' ? list.items : [];
  if (entry === undefined || (next !== undefined) !== below.endsWith('-') || more.length > 0) return undefined;
  return moved(entry, start - ABOVE.length);
}

function belowEntry(text: string, end: number, indent: number): string {
  if (end === text.length) return '';
  const margin = ' '.repeat(indent);
  return text.startsWith(`${margin}-`, end) ? `${margin}-` : 'y:';
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
