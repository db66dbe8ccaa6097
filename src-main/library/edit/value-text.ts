import { isRecord } from '../../../src-shared/record.ts';
import { Refusal } from './refusal.ts';
import { isScalar, keyText, literalLines, scalarText } from './scalar-text.ts';

/** What is longer goes onto lines of its own. */
const LONGEST_FLOW = 100;

const INDENT = '  ';

/** A value on one line. */
export function flowText(value: unknown): string {
  if (isScalar(value)) return scalarText(value, true);
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isRecord(value))
    throw new Refusal('bad-value', 'Only text, numbers, true, false, lists and mappings can be written.');
  const entries = Object.entries(value).map(([key, field]) => `${keyText(key, true)}: ${flowText(field)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A field as lines that begin in the column of its key: flow style for what is flat and short. */
export function entryLines(key: string, value: unknown, indent = INDENT): string[] {
  const name = keyText(key, false);
  const literal = typeof value === 'string' ? literalLines(value) : undefined;
  if (literal) return [`${name}: ${literal[0]}`, ...indented(literal.slice(1), indent)];
  if (isScalar(value)) return [`${name}: ${scalarText(value, false)}`];
  const flow = isFlat(value) ? flowText(value) : undefined;
  if (flow !== undefined && flow.length <= LONGEST_FLOW) return [`${name}: ${flow}`];
  return [`${name}:`, ...indented(collectionLines(value, indent), indent)];
}

/** A list or mapping that is not empty, in block style. */
export function collectionLines(value: unknown, indent = INDENT): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemLines(item, indent));
  if (isRecord(value)) return mappingLines(value, indent);
  throw new Refusal('bad-value', 'Only text, numbers, true, false, lists and mappings can be written.');
}

const mappingLines = (value: Record<string, unknown>, indent: string): string[] =>
  Object.entries(value).flatMap(([key, field]) => entryLines(key, field, indent));

/** An entry of a block list, its first line with the dash; `gap` is what stands between dash and value. */
export function itemLines(item: unknown, indent = INDENT, gap = ' '): string[] {
  const isBlock = isRecord(item) && Object.keys(item).length > 0;
  const [first = '', ...rest] = isBlock
    ? mappingLines(item, indent)
    : [isScalar(item) ? scalarText(item, false) : flowText(item)];
  return [`-${gap}${first}`, ...indented(rest, ` ${gap}`)];
}

export const indented = (lines: readonly string[], indent: string): string[] =>
  lines.map((line) => (line === '' ? line : indent + line));

/** Whether nothing in it holds anything itself, so that one line says it well. */
export const isFlat = (value: unknown): boolean =>
  (Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []).every(
    (item) => isScalar(item) && !(typeof item === 'string' && item.includes('\n')),
  );
