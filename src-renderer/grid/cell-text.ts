import type { Field } from '../../src-shared/workbench/field.ts';
import { formatNumber } from '../fields/number-text.ts';
import { readNumber } from '../fields/read-number.ts';

/** A name that a field may have: the id that is written, and what people call it. */
export interface KnownName {
  readonly id: string;
  readonly label?: string;
}

/** What a text in a cell stands for. */
export type ReadCell = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'empty' };

/** Fields made of other fields are edited in the source. */
export function isEditable(field: Field): boolean {
  if (field.kind === 'list') return field.item === undefined || (field.item.kind !== 'list' && isEditable(field.item));
  return field.kind !== 'group' && field.kind !== 'map' && field.kind !== 'other';
}

export const isNumeric = (field: Field): boolean => field.kind === 'number' || field.kind === 'integer';

/** What the cell shows. */
export function shownText(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return isNumeric(field) ? formatNumber(value) : String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((entry) => shownText(field.item ?? field, entry)).join(', ');
  return JSON.stringify(value);
}

/** What stands in the editor and on the clipboard: `readCell` makes the same value of it again. */
export function typedText(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((entry) => quoted(typedText(field.item ?? field, entry))).join(', ');
  return JSON.stringify(value);
}

/** What is no number is kept as the text that it is, so that nothing typed is lost; the diagnostic then says what is wrong. */
export function readCell(field: Field, text: string, names: readonly KnownName[] = []): ReadCell {
  if (text.trim() === '') return { kind: 'empty' };
  if (field.kind !== 'list') return { kind: 'value', value: readValue(field, text, names) };
  const entries = listEntries(text);
  const item = field.item;
  return { kind: 'value', value: entries.map((entry) => (item ? readValue(item, entry, names) : entry)) };
}

function readValue(field: Field, text: string, names: readonly KnownName[]): unknown {
  const trimmed = text.trim();
  switch (field.kind) {
    case 'number':
    case 'integer':
      return readNumber(trimmed, field) ?? trimmed;
    case 'boolean':
      return readBoolean(trimmed) ?? trimmed;
    case 'choice':
      return readChoice(field, trimmed);
    default:
      return field.refersTo === undefined ? text : nameOf(trimmed, names);
  }
}

function readBoolean(text: string): boolean | undefined {
  if (/^(true|yes|y|on|1)$/i.test(text)) return true;
  return /^(false|no|n|off|0)$/i.test(text) ? false : undefined;
}

function readChoice(field: Field, text: string): unknown {
  const choices = field.choices ?? [];
  const chosen =
    choices.find((choice) => typedText(field, choice) === text) ??
    choices.find((choice) => typedText(field, choice).toLowerCase() === text.toLowerCase());
  if (chosen !== undefined) return chosen;
  return choices.every((choice) => typeof choice === 'number') ? (readNumber(text, field) ?? text) : text;
}

/** People paste “Guest DJ” where the file says guest-dj. */
function nameOf(text: string, names: readonly KnownName[]): string {
  if (names.some(({ id }) => id === text)) return text;
  const lower = text.toLowerCase();
  return names.find(({ id, label }) => id.toLowerCase() === lower || label?.toLowerCase() === lower)?.id ?? text;
}

const quoted = (entry: string): string =>
  /[,;"\r\n]|^\s|\s$|^$/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry;

/** `clubnight, "one, two"; party` */
export function listEntries(text: string): string[] {
  const entries: string[] = [];
  for (const [whole, inQuotes, plain] of text.matchAll(
    /\s*(?:"((?:[^"]|"")*)"\s*(?=[,;\r\n]|$)|([^,;\r\n]+))[,;\r\n]?/g,
  )) {
    if (whole.trim() === '') continue;
    const entry = inQuotes === undefined ? (plain ?? '').trim() : inQuotes.replaceAll('""', '"');
    if (entry !== '' || inQuotes !== undefined) entries.push(entry);
  }
  return entries;
}
