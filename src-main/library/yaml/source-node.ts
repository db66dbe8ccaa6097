/**
 * What a YAML file says, with the place of everything it says. Offsets count UTF-16 units from the start of the text; ends are
 * exclusive. A block collection ends where its last value ends; a value that is left out stands right after its `:` or `-`.
 */
export type SourceNode = MappingNode | SequenceNode | ScalarNode;

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly start: number;
  readonly end: number;
  readonly value: string | number | boolean | null;
  /** The text before it was taken for a number or the like, without quotes: tells `+2` from `2`. */
  readonly source: string;
}

export interface SequenceNode {
  readonly kind: 'sequence';
  readonly start: number;
  readonly end: number;
  readonly value: readonly unknown[];
  readonly items: readonly SourceNode[];
}

export interface MappingNode {
  readonly kind: 'mapping';
  readonly start: number;
  readonly end: number;
  readonly value: { readonly [key: string]: unknown };
  readonly entries: readonly MappingEntry[];
}

export interface MappingEntry {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly node: SourceNode;
}

export const entryOf = (mapping: MappingNode, key: string): MappingEntry | undefined =>
  mapping.entries.find((entry) => entry.key === key);

export function childOf(node: SourceNode, step: string | number): SourceNode | undefined {
  if (node.kind === 'mapping') return entryOf(node, String(step))?.node;
  if (node.kind === 'sequence') return node.items[Number(step)];
  return undefined;
}

/** Keys that would reach into JavaScript's own objects. */
export const isForbiddenKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

/** Deeper than any card set; shallow enough for every recursive reader. */
export const DEEPEST = 64;
