import type { ValuePath } from '../../../src-shared/workbench/set-view.ts';
import type { MappingEntry, SourceNode } from '../yaml/source-node.ts';

/** The deepest thing of a file at an offset. */
export interface FoundNode {
  readonly path: ValuePath;
  readonly node: SourceNode;
  /** Whether the offset is on the key of the entry that holds the node. */
  readonly on: 'key' | 'value';
  /** From the document down to the node, itself last. */
  readonly way: readonly SourceNode[];
  readonly entry?: MappingEntry;
}

/** Between the values of a collection it is the collection. */
export function nodeAt(root: SourceNode, offset: number): FoundNode | undefined {
  if (offset < root.start || offset > root.end) return undefined;
  const path: (string | number)[] = [];
  const way = [root];
  let node = root;
  let entry: MappingEntry | undefined;
  for (;;) {
    if (node.kind === 'mapping') {
      const next: MappingEntry | undefined = node.entries.find(
        ({ keyStart, node: child }) => keyStart <= offset && offset <= Math.max(child.end, child.start),
      );
      if (next === undefined) break;
      const onKey = offset <= next.keyEnd;
      if (!onKey && offset < next.node.start) break;
      path.push(next.key);
      way.push(next.node);
      entry = next;
      node = next.node;
      if (onKey) return { path, node, on: 'key', way, entry };
    } else if (node.kind === 'sequence') {
      const index = itemAt(node.items, offset);
      const next: SourceNode | undefined = node.items[index];
      if (next === undefined) break;
      path.push(index);
      way.push(next);
      entry = undefined;
      node = next;
    } else break;
  }
  return { path, node, on: 'value', way, ...(entry && { entry }) };
}

/** Lists may have ten thousand cards: halves them instead of going through. */
function itemAt(items: readonly SourceNode[], offset: number): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (items[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  const item = items[low];
  return item && item.start <= offset && offset <= item.end ? low : -1;
}
