import { minimalEdit } from '../../../src-shared/text-edits.ts';
import type { SequenceNode } from '../yaml/source-node.ts';
import { columnOf, extentEnd, isBlank, isFirstOnLine, lineEnd, lineStart, nextLine } from './line-places.ts';
import { type Rewriting, splice } from './rewriting.ts';

/**
 * A block list as its lines: each entry with the blank and comment lines above it. Entries are taken out, put in and moved as
 * blocks of lines, so that whatever is written between them stays.
 *
 * Whose comment is it? The comment lines directly above an entry, with no blank line in between, are the entry's own when it stands
 * alone below them: the next entry has blank or comment lines above it, or there is none. When the next entry follows directly,
 * they head a group: they stay as long as one entry of the group stays.
 */
export interface ListBlock {
  /** Blank and comment lines above: with their line breaks as they are in the file, without where they are new. */
  above: string[];
  /** Its place in the list before, where it is written still… */
  readonly from?: number;
  /** …or its lines, from the dash on. */
  readonly lines?: readonly string[];
  /** Names the group whose comment came along with it. */
  readonly group?: string;
  /** Whether the lines above are to stand as they are. */
  readonly isExact?: boolean;
}

export interface BlockList {
  /** Of the dashes. */
  readonly column: number;
  readonly blocks: ListBlock[];
  readonly places: readonly Place[];
}

interface Place {
  /** Where the lines above it begin. */
  readonly above: number;
  readonly start: number;
  readonly end: number;
}

/** The lines of a block list, or nothing where the first dash shares its line with something else. */
export function blockListOf(text: string, { start, items }: SequenceNode): BlockList | undefined {
  if (!isFirstOnLine(text, start)) return undefined;
  const column = columnOf(text, start);
  const places: Place[] = [];
  const blocks: ListBlock[] = [];
  let above = aboveOf(text, lineStart(text, start));
  for (const [from, item] of items.entries()) {
    let line = above;
    while (line < text.length && isBlankOrComment(text, line)) line = nextLine(text, line);
    if (text[line + column] !== '-') return undefined;
    const end = extentEnd(text, item, column);
    places.push({ above, start: line, end });
    blocks.push({ above: linesOf(text, above, line), from });
    above = end;
  }
  return { column, places, blocks };
}

function aboveOf(text: string, first: number): number {
  let above = first;
  while (above > 0) {
    const before = lineStart(text, above - 1);
    if (!isBlankOrComment(text, before)) break;
    above = before;
  }
  return above;
}

const isBlankOrComment = (text: string, line: number): boolean =>
  /^[ \t]*(?:#|$)/.test(text.slice(line, lineEnd(text, line)));

/** With their line breaks. */
export function linesOf(text: string, start: number, end: number): string[] {
  const lines: string[] = [];
  for (let pos = start; pos < end; pos = nextLine(text, pos)) lines.push(text.slice(pos, nextLine(text, pos)));
  return lines;
}

const startsBlank = ([line]: readonly string[]): boolean => line !== undefined && isBlank(line);

/** How many of the lines above an entry are comments directly above it. */
function commentsIn(above: readonly string[]): number {
  let count = 0;
  while (count < above.length && !isBlank(above[above.length - 1 - count]!)) count++;
  return count;
}

/** Entries that follow each other directly, and the comment lines above the first of them. */
export interface ListGroup {
  readonly head: number;
  readonly count: number;
  readonly comments: readonly string[];
}

/** The group of each entry. */
export function groupsOf(blocks: readonly ListBlock[]): ListGroup[] {
  const groups: ListGroup[] = [];
  for (let head = 0; head < blocks.length; ) {
    let end = head + 1;
    while (blocks[end]?.above.length === 0) end++;
    const { above } = blocks[head]!;
    const group = { head, count: end - head, comments: above.slice(above.length - commentsIn(above)) };
    for (; head < end; head++) groups.push(group);
  }
  return groups;
}

/** Whether the entry stands alone below comment lines of its own. */
function hasOwnComment(blocks: readonly ListBlock[], index: number): boolean {
  const block = blocks[index];
  return block !== undefined && commentsIn(block.above) > 0 && blocks[index + 1]?.above.length !== 0;
}

/** The blocks without some, and the lines that are left behind the last one. */
export function withoutBlocks(
  blocks: readonly ListBlock[],
  gone: ReadonlySet<ListBlock>,
): { blocks: ListBlock[]; rest: string[] } {
  const kept: ListBlock[] = [];
  let rest: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const above = joined(rest, block.above, index > 0 && kept.length === 0);
    if (!gone.has(block)) {
      kept.push({ ...block, above });
      rest = [];
      continue;
    }
    const isFollowed = blocks[index + 1]?.above.length === 0;
    rest = isFollowed ? above : above.slice(0, above.length - commentsIn(above));
  }
  while (startsBlank(rest.slice(-1))) rest.pop();
  return { blocks: kept, rest };
}

/** What stood above an entry that is gone, and what stands above the next: blank lines are not added up. */
function joined(rest: readonly string[], above: readonly string[], isNowFirst: boolean): string[] {
  const lines = [...rest];
  if (startsBlank(above)) while (startsBlank(lines.slice(-1))) lines.pop();
  lines.push(...above);
  while (isNowFirst && startsBlank(lines)) lines.shift();
  return lines;
}

/** Whether most entries have a blank line above them. */
export function isSpaced(blocks: readonly ListBlock[]): boolean {
  const others = blocks.slice(1);
  return others.length > 0 && others.filter(({ above }) => above.some(isBlank)).length * 2 > others.length;
}

/** Puts new blocks behind the one at `index` (-1: first), with the blank lines that keep comments with what they are about. */
export function insertBlocks(blocks: ListBlock[], index: number, added: readonly ListBlock[], spaced: boolean): void {
  const isApart = spaced || hasOwnComment(blocks, index);
  let previous = blocks[index];
  for (const block of added) {
    if (block.isExact) {
      previous = block;
      continue;
    }
    const isOutside = previous?.group !== undefined && previous.group !== block.group;
    const needsBlank = spaced || isOutside || block.above.length > 0 || (previous === blocks[index] && isApart);
    if (previous && needsBlank && !startsBlank(block.above)) block.above = ['', ...block.above];
    previous = block;
  }
  const next = blocks[index + 1];
  if (next?.above.length === 0 && previous && !previous.isExact && (spaced || previous.group !== undefined))
    next.above = [''];
  blocks.splice(index + 1, 0, ...added);
}

/** The edits from the list before to `blocks`, in which those that were there are still in order. */
export function arrange(
  rewriting: Rewriting,
  { places }: BlockList,
  blocks: readonly ListBlock[],
  rest: readonly string[],
): void {
  const { text, eol } = rewriting;
  rewriting.isStructural = true;
  let from = places[0]!.above;
  let gap: string[] = [];
  const close = (to: number): void => {
    const before = text.slice(from, to);
    const edit = minimalEdit(before, gap.map((line) => (line.endsWith('\n') ? line : line + eol)).join(''));
    if (edit) splice(rewriting, from + edit.start, from + edit.end, edit.text);
    gap = [];
  };
  for (const { above, from: index, lines } of blocks) {
    gap.push(...above);
    if (index === undefined) {
      gap.push(...(lines ?? []));
      continue;
    }
    const { start, end } = places[index]!;
    close(start);
    from = end;
  }
  gap.push(...rest);
  close(places.at(-1)!.end);
}

/** Whether comment lines above the entry head several. */
export const isGroupHead = (blocks: readonly ListBlock[], index: number): boolean =>
  commentsIn(blocks[index]?.above ?? []) > 0 && !hasOwnComment(blocks, index);
