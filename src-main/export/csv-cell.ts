import { isRecord } from '../../src-shared/record.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import { isForbiddenKey } from '../library/yaml/source-node.ts';
import type { CsvColumn } from './csv-column.ts';

/**
 * What a spreadsheet would take for a formula, or for the start of one behind blanks, with any apostrophes before it. Such a text
 * gets one apostrophe more, and exactly one is taken away again: `=1+1` ⇄ `'=1+1`, `'=1+1` ⇄ `''=1+1`, and `'n Abend` stays. The same
 * within a text, behind what other programs take for a separator: a German Excel splits `x;=1+1` in two, quotes or not.
 */
const AT_FORMULAS = /^(?='*[\t\r\n])|(?<=^|[;\t\r\n])(?='*(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;
const GUARDS = /^'(?='*[\t\r\n])|(?<=^|[;\t\r\n])'(?='*(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;

export const guarded = (text: string): string => text.replace(AT_FORMULAS, "'");
export const unguarded = (text: string): string => text.replace(GUARDS, '');

const SEPARATOR = '; ';

/** What a card’s value looks like in a spreadsheet; empty where there is none. */
export function cellText(column: CsvColumn, value: unknown): string {
  const text = plainCellText(column, value);
  // A number is never taken for a formula, whatever its sign.
  return typeof value === 'number' && kindOf(column.field) === 'number' ? text : guarded(text);
}

/** The same for people, where nothing is run. */
export const plainCellText = ({ field }: CsvColumn, value: unknown): string =>
  value === undefined ? '' : plainText(field, value);

function plainText(field: Field, value: unknown): string {
  switch (kindOf(field)) {
    case 'list':
      return Array.isArray(value) ? listText(field, value) : JSON.stringify(value);
    case 'json':
      return JSON.stringify(value);
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}

/** Joined where it can be told apart again, else as JSON. */
function listText(field: Field, list: readonly unknown[]): string {
  const texts = list.map(String);
  const joined = texts.join(SEPARATOR);
  const isPlain = list.every((item) => typeof item !== 'object') && !joined.startsWith('[');
  const back = isPlain && joined !== '' ? splitList(field, joined) : undefined;
  const isSame = back?.length === list.length && back.every((item, place) => item === list[place]);
  return isSame ? joined : JSON.stringify(list);
}

type CellKind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'json';

function kindOf({ kind, item }: Field): CellKind {
  switch (kind) {
    case 'text':
    case 'boolean':
    case 'choice':
      return kind;
    case 'number':
    case 'integer':
      return 'number';
    case 'list':
      return item && ['text', 'number', 'integer', 'boolean', 'choice'].includes(item.kind) ? 'list' : 'json';
    default:
      return 'json';
  }
}

/** What a cell says: a value, nothing (`{}`), or why it cannot be understood. */
export interface ReadCell {
  readonly value?: unknown;
  readonly problem?: { readonly code: string; readonly message: string };
}

export interface NumberStyle {
  /** Whether `12,5` is twelve and a half, as where cells are separated by semicolons. */
  readonly decimalComma: boolean;
}

/** What programs put in place of bytes that they could not read as text. */
const LOST = '\ufffd';

export function readCell({ header, field }: CsvColumn, cell: string, style: NumberStyle): ReadCell {
  if (cell.includes(LOST)) {
    const message = `${header}: letters of “${cell}” are lost, for it was read in another encoding; save the table as “CSV UTF-8” once more.`;
    return wrong('csv/lost-letters', message);
  }
  const text = unguarded(cell);
  const kind = kindOf(field);
  if (kind === 'text') return text === '' ? {} : { value: text };
  const trimmed = text.trim();
  if (trimmed === '') return {};
  switch (kind) {
    case 'number':
      return readNumber(header, trimmed, style);
    case 'boolean':
      return readBoolean(header, trimmed);
    case 'choice':
      return readChoice(header, field, trimmed);
    case 'list':
      return trimmed.startsWith('[') ? readJson(header, trimmed) : { value: splitList(field, trimmed) };
    case 'json':
      return readJson(header, trimmed);
  }
}

const wrong = (code: string, message: string): ReadCell => ({ problem: { code, message } });

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const GROUPED_BY_DOTS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/;

function readNumber(header: string, text: string, { decimalComma }: NumberStyle): ReadCell {
  if (decimalComma && GROUPED_BY_DOTS.test(text)) {
    const digits = text.replaceAll('.', '');
    return wrong(
      'csv/number',
      `${header}: “${text}” can be read in two ways; write ${digits}, or use a decimal comma.`,
    );
  }
  const plain = decimalComma ? text.replace(/^([^.,]*),([^.,]*)$/, '$1.$2') : text;
  const value = NUMBER.test(plain) ? Number(plain) : Number.NaN;
  if (Number.isFinite(value)) return { value: value === 0 ? 0 : value };
  const example = decimalComma ? '1200 or 12,5' : '1200 or 12.5';
  return wrong('csv/number', `${header}: “${text}” is no number; write digits only, such as ${example}.`);
}

function readBoolean(header: string, text: string): ReadCell {
  // Spreadsheets write them in capitals.
  const value = text.toLowerCase();
  if (value === 'true' || value === 'false') return { value: value === 'true' };
  return wrong('csv/boolean', `${header}: “${text}” is neither true nor false.`);
}

function readChoice(header: string, { choices = [] }: Field, text: string): ReadCell {
  const value = choices.find(
    (choice) => String(choice) === text || (typeof choice === 'boolean' && String(choice) === text.toLowerCase()),
  );
  if (value !== undefined) return { value };
  return wrong('csv/choice', `${header}: “${text}” is not one of ${choices.join(', ')}.`);
}

function readJson(header: string, text: string): ReadCell {
  try {
    const value: unknown = JSON.parse(text);
    if (isHarmless(value)) return { value };
  } catch {
    // Told below, in words of its own.
  }
  return wrong('csv/json', `${header}: “${text}” cannot be read; write it as JSON, such as ["one", "two"].`);
}

const isHarmless = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isHarmless)
    : !isRecord(value) || Object.entries(value).every(([key, inner]) => !isForbiddenKey(key) && isHarmless(inner));

function splitList({ item }: Field, text: string): unknown[] {
  return text.split(';').map((part) => itemOf(item, part.trim()));
}

/** An entry that is not what it should be stays a text, for the schema to tell. */
function itemOf(item: Field | undefined, text: string): unknown {
  if (item?.kind === 'number' || item?.kind === 'integer') return NUMBER.test(text) ? Number(text) : text;
  if (item?.kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (item?.kind === 'choice') return item.choices?.find((choice) => String(choice) === text) ?? text;
  return text;
}
