import type { ValuePath } from '../../../src-shared/workbench/set-view.ts';
import type { MappingEntry, SourceNode } from './source-node.ts';

/** From a node to the innermost value whose key or text holds the offset. A mapping's own start means the mapping. */
export function pathTo(node: SourceNode, offset: number): ValuePath {
  const path: (string | number)[] = [];
  for (let current: SourceNode | undefined = node; current; ) {
    const here: SourceNode = current;
    current = undefined;
    if (here.kind === 'mapping') {
      const entry: MappingEntry | undefined = here.entries.find(
        ({ keyStart, node: value }) => keyStart <= offset && offset <= value.end,
      );
      if (entry && !(offset === here.start && path.length === 0)) {
        path.push(entry.key);
        if (entry.node.start <= offset) current = entry.node;
      }
    } else if (here.kind === 'sequence') {
      const place = here.items.findIndex(({ start, end }) => start <= offset && offset <= end);
      if (place >= 0) {
        path.push(place);
        current = here.items[place];
      }
    }
  }
  return path;
}
