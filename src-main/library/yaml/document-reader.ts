import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type ParsedNode,
  Parser,
  type YAMLError,
} from 'yaml';
import { DEEPEST, isForbiddenKey, type MappingEntry, type ScalarNode, type SourceNode } from './source-node.ts';
import type { YamlOptions, YamlProblem, YamlReading } from './yaml-reading.ts';

/** More than any set needs; few enough that no file can fill the memory. */
const MOST_TOKENS = 4_000_000;
/** How many values all aliases of a file together may stand for. */
const MOST_ALIASED_VALUES = 1000;
const MOST_PROBLEMS = 50;

/** Reads any YAML 1.2 document through the `yaml` package, and refuses what card sets have no use for. */
export function readDocument(text: string, options: YamlOptions = {}): YamlReading {
  const reader = readerOf(text, options);
  const documents = compose(reader);
  const document = documents[0];
  const second = documents[1];
  if (second !== undefined) {
    report(reader, 'several-documents', 'A file holds one document; remove this one or give it its own file.', [
      second.range[0],
      second.range[0] + 3,
    ]);
  }
  for (const error of document?.errors ?? []) reader.problems.push(problemOf(error));
  for (const warning of document?.warnings ?? []) reader.problems.push(problemOf(warning));
  if (document === undefined || reader.problems.length > 0) return { problems: settle(reader.problems, text) };
  const node = document.contents === null ? emptyAt(0) : convert(reader, document.contents);
  return reader.problems.length > 0 ? { problems: settle(reader.problems, text) } : { node, problems: [] };
}

export interface Reader {
  readonly text: string;
  readonly mayRepeatKeys: boolean;
  readonly problems: YamlProblem[];
  readonly anchors: Map<string, { readonly node: SourceNode; readonly size: number }>;
  aliasedValues: number;
}

export const readerOf = (text: string, { mayRepeatKeys = false }: YamlOptions): Reader => ({
  text,
  mayRepeatKeys,
  problems: [],
  anchors: new Map(),
  aliasedValues: 0,
});

export type ComposedDocument = Document.Parsed<ParsedNode>;

/** Composes token by token, so that a hostile file is given up before it has filled memory or stack. */
export function compose(reader: Reader): ComposedDocument[] {
  const parser = new Parser();
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    strict: true,
    // Compared here by a set: the package compares every key with every other.
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const documents: ComposedDocument[] = [];
  let tokens = 0;
  let errors = 0;
  const take = (token: Token) => {
    if (token.type === 'directive') refuseDirective(reader, token.offset, token.source);
    if (token.type === 'error') errors++;
    for (const document of composer.next(token)) documents.push(document);
  };
  for (const lexeme of new Lexer().lex(reader.text)) {
    for (const token of parser.next(lexeme)) take(token);
    const here: readonly [number, number] = [parser.offset, parser.offset + 1];
    if (parser.stack.length > DEEPEST) {
      report(reader, 'too-deep', `Values are nested more than ${DEEPEST} levels deep.`, here);
      return [];
    }
    tokens++;
    if (tokens > MOST_TOKENS) {
      report(reader, 'too-large', 'The file has too many values; split it into several.', here);
      return [];
    }
    if (reader.problems.length + documents.length + errors > MOST_PROBLEMS) break;
  }
  for (const token of parser.end()) take(token);
  for (const document of composer.end(true, reader.text.length)) documents.push(document);
  return documents;
}

type Token = Parameters<Composer['next']>[0];

const refuseDirective = (reader: Reader, start: number, source: string): void =>
  report(reader, 'directive', 'Directives are not supported; remove this line.', [start, start + source.length]);

function report(reader: Reader, code: string, message: string, range: readonly [number, number]): void {
  reader.problems.push({ code: `yaml/${code}`, message, start: range[0], end: Math.max(range[0], range[1]) });
}

/** The first of them, each once. The package places what is missing at the end behind the end. */
export function settle(problems: readonly YamlProblem[], text: string): YamlProblem[] {
  const byPlace = new Map<string, YamlProblem>();
  for (const problem of problems) {
    const start = Math.min(problem.start, text.length);
    const end = Math.min(problem.end, text.length);
    const place = `${problem.code} ${start}`;
    if (!byPlace.has(place)) byPlace.set(place, { ...problem, start, end });
    if (byPlace.size === MOST_PROBLEMS) break;
  }
  return [...byPlace.values()];
}

const CODES: Partial<Record<YAMLError['code'], string>> = {
  UNEXPECTED_TOKEN: 'syntax',
  MISSING_CHAR: 'syntax',
  IMPOSSIBLE: 'syntax',
  RESOURCE_EXHAUSTION: 'too-deep',
  TAG_RESOLVE_FAILED: 'tag',
  BAD_DIRECTIVE: 'directive',
  MULTIPLE_DOCS: 'several-documents',
};

/** The package speaks to people who know YAML; these mistakes are made by everybody else. */
const ADVICE: readonly (readonly [code: YAMLError['code'], begins: string, message: string])[] = [
  [
    'BLOCK_AS_IMPLICIT_KEY',
    'Nested mappings',
    'A colon with a space after it begins a new field; put text that has one in quotes.',
  ],
  ['TAB_AS_INDENT', '', 'Indent with spaces; tabs are not allowed.'],
  ['BAD_DQ_ESCAPE', '', 'A backslash in double quotes begins an escape; write two of them, or use single quotes.'],
  ['MISSING_CHAR', 'Missing closing', 'The quote is never closed; add the missing quotation mark.'],
  ['MISSING_CHAR', 'Implicit map keys', 'This line has no “key: value”; is the colon missing, or the space after it?'],
  ['MULTILINE_IMPLICIT_KEY', '', 'This line has no “key: value”; is the colon missing, or the space after it?'],
  ['BAD_INDENT', 'All mapping items', 'The fields of one mapping must begin in the same column.'],
  ['BAD_INDENT', 'All sequence items', 'The entries of one list must begin in the same column.'],
];

function problemOf({ code, message, pos }: YAMLError): YamlProblem {
  const advice = ADVICE.find(([known, begins]) => known === code && message.startsWith(begins))?.[2];
  return {
    code: `yaml/${CODES[code] ?? code.toLowerCase().replaceAll('_', '-')}`,
    message: advice ?? `${message}${/[.!?]$/.test(message) ? '' : '.'}`,
    start: pos[0],
    end: Math.max(pos[0], pos[1]),
  };
}

const emptyAt = (offset: number): ScalarNode => ({
  kind: 'scalar',
  start: offset,
  end: offset,
  value: null,
  source: '',
});

export function convert(reader: Reader, node: ParsedNode): SourceNode {
  if (isAlias(node)) return convertAlias(reader, node.source, node.range);
  refuseTag(reader, node);
  const converted = isMap(node)
    ? convertMapping(reader, node)
    : isSeq(node)
      ? convertSequence(reader, node)
      : convertScalar(reader, node);
  if (node.anchor !== undefined) reader.anchors.set(node.anchor, { node: converted, size: sizeOf(converted) });
  return converted;
}

function convertAlias(reader: Reader, name: string, [start, end]: readonly [number, number, number]): SourceNode {
  const target = reader.anchors.get(name);
  if (target === undefined) {
    report(reader, 'unknown-alias', `Nothing complete before this is named “&${name}”.`, [start, end]);
    return emptyAt(start);
  }
  reader.aliasedValues += target.size;
  if (reader.aliasedValues > MOST_ALIASED_VALUES) {
    if (reader.aliasedValues - target.size <= MOST_ALIASED_VALUES) {
      report(reader, 'too-many-aliases', `Aliases stand for more than ${MOST_ALIASED_VALUES} values; write them out.`, [
        start,
        end,
      ]);
    }
    return emptyAt(start);
  }
  return { ...target.node, start, end };
}

function sizeOf(node: SourceNode): number {
  if (node.kind === 'scalar') return 1;
  const children = node.kind === 'mapping' ? node.entries.map((entry) => entry.node) : node.items;
  return children.reduce((size, child) => size + sizeOf(child), 1);
}

const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;

function refuseTag(reader: Reader, node: ParsedNode): void {
  if (isAlias(node) || node.tag === undefined || CORE_TAG.test(node.tag)) return;
  report(reader, 'tag', `The tag ${node.tag} is not supported; remove it.`, [node.range[0], node.range[1]]);
}

function convertScalar(reader: Reader, node: ParsedNode): ScalarNode {
  const { value, source } = node as { value?: unknown; source?: string };
  const text = source ?? '';
  let [start, end] = node.range;
  if (start === end) start = end = afterIndicator(reader.text, start);
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { kind: 'scalar', start, end, value, source: text };
  }
  report(reader, 'tag', 'Only text, numbers, true, false and null are supported here.', [start, end]);
  return { kind: 'scalar', start, end, value: null, source: text };
}

/** The package places a value that is left out behind the spaces after `:` or `-`. */
function afterIndicator(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--;
  return start;
}

function convertSequence(reader: Reader, node: ParsedNode): SourceNode {
  const sequence = node as unknown as { items: unknown[]; flow?: boolean };
  const items: SourceNode[] = [];
  for (const item of sequence.items) {
    // Only `!!pairs` and `!!omap` make pairs, and their tags have been refused.
    if (!isPair(item)) items.push(convert(reader, item as ParsedNode));
  }
  const end = sequence.flow ? node.range[1] : (items.at(-1)?.end ?? node.range[1]);
  return { kind: 'sequence', start: node.range[0], end, value: items.map((item) => item.value), items };
}

function convertMapping(reader: Reader, node: ParsedNode): SourceNode {
  const mapping = node as unknown as { items: { key: ParsedNode; value: ParsedNode | null }[]; flow?: boolean };
  const value: Record<string, unknown> = {};
  const entries: MappingEntry[] = [];
  for (const pair of mapping.items) {
    const [keyStart, keyEnd] = pair.key.range;
    const child = pair.value === null ? emptyAt(keyEnd) : convert(reader, pair.value);
    const key = keyOf(reader, pair.key);
    if (key === undefined) continue;
    if (Object.hasOwn(value, key) && !reader.mayRepeatKeys) {
      report(reader, 'duplicate-key', `“${key}” stands in this mapping already; keep one of the two.`, [
        keyStart,
        keyEnd,
      ]);
      continue;
    }
    value[key] = child.value;
    entries.push({ key, keyStart, keyEnd, node: child });
  }
  const start = mapping.flow ? node.range[0] : (entries[0]?.keyStart ?? node.range[0]);
  const end = mapping.flow ? node.range[1] : (entries.at(-1)?.node.end ?? node.range[1]);
  return { kind: 'mapping', start, end, value, entries };
}

function keyOf(reader: Reader, node: ParsedNode): string | undefined {
  const range: readonly [number, number] = [node.range[0], node.range[1]];
  if (isScalar(node)) refuseTag(reader, node as ParsedNode);
  const key = isScalar(node) ? node.value : undefined;
  if (typeof key !== 'string') {
    const shown = isScalar(node) ? `“${node.source ?? ''}”` : 'This';
    report(reader, 'non-string-key', `${shown} is not text and cannot be a key; put it in quotes.`, range);
    return undefined;
  }
  if (isForbiddenKey(key)) {
    report(reader, 'forbidden-key', `“${key}” cannot be used as a key; choose another name.`, range);
    return undefined;
  }
  if (key === '<<') {
    report(reader, 'merge-key', 'Merge keys are not supported; write the values out.', range);
    return undefined;
  }
  return key;
}
