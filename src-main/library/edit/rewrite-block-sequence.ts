import type { SequenceNode } from '../yaml/source-node.ts';
import { arrange, blockListOf, insertBlocks, isSpaced, type ListBlock, withoutBlocks } from './block-list.ts';
import { alignedItems } from './list-alignment.ts';
import type { RewriteValue, Rewriting, Spot } from './rewriting.ts';
import { indented, itemLines } from './value-text.ts';

/** Changes, takes out and adds entries line by line; false where none stays. */
export function rewriteBlockSequence(
  rewriting: Rewriting,
  node: SequenceNode,
  wanted: readonly unknown[],
  { path }: Spot,
  rewrite: RewriteValue,
): boolean {
  const { text, indent } = rewriting;
  const { pairs, removed, insertions } = alignedItems(node.value, wanted);
  if (wanted.length === 0 || removed.size === node.items.length) return false;
  const isRearranged = removed.size > 0 || insertions.length > 0;
  const list = isRearranged ? blockListOf(text, node) : undefined;
  if (isRearranged && list === undefined) return false;
  for (const [index, value] of pairs) {
    rewrite(rewriting, node.items[index]!, value, { inFlow: false, path: [...path, index] });
  }
  if (list === undefined) return true;
  const gone = new Set(list.blocks.filter((_, index) => removed.has(index)));
  const spaced = isSpaced(list.blocks);
  const { blocks, rest } = withoutBlocks(list.blocks, gone);
  const margin = ' '.repeat(list.column);
  for (const { behind, values } of insertions.toReversed()) {
    const added = values.map((value): ListBlock => ({ above: [], lines: indented(itemLines(value, indent), margin) }));
    const index = blocks.findLastIndex(({ from }) => from !== undefined && from <= behind);
    insertBlocks(blocks, index, added, spaced);
  }
  arrange(rewriting, list, blocks, rest);
  return true;
}
