import { isRecord } from '../../../src-shared/record.ts';
import { isSameValue } from '../../../src-shared/same-value.ts';
import type { ScalarNode, SourceNode } from '../yaml/source-node.ts';
import { afterColon, columnOf, contentEnd, isAlias, isFirstOnLine, isFlow, lineEnd } from './line-places.ts';
import { Refusal } from './refusal.ts';
import { rewriteBlockMapping } from './rewrite-block-mapping.ts';
import { rewriteBlockSequence } from './rewrite-block-sequence.ts';
import { rewriteFlowMapping, rewriteFlowSequence } from './rewrite-flow.ts';
import { type Rewriting, type Spot, splice } from './rewriting.ts';
import { isScalar, literalLines, type Quotes, type Scalar, scalarText } from './scalar-text.ts';
import { collectionLines, flowText, indented, isFlat } from './value-text.ts';

/** Makes a value in a file say `wanted`, and leaves alone whatever says it already. */
export function rewriteValue(rewriting: Rewriting, node: SourceNode, wanted: unknown, spot: Spot): void {
  const { text } = rewriting;
  if (node.value === wanted || isSameValue(node.value, wanted)) return;
  if (isAlias(text, node)) {
    refuseSharedCollection(text, node, wanted);
    rewriting.isStructural = true;
  }
  if (node.kind === 'scalar' && isScalar(wanted)) {
    replaceScalar(rewriting, node, wanted, spot);
    return;
  }
  const isPiecewise = rewriteInside(rewriting, node, wanted, spot);
  if (!isPiecewise) replaceWhole(rewriting, node, wanted, spot);
}

function refuseSharedCollection(text: string, node: SourceNode, wanted: unknown): void {
  if (node.kind === 'scalar' && isScalar(wanted)) return;
  const name = text.slice(node.start, node.end);
  throw new Refusal(
    'shared-value',
    `The value is “${name}”, shared with another place of the file; write it out in the source first.`,
  );
}

/** Whether the collection could be changed entry by entry. */
function rewriteInside(rewriting: Rewriting, node: SourceNode, wanted: unknown, spot: Spot): boolean {
  const flow = isFlow(rewriting.text, node);
  if (spot.inFlow && !flow) return false;
  if (node.kind === 'mapping' && isRecord(wanted)) {
    return flow
      ? rewriteFlowMapping(rewriting, node, wanted, spot, rewriteValue)
      : rewriteBlockMapping(rewriting, node, wanted, spot, rewriteValue);
  }
  if (node.kind === 'sequence' && Array.isArray(wanted)) {
    return flow
      ? rewriteFlowSequence(rewriting, node, wanted, spot, rewriteValue)
      : rewriteBlockSequence(rewriting, node, wanted, spot, rewriteValue);
  }
  return false;
}

function replaceScalar(rewriting: Rewriting, node: ScalarNode, wanted: Scalar, spot: Spot): void {
  const { text, eol, indent } = rewriting;
  const first = text[node.start];
  const isBlock = node.end > node.start && (first === '|' || first === '>');
  const literal =
    typeof wanted === 'string' && !spot.inFlow && !quotesOf(text, node) ? literalLines(wanted) : undefined;
  const comment = isBlock ? (/^\S+([ \t]+#[^\r\n]*)/.exec(text.slice(node.start, node.end))?.[1] ?? '') : '';
  const end = contentEnd(text, node);
  // What follows on the line would become part of the text below.
  const isLiteral = literal !== undefined && lineEnd(text, end) === end;
  if (!isLiteral || spot.entry === undefined) {
    splice(
      rewriting,
      node.start,
      end,
      lead(text, node, spot) + scalarText(wanted, spot.inFlow, quotesOf(text, node)) + comment,
    );
    if (isBlock) rewriting.isStructural = true;
    return;
  }
  rewriting.isStructural = true;
  const margin = ' '.repeat(columnOf(text, spot.entry.keyStart)) + indent;
  const lines = [`${literal[0]}${comment}`, ...indented(literal.slice(1), margin)];
  splice(rewriting, node.start, end, lead(text, node, spot) + lines.join(eol));
}

/** What must stand between `:` or `-` and a value that was left out before. */
function lead(text: string, node: SourceNode, spot: Spot): string {
  if (node.end > node.start) return '';
  return spot.inFlow && text[node.start - 1] !== ':' ? ': ' : ' ';
}

function quotesOf(text: string, node: ScalarNode): Quotes | undefined {
  if (node.end === node.start) return undefined;
  if (text[node.start] === "'") return 'single';
  return text[node.start] === '"' ? 'double' : undefined;
}

/** Where one kind of value takes the place of another. Comments beside the key stay, those inside the value go with it. */
function replaceWhole(rewriting: Rewriting, node: SourceNode, wanted: unknown, spot: Spot): void {
  const { text, eol, indent } = rewriting;
  const { entry, inFlow } = spot;
  rewriting.isStructural = true;
  const end = contentEnd(text, node);
  const isInline = inFlow || isScalar(wanted) || isFlat(wanted) || entry === undefined;
  if (isInline || entry === undefined) {
    const inline = isScalar(wanted) ? scalarText(wanted, inFlow) : flowText(wanted);
    const isBelow = entry !== undefined && !inFlow && isFirstOnLine(text, node.start);
    if (!isBelow) {
      splice(rewriting, node.start, end, lead(text, node, spot) + inline);
      return;
    }
    const colon = afterColon(text, entry);
    splice(rewriting, colon, colon, ` ${inline}`);
    splice(rewriting, lineEnd(text, colon), end, '');
    return;
  }
  const margin = ' '.repeat(columnOf(text, entry.keyStart)) + indent;
  const block = indented(collectionLines(wanted, indent), margin).map((line) => eol + line);
  const colon = afterColon(text, entry);
  const below = isFirstOnLine(text, node.start) && node.start > colon ? lineEnd(text, colon) : undefined;
  if (below !== undefined) {
    splice(rewriting, below, end, block.join(''));
    return;
  }
  splice(rewriting, colon, end, '');
  splice(rewriting, lineEnd(text, end), lineEnd(text, end), block.join(''));
}
