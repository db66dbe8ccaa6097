import type { MappingEntry, SourceNode } from '../yaml/source-node.ts';

/** By what YAML takes for white space: other spaces of Unicode are text. */
export const isBlank = (text: string): boolean => /^[ \t\r\n]*$/.test(text);

/** Where lines begin and end around an offset. */
export const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** Before the line break. */
export function lineEnd(text: string, offset: number): number {
  const feed = text.indexOf('\n', offset);
  if (feed === -1) return text.length;
  return feed > offset && text[feed - 1] === '\r' ? feed - 1 : feed;
}

export function nextLine(text: string, offset: number): number {
  const feed = text.indexOf('\n', offset);
  return feed === -1 ? text.length : feed + 1;
}

export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

export function eolOf(text: string): string {
  const feed = text.indexOf('\n');
  return feed > 0 && text[feed - 1] === '\r' ? '\r\n' : '\n';
}

export const isFirstOnLine = (text: string, offset: number): boolean =>
  isBlank(text.slice(lineStart(text, offset), offset));

export const isFlow = (text: string, node: SourceNode): boolean =>
  node.kind !== 'scalar' && (text[node.start] === '{' || text[node.start] === '[');

/** `*name` in the place of a value: what it stands for was written elsewhere. */
export const isAlias = (text: string, node: SourceNode): boolean => node.end > node.start && text[node.start] === '*';

/** Where the text of a value ends; a block scalar itself goes on through the line breaks behind it. */
export function contentEnd(text: string, node: SourceNode): number {
  let end = node.end;
  while (end > node.start && isBlank(text[end - 1]!)) end--;
  return end;
}

/** Behind the colon of `key:`. */
export const afterColon = (text: string, entry: MappingEntry): number => text.indexOf(':', entry.keyEnd) + 1;

/**
 * The start of the line behind a value whose key or dash stands in `column`, with the comment behind it and the comment lines
 * under it that are indented deeper than `column`.
 */
export function extentEnd(text: string, node: SourceNode, column: number): number {
  const isBlockScalarEnd = node.end > node.start && text[node.end - 1] === '\n';
  let end = isBlockScalarEnd ? node.end : nextLine(text, node.end);
  for (let pos = end; pos < text.length; ) {
    const next = nextLine(text, pos);
    const line = text.slice(pos, next);
    const indent = line.search(/[^ \t\r\n]/);
    if (indent !== -1 && (line[indent] !== '#' || indent <= column)) break;
    if (indent !== -1) end = next;
    pos = next;
  }
  return end;
}
