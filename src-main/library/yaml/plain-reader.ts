import { settle } from './document-reader.ts';
import { readLoneEntry } from './lone-entry.ts';
import { resolvePlainScalar } from './plain-scalar.ts';
import { isForbiddenKey, type MappingEntry, type ScalarNode, type SourceNode } from './source-node.ts';
import type { YamlOptions, YamlProblem, YamlReading } from './yaml-reading.ts';

/**
 * Reads the plain YAML in which card files are nearly always written: block mappings and sequences, scalars and flow collections
 * on one line, comments. A card that is written in another way goes to the full reader by itself. It answers undefined for
 * everything else it is not sure about, right or wrong, and the full reader takes over. It exists for speed: a set of 10,000
 * cards takes the full reader most of a second.
 */
export function readPlain(text: string, options: YamlOptions = {}): YamlReading | undefined {
  const line: Line = {
    ...{ text, options, pos: 0, end: 0, start: 0, next: 0, indent: -1 },
    ...{ odd: oddFrom(text, 0), refused: [] },
  };
  nextLine(line);
  if (line.indent === 0 && text.slice(line.pos, line.end) === '---') nextLine(line);
  if (line.indent !== 0) return undefined;
  const node = readBlock(line, 0);
  // A line that no collection took has an indent of its own: it continues a scalar, or is wrong.
  if (node === undefined || !isAtEnd(line) || line.odd < text.length) return undefined;
  return line.refused.length > 0 ? { problems: settle(line.refused, text) } : { node, problems: [] };
}

/** The line being read. `pos` moves through it; `end` is where its content (with comment) ends. */
interface Line {
  readonly text: string;
  readonly options: YamlOptions;
  pos: number;
  end: number;
  start: number;
  next: number;
  /** Spaces before the content; -1 after the last line. */
  indent: number;
  /** Where the next odd character stands that no card of its own has taken; at the end of the text when there is none. */
  odd: number;
  /** What was refused in cards. */
  readonly refused: YamlProblem[];
}

/** How deep lists of cards are: the value of a key of the file. */
const CARDS = 1;
const DEEPEST_PLAIN = 24;
const LONGEST_KEY = 1000;

const RETURN = 0x0d;
const SPACE = 0x20;
const DOUBLE_QUOTE = 0x22;
const HASH = 0x23;
const SINGLE_QUOTE = 0x27;
const COMMA = 0x2c;
const DASH = 0x2d;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_MAP = 0x7b;
const CLOSE_MAP = 0x7d;

/** What a plain scalar cannot begin with, or only under conditions that are left to the full reader. */
const NO_SCALAR_START = new Set(Array.from('&*!|>%@`,[]{}?:#"\'', (character) => character.charCodeAt(0)));

/** Tabs, control characters, odd line ends, byte order marks. */
const ODD_CHARACTER = /[^\n\r -~\u00a0-\u2027\u202a-\ufefe\uff00-\uffff]|\r(?!\n)/g;

function oddFrom(text: string, from: number): number {
  ODD_CHARACTER.lastIndex = from;
  return ODD_CHARACTER.exec(text)?.index ?? text.length;
}

function nextLine(line: Line): void {
  const { text } = line;
  let start = line.next;
  while (start < text.length) {
    let feed = text.indexOf('\n', start);
    if (feed === -1) feed = text.length;
    let pos = start;
    while (text.charCodeAt(pos) === SPACE) pos++;
    let end = feed;
    if (end > pos && text.charCodeAt(end - 1) === RETURN) end--;
    while (end > pos && text.charCodeAt(end - 1) === SPACE) end--;
    if (pos < end && text.charCodeAt(pos) !== HASH) {
      line.start = start;
      line.pos = pos;
      line.end = end;
      line.next = feed + 1;
      line.indent = pos - start;
      return;
    }
    start = feed + 1;
  }
  line.pos = line.end = line.start = line.next = text.length;
  line.indent = -1;
}

const isAtEnd = (line: Line): boolean => line.indent === -1;

const isBreak = (line: Line, pos: number): boolean => pos >= line.end || line.text.charCodeAt(pos) === SPACE;

const isDash = (line: Line): boolean => line.text.charCodeAt(line.pos) === DASH && isBreak(line, line.pos + 1);

function skipSpaces(line: Line): void {
  while (line.pos < line.end && line.text.charCodeAt(line.pos) === SPACE) line.pos++;
}

function readBlock(line: Line, depth: number): SourceNode | undefined {
  if (depth > DEEPEST_PLAIN) return undefined;
  return isDash(line) ? readSequence(line, line.indent, depth) : readMapping(line, line.indent, depth);
}

function readMapping(line: Line, indent: number, depth: number): SourceNode | undefined {
  const start = line.pos;
  const value: Record<string, unknown> = {};
  const entries: MappingEntry[] = [];
  let end = start;
  do {
    const keyStart = line.pos;
    const keyEnd = keyEndOf(line);
    if (keyEnd === -1) return undefined;
    const key = keyText(line.text, keyStart, keyEnd);
    if (key === undefined || Object.hasOwn(value, key)) return undefined;
    const node = readEntry(line, indent, true, depth);
    if (node === undefined) return undefined;
    value[key] = node.value;
    entries.push({ key, keyStart, keyEnd, node });
    end = node.end;
  } while (line.indent === indent && !isDash(line));
  return { kind: 'mapping', start, end, value, entries };
}

function readSequence(line: Line, indent: number, depth: number): SourceNode | undefined {
  const start = line.pos;
  const value: unknown[] = [];
  const items: SourceNode[] = [];
  let end = start;
  do {
    const node = depth === CARDS ? readCard(line, indent) : readItem(line, indent, depth);
    if (node === undefined) return undefined;
    value.push(node.value);
    items.push(node);
    end = node.end;
  } while (line.indent === indent && isDash(line));
  return { kind: 'sequence', start, end, value, items };
}

/** In the place of a card that is refused: then there is no node in the end. */
const NOTHING: SourceNode = { kind: 'scalar', start: 0, end: 0, value: null, source: '' };

/** An entry that goes on over its lines, or has what is not plain in them, is left to the full reader. */
function readCard(line: Line, indent: number): SourceNode | undefined {
  const { text, start, options } = line;
  if (line.odd < start) return undefined;
  const node = readItem(line, indent, CARDS);
  if (node !== undefined && line.indent <= indent && line.odd >= line.start) return node;
  line.next = start;
  nextLine(line);
  do nextLine(line);
  while (line.indent > indent);
  if (line.odd < line.start) line.odd = oddFrom(text, line.start);
  const entry = readLoneEntry({ text, start, end: line.start, indent }, options);
  if (entry === undefined) return undefined;
  if ('node' in entry) return entry.node;
  line.refused.push(...entry.refused);
  return NOTHING;
}

function readItem(line: Line, indent: number, depth: number): SourceNode | undefined {
  line.pos++;
  const after = line.pos;
  skipSpaces(line);
  if (line.pos < line.end) {
    const start = line.pos;
    const isMapping = keyEndOf(line) !== -1;
    line.pos = start;
    if (isMapping) {
      return depth < DEEPEST_PLAIN ? readMapping(line, start - line.start, depth + 1) : undefined;
    }
  }
  line.pos = after;
  return readEntry(line, indent, false, depth);
}

/** Where the key at `pos` ends, or -1 when there is none that is surely one. Leaves `pos` after the colon. */
function keyEndOf(line: Line): number {
  const { text, pos: start } = line;
  const first = text.charCodeAt(start);
  let end: number;
  if (first === SINGLE_QUOTE || first === DOUBLE_QUOTE) {
    end = quotedEnd(line, start);
    if (end === -1) return -1;
    line.pos = end;
  } else {
    if (first === DASH || first === 0x2e || first === 0x3c || NO_SCALAR_START.has(first)) return -1;
    line.pos = start;
    end = scanPlain(line);
  }
  if (line.pos >= line.end || text.charCodeAt(line.pos) !== COLON || !isBreak(line, line.pos + 1)) return -1;
  if (line.pos - start > LONGEST_KEY) return -1;
  line.pos++;
  return end;
}

function keyText(text: string, start: number, end: number): string | undefined {
  const first = text.charCodeAt(start);
  const quoted = first === SINGLE_QUOTE || first === DOUBLE_QUOTE;
  const source = quoted ? unquote(text, start, end) : text.slice(start, end);
  if (isForbiddenKey(source) || source === '<<') return undefined;
  return quoted || typeof resolvePlainScalar(source) === 'string' ? source : undefined;
}

/** What follows `key:` or `-`, on the same line or the next ones. */
function readEntry(line: Line, indent: number, inMapping: boolean, depth: number): SourceNode | undefined {
  const after = line.pos;
  skipSpaces(line);
  const first = line.pos < line.end ? line.text.charCodeAt(line.pos) : HASH;
  if (first === HASH) {
    nextLine(line);
    if (line.indent > indent) return readBlock(line, depth + 1);
    if (inMapping && line.indent === indent && isDash(line)) return readSequence(line, indent, depth + 1);
    return { kind: 'scalar', start: after, end: after, value: null, source: '' };
  }
  const node =
    first === OPEN_LIST || first === OPEN_MAP
      ? readFlow(line, depth + 1)
      : first === SINGLE_QUOTE || first === DOUBLE_QUOTE
        ? readQuoted(line)
        : readPlainScalar(line);
  if (node === undefined) return undefined;
  const end = line.pos;
  skipSpaces(line);
  if (line.pos < line.end && (line.text.charCodeAt(line.pos) !== HASH || line.pos === end)) return undefined;
  nextLine(line);
  return node;
}

function readPlainScalar(line: Line): ScalarNode | undefined {
  const { text, pos: start } = line;
  const first = text.charCodeAt(start);
  if (NO_SCALAR_START.has(first) || (first === DASH && isBreak(line, start + 1))) return undefined;
  const end = scanPlain(line);
  if (line.pos < line.end && text.charCodeAt(line.pos) === COLON) return undefined;
  line.pos = end;
  const source = text.slice(start, end);
  return { kind: 'scalar', start, end, value: resolvePlainScalar(source), source };
}

/** Moves `pos` to the colon, comment or line end that stops a plain scalar, and returns where its text ends. */
function scanPlain(line: Line): number {
  const { text, end } = line;
  let pos = line.pos;
  let last = pos;
  for (; pos < end; pos++) {
    const code = text.charCodeAt(pos);
    if (code === SPACE) continue;
    if (code === COLON && isBreak(line, pos + 1)) break;
    if (code === HASH && text.charCodeAt(pos - 1) === SPACE) break;
    last = pos + 1;
  }
  line.pos = pos;
  return last;
}

function readQuoted(line: Line): ScalarNode | undefined {
  const start = line.pos;
  const end = quotedEnd(line, start);
  if (end === -1) return undefined;
  line.pos = end;
  const source = unquote(line.text, start, end);
  return { kind: 'scalar', start, end, value: source, source };
}

/** Where a quoted scalar of this line ends; -1 for one that goes on or has escapes. */
function quotedEnd(line: Line, start: number): number {
  const { text } = line;
  const quote = text.charCodeAt(start);
  for (let pos = start + 1; pos < line.end; pos++) {
    const code = text.charCodeAt(pos);
    if (code === BACKSLASH && quote === DOUBLE_QUOTE) return -1;
    if (code !== quote) continue;
    if (quote === SINGLE_QUOTE && pos + 1 < line.end && text.charCodeAt(pos + 1) === SINGLE_QUOTE) pos++;
    else return pos + 1;
  }
  return -1;
}

function unquote(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  return text.charCodeAt(start) === SINGLE_QUOTE && inner.includes("''") ? inner.replaceAll("''", "'") : inner;
}

function readFlow(line: Line, depth: number): SourceNode | undefined {
  if (depth > DEEPEST_PLAIN) return undefined;
  return line.text.charCodeAt(line.pos) === OPEN_LIST ? readFlowSequence(line, depth) : readFlowMapping(line, depth);
}

function readFlowSequence(line: Line, depth: number): SourceNode | undefined {
  const { text, pos: start } = line;
  const value: unknown[] = [];
  const items: SourceNode[] = [];
  line.pos++;
  skipSpaces(line);
  if (line.pos < line.end && text.charCodeAt(line.pos) === CLOSE_LIST) {
    line.pos++;
    return { kind: 'sequence', start, end: line.pos, value, items };
  }
  while (line.pos < line.end) {
    const node = readFlowValue(line, depth);
    if (node === undefined) return undefined;
    value.push(node.value);
    items.push(node);
    skipSpaces(line);
    const stop = line.pos < line.end ? text.charCodeAt(line.pos) : 0;
    line.pos++;
    if (stop === CLOSE_LIST) return { kind: 'sequence', start, end: line.pos, value, items };
    if (stop !== COMMA) return undefined;
    skipSpaces(line);
  }
  return undefined;
}

function readFlowMapping(line: Line, depth: number): SourceNode | undefined {
  const { text, pos: start } = line;
  const value: Record<string, unknown> = {};
  const entries: MappingEntry[] = [];
  line.pos++;
  skipSpaces(line);
  if (line.pos < line.end && text.charCodeAt(line.pos) === CLOSE_MAP) {
    line.pos++;
    return { kind: 'mapping', start, end: line.pos, value, entries };
  }
  while (line.pos < line.end) {
    const first = text.charCodeAt(line.pos);
    const keyNode = first === SINGLE_QUOTE || first === DOUBLE_QUOTE ? readQuoted(line) : readFlowScalar(line);
    if (keyNode === undefined) return undefined;
    if (text.charCodeAt(line.pos) !== COLON || text.charCodeAt(line.pos + 1) !== SPACE) return undefined;
    const key = keyText(text, keyNode.start, keyNode.end);
    if (key === undefined || Object.hasOwn(value, key)) return undefined;
    line.pos++;
    skipSpaces(line);
    const node = readFlowValue(line, depth);
    if (node === undefined) return undefined;
    value[key] = node.value;
    entries.push({ key, keyStart: keyNode.start, keyEnd: keyNode.end, node });
    skipSpaces(line);
    const stop = line.pos < line.end ? text.charCodeAt(line.pos) : 0;
    line.pos++;
    if (stop === CLOSE_MAP) return { kind: 'mapping', start, end: line.pos, value, entries };
    if (stop !== COMMA) return undefined;
    skipSpaces(line);
  }
  return undefined;
}

function readFlowValue(line: Line, depth: number): SourceNode | undefined {
  if (line.pos >= line.end) return undefined;
  const first = line.text.charCodeAt(line.pos);
  if (first === OPEN_LIST || first === OPEN_MAP) return readFlow(line, depth + 1);
  if (first === SINGLE_QUOTE || first === DOUBLE_QUOTE) return readQuoted(line);
  return readFlowScalar(line);
}

function readFlowScalar(line: Line): ScalarNode | undefined {
  const { text, pos: start } = line;
  const first = text.charCodeAt(start);
  if (NO_SCALAR_START.has(first)) return undefined;
  if (first === DASH && (isBreak(line, start + 1) || isFlowIndicator(text.charCodeAt(start + 1)))) return undefined;
  let pos = start;
  let end = start;
  for (; ; pos++) {
    if (pos >= line.end) return undefined;
    const code = text.charCodeAt(pos);
    if (code === SPACE) continue;
    if (isFlowIndicator(code)) break;
    if (code === HASH) return undefined;
    if (code === COLON) {
      if (isBreak(line, pos + 1) && pos === end) break;
      return undefined;
    }
    end = pos + 1;
  }
  line.pos = end;
  const source = text.slice(start, end);
  return { kind: 'scalar', start, end, value: resolvePlainScalar(source), source };
}

const isFlowIndicator = (code: number): boolean =>
  code === COMMA || code === OPEN_LIST || code === CLOSE_LIST || code === OPEN_MAP || code === CLOSE_MAP;
