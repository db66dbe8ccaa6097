import { applyEdits, minimalEdit } from '../../../src-shared/text-edits.ts';
import type { MappingNode, SequenceNode, SourceNode } from '../yaml/source-node.ts';
import { contentEnd } from './line-places.ts';
import { alignedItems } from './list-alignment.ts';
import { anchored } from './rewrite-block-mapping.ts';
import { type RewriteValue, type Rewriting, type Spot, splice } from './rewriting.ts';
import { keyText } from './scalar-text.ts';
import { flowText } from './value-text.ts';

/** Changes a `{ … }` in its own style. */
export function rewriteFlowMapping(
  rewriting: Rewriting,
  node: MappingNode,
  wanted: Readonly<Record<string, unknown>>,
  { path }: Spot,
  rewrite: RewriteValue,
): boolean {
  const kept = node.entries.filter(({ key }) => Object.hasOwn(wanted, key));
  const added = Object.keys(wanted).filter((key) => !node.entries.some((entry) => entry.key === key));
  const change = (into: Rewriting): void => {
    for (const entry of kept) {
      rewrite(into, entry.node, wanted[entry.key], { inFlow: true, entry, path: [...path, entry.key] });
    }
  };
  if (added.length === 0 && kept.length === node.entries.length) {
    change(rewriting);
    return true;
  }
  const pieces = node.entries.map(({ keyStart, node: value }) => ({ start: keyStart, value }));
  const flow = takeApart(rewriting, node, pieces, change);
  const text = (keys: readonly string[]) => keys.map((key) => `${keyText(key, true)}: ${flowText(wanted[key])}`);
  const groups = kept.length === 0 ? [] : anchored(kept, added, rewriting.order(path));
  remove(flow, (index) => !kept.includes(node.entries[index]!));
  // From the back, so that the places in front of each stay what they are.
  groups.sort((a, b) => kept.indexOf(b.anchor) - kept.indexOf(a.anchor));
  for (const { anchor, keys } of groups) insert(flow, kept.indexOf(anchor), text(keys));
  if (kept.length === 0 && added.length > 0) insert(flow, -1, text(added));
  putTogether(rewriting, node, flow);
  return true;
}

/** Changes a `[ … ]` in its own style. */
export function rewriteFlowSequence(
  rewriting: Rewriting,
  node: SequenceNode,
  wanted: readonly unknown[],
  { path }: Spot,
  rewrite: RewriteValue,
): boolean {
  const { pairs, removed, insertions } = alignedItems(node.value, wanted);
  const change = (into: Rewriting): void => {
    for (const [index, value] of pairs) {
      rewrite(into, node.items[index]!, value, { inFlow: true, path: [...path, index] });
    }
  };
  if (removed.size === 0 && insertions.length === 0) {
    change(rewriting);
    return true;
  }
  const pieces = node.items.map((value) => ({ start: value.start, value }));
  const flow = takeApart(rewriting, node, pieces, change);
  remove(flow, (index) => removed.has(index));
  const kept = node.items.flatMap((_, index) => (removed.has(index) ? [] : [index]));
  for (const { behind, values } of insertions.toReversed()) {
    insert(
      flow,
      kept.findLastIndex((index) => index <= behind),
      values.map(flowText),
    );
  }
  putTogether(rewriting, node, flow);
  return true;
}

/** The texts of the entries, and what stands before, between and behind them. */
interface Flow {
  pieces: string[];
  gaps: string[];
  readonly eol: string;
  /** Inside the brackets where they are empty. */
  readonly pad: string;
}

function takeApart(
  rewriting: Rewriting,
  node: SourceNode,
  pieces: readonly { readonly start: number; readonly value: SourceNode }[],
  change: (into: Rewriting) => void,
): Flow {
  const { text } = rewriting;
  rewriting.isStructural = true;
  const inner: Rewriting = { ...rewriting, edits: [] };
  change(inner);
  inner.edits.sort((a, b) => a.start - b.start || a.end - b.end);
  const flow: Flow = { pieces: [], gaps: [], eol: rewriting.eol, pad: text[node.start] === '{' ? ' ' : '' };
  let from = node.start + 1;
  for (const { start, value } of pieces) {
    const end = contentEnd(text, value);
    const within = inner.edits.filter((edit) => edit.start >= start && edit.end <= end);
    const shifted = within.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    flow.gaps.push(text.slice(from, start));
    flow.pieces.push(applyEdits(text.slice(start, end), shifted));
    from = end;
  }
  flow.gaps.push(text.slice(from, node.end - 1));
  return flow;
}

function putTogether(rewriting: Rewriting, node: SourceNode, { pieces, gaps }: Flow): void {
  const { text } = rewriting;
  const before = text.slice(node.start, node.end);
  const inside = gaps.map((gap, index) => gap + (pieces[index] ?? '')).join('');
  const edit = minimalEdit(before, before[0] + inside + before.at(-1));
  if (edit) splice(rewriting, node.start + edit.start, node.start + edit.end, edit.text);
}

const BREAK = /\r?\n/;
const hasBreak = (gap: string | undefined): boolean => gap?.includes('\n') ?? false;

/** Puts entries behind the one at `index`, or first; on lines of their own where that one is. */
function insert(flow: Flow, index: number, texts: readonly string[]): void {
  const { pieces, gaps, eol, pad } = flow;
  if (pieces.length === 0) {
    const inside = gaps[0]!;
    flow.gaps =
      inside.trim() === ''
        ? [pad, ...texts.slice(1).map(() => ', '), pad]
        : [inside, ...texts.slice(1).map(() => ', '), eol];
    flow.pieces = [...texts];
    return;
  }
  const ownLine = hasBreak(gaps[Math.max(index, 0)]);
  const margin = /[^\n]*$/.exec(gaps[Math.max(index, 0)]!)![0];
  const between = ownLine ? `,${eol}${margin}` : ', ';
  const inner = texts.slice(1).map(() => between);
  if (index === -1) {
    gaps.splice(1, 0, ...inner, between);
  } else {
    const gap = gaps[index + 1]!;
    const cut = gap.search(BREAK);
    const isLast = index === pieces.length - 1;
    if (ownLine && cut !== -1) {
      const beside = gap.slice(0, cut);
      const hasComma = /^\s*,/.test(beside);
      const head = `${hasComma ? beside : `,${beside}`}${eol}${margin}`;
      gaps.splice(index + 1, 1, head, ...inner, (hasComma || !isLast ? ',' : '') + gap.slice(cut));
    } else {
      gaps.splice(index + 1, 1, between, ...inner, gap);
    }
  }
  pieces.splice(index + 1, 0, ...texts);
}

/** Takes entries out with their comma, and with the comment beside them where they have a line of their own. */
function remove(flow: Flow, isGone: (index: number) => boolean): void {
  const { pieces, gaps } = flow;
  for (let index = pieces.length - 1; index >= 0; index--) {
    if (!isGone(index)) continue;
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    gaps.splice(index, 2, gapWithout(gaps[index]!, gaps[index + 1]!, isFirst, isLast));
    pieces.splice(index, 1);
  }
}

function gapWithout(before: string, after: string, isFirst: boolean, isLast: boolean): string {
  const breakBefore = before.search(BREAK);
  const breakAfter = after.search(BREAK);
  if (breakBefore !== -1 && breakAfter !== -1) return before.slice(0, breakBefore) + after.slice(breakAfter);
  if (isFirst && isLast) return '';
  if (isFirst) return before;
  if (isLast) return before.includes('#') ? before + after : after;
  return breakAfter === -1 ? before : `,${after.slice(breakAfter)}`;
}
