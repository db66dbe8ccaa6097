import { DEEPEST, isForbiddenKey, type MappingEntry, type SourceNode } from '../yaml/source-node.ts';
import type { YamlProblem } from '../yaml/yaml-reading.ts';

/** More than any set needs; few enough that no file can fill the memory. */
const MOST_VALUES = 1_000_000;

/** A node, or the first thing that is wrong. */
export type JsonReading = { readonly node: SourceNode } | { readonly problem: YamlProblem };

/** Reads JSON (RFC 8259, no more) with the exact place of every value, and refuses keys that stand twice or reach into objects. */
export function readJson(text: string): JsonReading {
  const reader: Reader = { text, at: 0, values: 0 };
  try {
    const node = readValue(reader, 0);
    skipBlanks(reader);
    if (reader.at < text.length)
      throw new Fault('syntax', 'The document has ended; remove what stands behind it.', reader.at);
    return { node };
  } catch (error) {
    if (error instanceof Fault) return { problem: error.problem };
    throw error;
  }
}

interface Reader {
  readonly text: string;
  at: number;
  values: number;
}

/** Thrown at any depth, caught where the reading began. */
class Fault extends Error {
  readonly problem: YamlProblem;

  constructor(code: string, message: string, start: number, end = start + 1) {
    super(message);
    this.problem = { code: `json/${code}`, message, start, end };
  }
}

function skipBlanks(reader: Reader): void {
  const { text } = reader;
  for (; ; reader.at++) {
    const code = text.charCodeAt(reader.at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
  }
}

function readValue(reader: Reader, depth: number): SourceNode {
  skipBlanks(reader);
  const { text, at } = reader;
  if (++reader.values > MOST_VALUES) throw new Fault('too-large', `There are more than ${MOST_VALUES} values.`, at);
  if (depth > DEEPEST) throw new Fault('too-deep', `Values are nested more than ${DEEPEST} levels deep.`, at);
  switch (text[at]) {
    case '{':
      return readObject(reader, depth);
    case '[':
      return readArray(reader, depth);
    case '"':
      return readString(reader);
    case undefined:
      throw new Fault('syntax', 'The text ends too early; is it cut off?', at, at);
    default:
      return readWord(reader);
  }
}

function readObject(reader: Reader, depth: number): SourceNode {
  const start = reader.at++;
  const entries: MappingEntry[] = [];
  const value: Record<string, unknown> = {};
  while (!isEnd(reader, '}', entries.length > 0)) {
    skipBlanks(reader);
    const keyStart = reader.at;
    if (reader.text[keyStart] !== '"') throw expected(reader, 'a key in double quotes');
    const key = readString(reader).value as string;
    const keyEnd = reader.at;
    if (isForbiddenKey(key)) throw new Fault('forbidden-key', `“${key}” cannot be used as a key.`, keyStart, keyEnd);
    if (Object.hasOwn(value, key)) {
      throw new Fault(
        'duplicate-key',
        `“${key}” stands in this object already; keep one of the two.`,
        keyStart,
        keyEnd,
      );
    }
    skipBlanks(reader);
    if (reader.text[reader.at] !== ':') throw expected(reader, 'a colon');
    reader.at++;
    const node = readValue(reader, depth + 1);
    entries.push({ key, keyStart, keyEnd, node });
    value[key] = node.value;
  }
  return { kind: 'mapping', start, end: reader.at, value, entries };
}

function readArray(reader: Reader, depth: number): SourceNode {
  const start = reader.at++;
  const items: SourceNode[] = [];
  while (!isEnd(reader, ']', items.length > 0)) items.push(readValue(reader, depth + 1));
  return { kind: 'sequence', start, end: reader.at, value: items.map(({ value }) => value), items };
}

/** Whether the collection ends here; else steps over the comma that must stand before another entry. */
function isEnd(reader: Reader, bracket: string, hasEntries: boolean): boolean {
  skipBlanks(reader);
  const found = reader.text[reader.at];
  if (found === bracket) {
    reader.at++;
    return true;
  }
  if (!hasEntries) return false;
  if (found !== ',') throw expected(reader, `a comma or “${bracket}”`);
  reader.at++;
  return false;
}

function readString(reader: Reader): SourceNode {
  const { text, at: start } = reader;
  let at = start + 1;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) break;
    if (code === 0x5c) at++;
    else if (code < 0x20)
      throw new Fault(
        'syntax',
        'A line break or control character cannot stand in a text; write it as \\n or \\u….',
        at,
      );
    if (at >= text.length) throw new Fault('syntax', 'The quote is never closed; is the text cut off?', start);
  }
  reader.at = at + 1;
  const written = text.slice(start, reader.at);
  try {
    const value = JSON.parse(written) as string;
    return { kind: 'scalar', start, end: reader.at, value, source: value };
  } catch {
    throw new Fault('syntax', 'A backslash begins an escape, such as \\n or \\u00e4; this is none.', start, reader.at);
  }
}

const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const WORD = /[\w.+-]*/y;

function readWord(reader: Reader): SourceNode {
  const { text, at: start } = reader;
  WORD.lastIndex = start;
  const word = WORD.exec(text)?.[0] ?? '';
  const end = start + word.length;
  reader.at = end;
  if (Object.hasOwn(WORDS, word)) return { kind: 'scalar', start, end, value: WORDS[word]!, source: word };
  if (!NUMBER.test(word)) {
    reader.at = start;
    throw expected(reader, 'a value', Math.max(end, start + 1));
  }
  const value = Number(word);
  if (!Number.isFinite(value)) throw new Fault('number', `${word} is too large a number.`, start, end);
  return { kind: 'scalar', start, end, value, source: word };
}

function expected({ text, at }: Reader, what: string, end = at + 1): Fault {
  if (at >= text.length) return new Fault('syntax', 'The text ends too early; is it cut off?', at, at);
  return new Fault(
    'syntax',
    `“${text.slice(at, Math.min(end, at + 20))}” cannot stand here; there should be ${what}.`,
    at,
    end,
  );
}
