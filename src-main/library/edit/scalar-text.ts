import { resolvePlainScalar } from '../yaml/plain-scalar.ts';
import { isForbiddenKey } from '../yaml/source-node.ts';
import { Refusal } from './refusal.ts';

export type Scalar = string | number | boolean | null;
export type Quotes = 'single' | 'double';

export const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A scalar on one line. Text goes without quotes where it reads back as itself, unless the value it replaces had some. */
export function scalarText(value: Scalar, inFlow: boolean, quotes?: Quotes): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'string') return String(value);
  if (quotes === undefined && isPlain(value, inFlow)) return value;
  return quoted(value, quotes);
}

export function keyText(key: string, inFlow: boolean): string {
  if (isForbiddenKey(key) || key === '<<' || key.length > 500) {
    throw new Refusal('bad-key', `“${key.slice(0, 40)}” cannot be the name of a field; choose another.`);
  }
  return isPlain(key, inFlow) && !/^[-.<]/.test(key) ? key : quoted(key);
}

const MUST_ESCAPE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what cannot stand in a YAML text as they are.
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const MUST_ESCAPE_ALL = new RegExp(MUST_ESCAPE.source, 'g');

export const mustEscape = (text: string): boolean => MUST_ESCAPE.test(text);

/** White space at an end, a character that begins something else, a colon or hash that would end the text. */
const NOT_PLAIN = /^\s|\s$|^[,[\]{}#&*!|>'"%@`?:]|^-(?:$|[\s,[\]{}])|^---|^\.\.\.|:(?:\s|$)|\s#/;

function isPlain(text: string, inFlow: boolean): boolean {
  if (NOT_PLAIN.test(text) || MUST_ESCAPE.test(text) || (inFlow && /[,[\]{}]/.test(text))) return false;
  return resolvePlainScalar(text) === text;
}

/** Those quotes that need the fewer escapes; a file without backslashes is read many times faster. */
function quoted(text: string, had?: Quotes): string {
  const single = MUST_ESCAPE.test(text) ? false : /["\\]/.test(text) || had === 'single';
  return single ? `'${text.replaceAll("'", "''")}'` : doubleQuoted(text);
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '\u0000': '\\0' };

function doubleQuoted(text: string): string {
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replace(MUST_ESCAPE_ALL, (character) => ESCAPES[character] ?? unicodeEscape(character));
  return `"${escaped}"`;
}

const unicodeEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** As people write it: no exponent for sizes that occur. */
export function numberText(value: number): string {
  if (Number.isNaN(value)) return '.nan';
  if (!Number.isFinite(value)) return value < 0 ? '-.inf' : '.inf';
  const short = String(value);
  if (!short.includes('e')) return short;
  const long = Math.abs(value) < 1 ? value.toFixed(20).replace(/0+$/, '') : short;
  return Number(long) === value ? long : short;
}

/** The lines of a text under `|` or `|-`, with the indicator first; none for text that reads better or only in quotes. */
export function literalLines(text: string): readonly string[] | undefined {
  if (!text.includes('\n') || mustEscape(text.replaceAll('\n', ''))) return undefined;
  const isClosed = text.endsWith('\n');
  const lines = (isClosed ? text.slice(0, -1) : text).split('\n');
  const isOdd = lines[0] === '' || lines.at(-1) === '' || lines.some((line) => /^ | $/.test(line));
  return isOdd ? undefined : [isClosed ? '|' : '|-', ...lines];
}
