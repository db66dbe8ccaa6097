import type { TextEdit } from '../../../src-shared/workbench/edit.ts';
import type { ValuePath } from '../../../src-shared/workbench/set-view.ts';
import type { SourceFile } from '../source-file.ts';
import { entryOf, type MappingNode, type SequenceNode } from '../yaml/source-node.ts';
import {
  arrange,
  type BlockList,
  blockListOf,
  insertBlocks,
  isGroupHead,
  isSpaced,
  type ListBlock,
  withoutBlocks,
} from './block-list.ts';
import { arrangement, type CardFileChange, type NewCard } from './card-file-change.ts';
import { afterColon, contentEnd, isFlow } from './line-places.ts';
import { Refusal } from './refusal.ts';
import { insertLines, removeEntries } from './rewrite-block-mapping.ts';
import { rewriteValue } from './rewrite-value.ts';
import { finish, type Rewriting, rewritingOf, splice } from './rewriting.ts';
import { flowText, indented, itemLines } from './value-text.ts';

const FRAME = ['type', 'cards', 'removed'];

/** The text of a card file that does not exist yet. `margin` is what stands before its dashes. */
export function newCardFile({ type, insertions, removedIds }: CardFileChange, eol: string, margin: string): string {
  const cards = [...insertions.values()].flatMap((insertion) => insertion.cards);
  const lines = [
    `type: ${type}`,
    ...(cards.length > 0 ? ['cards:', ...indented(cardsAsLines(cards), margin)] : []),
    ...(removedIds.length > 0 ? ['removed:', ...indented(idsAsLines(removedIds), margin)] : []),
  ];
  return lines.map((line) => line + eol).join('');
}

const cardsAsLines = (cards: readonly NewCard[]): string[] =>
  cards.flatMap(({ lines, comments, above, value }) => [
    ...(above?.map((line) => line.trimStart()) ?? comments ?? []),
    ...(lines ?? itemLines(value)),
  ]);

const idsAsLines = (ids: readonly string[]): string[] => ids.flatMap((id) => itemLines(id));

/** The edits of a card file. `orderIn` is the order of the fields in a card. */
export function editCardFile(
  file: SourceFile,
  change: CardFileChange,
  orderIn: (path: ValuePath) => readonly string[],
  margin: string,
): TextEdit[] {
  const root = file.node;
  if (root?.kind !== 'mapping')
    throw new Refusal('broken-file', `${file.name} cannot be read; mend it in the source first.`);
  const rewriting = rewritingOf(file, (path) =>
    path.length === 0 ? FRAME : path[0] === 'cards' ? orderIn(path.slice(2)) : [],
  );
  const list = entryOf(root, 'cards')?.node;
  const items = list?.kind === 'sequence' ? list.items : [];
  const wanted = wantedRoot(
    root,
    items.map((item) => item.value),
    change,
  );
  const isLines = !isFlow(rewriting.text, root) && !(list && items.length > 0 && isFlow(rewriting.text, list));
  const block = isLines && list?.kind === 'sequence' && items.length > 0 ? list : undefined;
  if (!isLines) {
    rewriteValue(rewriting, root, wanted, { inFlow: false, path: [] });
  } else {
    if (block) editList(rewriting, root, block, change);
    else startList(rewriting, root, change, margin);
    leaveOut(rewriting, root, wanted.removed, margin);
  }
  return finish(rewriting, file, wanted);
}

function wantedRoot(root: MappingNode, cards: readonly unknown[], change: CardFileChange): Record<string, unknown> {
  const { rewritten, deleted, insertions, removedIds, restoredIds } = change;
  const isSameList = rewritten.size + deleted.size + insertions.size === 0;
  const after = arrangement(cards.length, change).map((card) =>
    typeof card !== 'number' ? card.value : rewritten.has(card) ? rewritten.get(card) : cards[card],
  );
  const { removed, ...others } = root.value;
  const stillRemoved = Array.isArray(removed) ? removed.filter((id) => !restoredIds.includes(id)) : [];
  const isSameRemoved = removedIds.length + restoredIds.length === 0;
  const gone = isSameRemoved ? removed : [...stillRemoved, ...removedIds];
  // A list that named only what is back says nothing any more.
  const isOver = restoredIds.length > 0 && Array.isArray(gone) && gone.length === 0;
  return {
    ...others,
    ...(!isSameList && { cards: after }),
    ...(gone !== undefined && !isOver && { removed: gone }),
  };
}

function editList(rewriting: Rewriting, root: MappingNode, node: SequenceNode, change: CardFileChange): void {
  const { text } = rewriting;
  const { rewritten, deleted, insertions } = change;
  for (const [index, value] of rewritten) {
    if (!deleted.has(index))
      rewriteValue(rewriting, node.items[index]!, value, { inFlow: false, path: ['cards', index] });
  }
  if (deleted.size === 0 && insertions.size === 0) return;
  const list = blockListOf(text, node);
  if (list === undefined)
    throw new Refusal('unusual-text', 'The list of cards is written in an unusual way; edit it in the source.');
  const spaced = isSpaced(list.blocks);
  for (const [place, above] of change.aboves) list.blocks[place]!.above = [...above];
  const gone = new Set(list.blocks.filter((_, index) => deleted.has(index)));
  const { blocks, rest } = withoutBlocks(list.blocks, gone);
  const style = styleOf(text, node, list);
  let index = blocks.length - 1;
  for (const [behind, { cards, joinsNext }] of [...insertions].toSorted(([a], [b]) => b - a)) {
    while (index >= 0 && blocks[index]!.from! > behind) index--;
    const added = cards.map((card) => blockOf(card, style));
    if (joinsNext && isGroupHead(blocks, index + 1) && added[0]?.above.length === 0) {
      added[0].above = blocks[index + 1]!.above;
      blocks[index + 1]!.above = [];
      blocks.splice(index + 1, 0, ...added);
    } else {
      insertBlocks(blocks, index, added, spaced);
    }
  }
  if (blocks.length > 0) {
    arrange(rewriting, list, blocks, rest);
    return;
  }
  const colon = afterColon(text, entryOf(root, 'cards')!);
  splice(rewriting, colon, colon, ' []');
  splice(rewriting, list.places[0]!.above, list.places.at(-1)!.end, rest.join(''));
  rewriting.isStructural = true;
}

/** How entries of a list are written. */
interface ItemStyle {
  readonly margin: string;
  readonly gap: string;
  readonly isFlow: boolean;
  readonly indent: string;
}

function styleOf(text: string, { items }: SequenceNode, { column, places }: BlockList): ItemStyle {
  const last = items.at(-1)!;
  const gap = last.start - places.at(-1)!.start - column - 1;
  const isBeside = last.kind === 'mapping' && !text.slice(places.at(-1)!.start, last.start).includes('\n');
  return {
    margin: ' '.repeat(column),
    gap: ' '.repeat(isBeside ? Math.max(1, gap) : 1),
    isFlow: isFlow(text, last),
    indent: '  ',
  };
}

function blockOf(
  { value, lines, comments, group, above }: NewCard,
  { margin, gap, isFlow: flow, indent }: ItemStyle,
): ListBlock {
  const written = lines ?? (flow ? [`-${gap}${flowText(value)}`] : itemLines(value, indent, gap));
  return {
    above: above ? [...above] : indented(comments ?? [], margin),
    lines: indented(written, margin),
    ...(group !== undefined && { group }),
    ...(above && { isExact: true }),
  };
}

/** The first cards of a file that has none. */
function startList(rewriting: Rewriting, root: MappingNode, { insertions }: CardFileChange, margin: string): void {
  const cards = [...insertions.values()].flatMap((insertion) => insertion.cards);
  if (cards.length === 0) return;
  const lines = indented(cardsAsLines(cards), margin);
  const entry = entryOf(root, 'cards');
  if (entry === undefined) {
    insertLines(rewriting, root, entryOf(root, 'type') ?? root.entries[0]!, ['cards:', ...lines]);
    return;
  }
  splice(rewriting, afterColon(rewriting.text, entry), contentEnd(rewriting.text, entry.node), '');
  insertLines(rewriting, root, entry, lines);
}

/** Writes the ids of inherited cards that are left out, one to a line where the list is new. */
function leaveOut(rewriting: Rewriting, root: MappingNode, removed: unknown, margin: string): void {
  const entry = entryOf(root, 'removed');
  if (entry && removed === undefined) {
    removeEntries(rewriting, root, new Set(root.entries.filter((other) => other !== entry)));
    return;
  }
  if (!Array.isArray(removed) || removed === root.value.removed) return;
  if (entry) {
    rewriteValue(rewriting, entry.node, removed, { inFlow: false, entry, path: ['removed'] });
    return;
  }
  const behind = entryOf(root, 'cards') ?? entryOf(root, 'type') ?? root.entries.at(-1)!;
  insertLines(rewriting, root, behind, ['removed:', ...indented(idsAsLines(removed.map(String)), margin)]);
}
