import type { TextEdit } from '../../../src-shared/workbench/edit.ts';
import type { MappingNode, SequenceNode } from '../yaml/source-node.ts';

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The edit that takes an entry out of a mapping, its line included. Undefined where nothing would be left. */
export function entryRemoval(text: string, mapping: MappingNode, key: string): TextEdit | undefined {
  const parts = mapping.entries.map(({ keyStart, node }) => ({ start: keyStart, end: Math.max(node.end, node.start) }));
  const index = mapping.entries.findIndex((entry) => entry.key === key);
  return text[mapping.start] === '{' ? flowRemoval(parts, index) : blockRemoval(text, parts, index);
}

/** The edit that takes an item out of a list. Undefined where nothing would be left. */
export function itemRemoval(text: string, sequence: SequenceNode, index: number): TextEdit | undefined {
  if (text[sequence.start] === '[') return flowRemoval(sequence.items, index);
  const parts = sequence.items.map(({ start, end }) => ({ start: dashBefore(text, start), end }));
  return blockRemoval(text, parts, index);
}

function flowRemoval(parts: readonly Part[], index: number): TextEdit | undefined {
  const part = parts[index];
  const before = parts[index - 1];
  const after = parts[index + 1];
  if (part === undefined) return undefined;
  if (before !== undefined) return { start: before.end, end: part.end, text: '' };
  return after && { start: part.start, end: after.start, text: '' };
}

function blockRemoval(text: string, parts: readonly Part[], index: number): TextEdit | undefined {
  const part = parts[index];
  if (part === undefined || parts.length === 1) return undefined;
  const lineStart = text.lastIndexOf('\n', part.start - 1) + 1;
  const after = parts[index + 1];
  // The first of a list's entry stands behind its dash, which stays.
  if (text.slice(lineStart, part.start).trim() !== '')
    return after && { start: part.start, end: after.start, text: '' };
  const feed = text.indexOf('\n', part.end);
  return { start: lineStart, end: feed === -1 ? text.length : feed + 1, text: '' };
}

function dashBefore(text: string, start: number): number {
  let at = start;
  while (at > 0 && text[at] !== '-') at--;
  return at;
}
