import type { MappingEntry, MappingNode } from '../yaml/source-node.ts';
import { columnOf, extentEnd, isFirstOnLine, lineStart } from './line-places.ts';
import { type RewriteValue, type Rewriting, type Spot, splice } from './rewriting.ts';
import { entryLines } from './value-text.ts';

/** Changes, takes out and adds fields line by line; false where no field stays. */
export function rewriteBlockMapping(
  rewriting: Rewriting,
  node: MappingNode,
  wanted: Readonly<Record<string, unknown>>,
  { path }: Spot,
  rewrite: RewriteValue,
): boolean {
  const kept = node.entries.filter(({ key }) => Object.hasOwn(wanted, key));
  if (kept.length === 0) return false;
  for (const entry of kept) {
    if (entry.node.value === wanted[entry.key]) continue;
    rewrite(rewriting, entry.node, wanted[entry.key], { inFlow: false, entry, path: [...path, entry.key] });
  }
  if (kept.length < node.entries.length) removeEntries(rewriting, node, new Set(kept));
  const keys = Object.keys(wanted);
  if (keys.length === kept.length) return true;
  const added = keys.filter((key) => !node.entries.some((entry) => entry.key === key));
  for (const { anchor, keys: behind } of anchored(kept, added, rewriting.order(path))) {
    const lines = behind.flatMap((key) => entryLines(key, wanted[key], rewriting.indent));
    insertLines(rewriting, node, anchor, lines);
  }
  return true;
}

/** Lines behind an entry, in the column of the mapping's keys. */
export function insertLines(
  rewriting: Rewriting,
  mapping: MappingNode,
  behind: MappingEntry,
  lines: readonly string[],
): void {
  const { text, eol } = rewriting;
  rewriting.isStructural = true;
  const column = columnOf(text, mapping.entries[0]!.keyStart);
  const margin = ' '.repeat(column);
  const place = extentEnd(text, behind.node, column);
  splice(rewriting, place, place, lines.map((line) => (line === '' ? '' : margin + line) + eol).join(''));
}

/** New keys behind the nearest field that comes before them in the schema, else behind the last one. */
export function anchored<E extends { readonly key: string }>(
  kept: readonly E[],
  added: readonly string[],
  order: readonly string[],
): { anchor: E; keys: string[] }[] {
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const groups = new Map<E, string[]>();
  const inOrder = added.toSorted((a, b) => rank(a) - rank(b));
  for (const key of inOrder) {
    let anchor: E | undefined;
    for (const entry of kept) {
      if (rank(entry.key) < rank(key) && (anchor === undefined || rank(entry.key) >= rank(anchor.key))) anchor = entry;
    }
    if (!order.includes(key)) anchor = undefined;
    anchor ??= kept.at(-1)!;
    groups.set(anchor, [...(groups.get(anchor) ?? []), key]);
  }
  return [...groups].map(([anchor, keys]) => ({ anchor, keys }));
}

/** Takes out all entries that are not kept. */
export function removeEntries(rewriting: Rewriting, node: MappingNode, kept: ReadonlySet<MappingEntry>): void {
  const { text } = rewriting;
  rewriting.isStructural = true;
  const column = columnOf(text, node.entries[0]!.keyStart);
  const done = removeBesideDash(rewriting, node, kept, column);
  for (const entry of node.entries.slice(done)) {
    if (!kept.has(entry)) splice(rewriting, lineStart(text, entry.keyStart), extentEnd(text, entry.node, column), '');
  }
}

/** Takes out leading fields where the first stands beside a dash. Returns how many entries are dealt with. */
function removeBesideDash(
  rewriting: Rewriting,
  { entries }: MappingNode,
  kept: ReadonlySet<MappingEntry>,
  column: number,
): number {
  const { text, eol } = rewriting;
  const first = entries[0]!;
  const next = entries.findIndex((entry) => kept.has(entry));
  if (next <= 0 || isFirstOnLine(text, first.keyStart)) return 0;
  const following = entries[next]!.keyStart;
  const hasComments = text.slice(extentEnd(text, entries[next - 1]!.node, column), following).trim() !== '';
  if (!hasComments) {
    splice(rewriting, first.keyStart, following, '');
    return next;
  }
  // The comments keep their lines, so the dash is left alone on its own.
  let dash = first.keyStart;
  while (text[dash - 1] === ' ') dash--;
  splice(rewriting, dash, extentEnd(text, first.node, column) - eol.length, '');
  return 1;
}
