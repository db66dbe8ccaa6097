import { fieldOf, isRecord } from '../../../src-shared/record.ts';
import { applyEdits } from '../../../src-shared/text-edits.ts';
import type { SourceFile } from '../source-file.ts';
import { childOf, type SequenceNode, type SourceNode } from '../yaml/source-node.ts';
import { type BlockList, blockListOf, groupsOf, type ListGroup, linesOf, withoutBlocks } from './block-list.ts';
import type { NewCard } from './card-file-change.ts';
import { isFlow } from './line-places.ts';
import { rewriteValue } from './rewrite-value.ts';
import { rewritingOf } from './rewriting.ts';

/** The cards of a file as they are written there, to be written elsewhere too. */
export class CardSource {
  readonly #file: SourceFile;
  readonly #text: string;
  readonly #node: SequenceNode | undefined;
  readonly #list: BlockList | undefined;
  #groups: readonly ListGroup[] | undefined;

  constructor(file: SourceFile) {
    const node = file.node && childOf(file.node, 'cards');
    this.#file = file;
    this.#text = rewritingOf(file).text;
    if (node?.kind !== 'sequence') return;
    this.#node = node;
    if (!isFlow(this.#text, node)) this.#list = blockListOf(this.#text, node);
  }

  /** The lines of the card at a place. */
  moved(place: number): Pick<NewCard, 'lines'> {
    if (this.#list === undefined) return {};
    const { places, column } = this.#list;
    const { start, end } = places[place]!;
    return { lines: unindented(linesOf(this.#text, start, end), column) };
  }

  /** The cards around a place that stand below the same comment. */
  groupAt(place: number): ListGroup | undefined {
    if (this.#list === undefined) return undefined;
    this.#groups ??= groupsOf(this.#list.blocks);
    const group = this.#groups[place]!;
    return group.comments.length === 0
      ? undefined
      : { ...group, comments: unindented(group.comments, this.#list.column) };
  }

  /** Of the cards in order. */
  get ids(): readonly (string | undefined)[] {
    return (this.#node?.items ?? []).map((item) => idIn(item.value));
  }

  /** Whether each card stands on lines of its own. */
  get isInLines(): boolean {
    return this.#list !== undefined;
  }

  placeOf(card: SourceNode): number {
    return this.#node?.items.indexOf(card) ?? -1;
  }

  /** What stands above each card when some are taken out, in lines without their breaks. */
  abovesWithout(gone: (place: number) => boolean): ReadonlyMap<number, readonly string[]> {
    const blocks = this.#list?.blocks ?? [];
    const left = withoutBlocks(blocks, new Set(blocks.filter((_, place) => gone(place)))).blocks;
    return new Map(left.map(({ from, above }) => [from!, above.map((line) => line.replace(/\r?\n$/, ''))]));
  }

  /** The lines of a card at a place with some other values, comments inside it included. */
  copied(place: number, value: unknown): Pick<NewCard, 'lines'> {
    const node = this.#node?.items[place];
    if (this.#list === undefined || node === undefined) return {};
    const rewriting = rewritingOf(this.#file);
    rewriteValue(rewriting, node, value, { inFlow: false, path: ['cards', place] });
    rewriting.edits.sort((a, b) => a.start - b.start || a.end - b.end);
    const { start, end } = this.#list.places[place]!;
    const edits = rewriting.edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    const text = applyEdits(this.#text.slice(start, end), edits);
    return { lines: unindented(linesOf(text, 0, text.length), this.#list.column) };
  }
}

function idIn(value: unknown): string | undefined {
  const id = isRecord(value) ? fieldOf(value, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Lines without their line breaks and without so much of their indent. */
function unindented(lines: readonly string[], column: number): string[] {
  const margin = new RegExp(`^ {0,${column}}`);
  return lines.map((line) => line.replace(/\r?\n$/, '').replace(margin, ''));
}
