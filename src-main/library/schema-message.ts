import type { ErrorObject } from 'ajv/dist/2020.js';
import { grouped } from '../../src-engine/format.ts';
import { isRecord } from '../../src-shared/record.ts';
import type { FieldSchema } from './schema-field.ts';
import { similarWord } from './similar-word.ts';

/** The pattern of texts that are printed as they are. */
const ONE_LINE = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';

/** Says in words what is wrong with a value. `field` describes the value, `missing` the property that it lacks. */
export function schemaMessage(error: ErrorObject, name: string, field: FieldSchema, missing: FieldSchema): string {
  const value = error.data;
  const params = error.params as Record<string, unknown>;
  const is = `is ${shown(value, field)}`;
  switch (error.keyword) {
    case 'required':
      return `${missing.title ?? `“${String(params.missingProperty)}”`} is missing.`;
    case 'additionalProperties':
      return unknownField(String(params.additionalProperty), field);
    case 'propertyNames':
      return `“${String(params.propertyName)}” cannot be a name here: use lower case letters, digits and dashes.`;
    case 'type':
      return `${name} must be ${kindInWords(field)}, ${is}.`;
    case 'minimum':
      return `${name} must be at least ${shown(params.limit, field)}, ${is}.`;
    case 'maximum':
      return `${name} must be at most ${shown(params.limit, field)}, ${is}.`;
    case 'exclusiveMinimum':
      return `${name} must be more than ${shown(params.limit, field)}, ${is}.`;
    case 'exclusiveMaximum':
      return `${name} must be less than ${shown(params.limit, field)}, ${is}.`;
    case 'multipleOf':
      return params.multipleOf === 0.01
        ? `${name} must be exact to the cent, ${is}.`
        : `${name} must be a multiple of ${String(params.multipleOf)}, ${is}.`;
    case 'const':
      return `${name} must be ${shown(params.allowedValue, field)}, ${is}.`;
    case 'enum':
      return oneOfMessage(name, params.allowedValues as unknown[], value, field);
    case 'pattern':
      if (params.pattern === ONE_LINE) return `${name} must not contain line breaks or control characters.`;
      return `${name} has the wrong form, ${is}.${hintFrom(field)}`;
    case 'minLength':
      return value === ''
        ? `${name} must not be empty.`
        : `${name} must have at least ${counted(params.limit, 'character')}, has ${lengthOf(value)}.`;
    case 'maxLength':
      return `${name} must have at most ${counted(params.limit, 'character')}, has ${lengthOf(value)}.`;
    case 'minItems':
      return `${name} must have at least ${counted(params.limit, 'entry')}, has ${lengthOf(value)}.`;
    case 'maxItems':
      return `${name} must have at most ${counted(params.limit, 'entry')}, has ${lengthOf(value)}.`;
    case 'minProperties':
      return `${name} must have at least ${counted(params.limit, 'field')}, has ${fieldsOf(value)}.`;
    case 'maxProperties':
      return `${name} must have at most ${counted(params.limit, 'field')}, has ${fieldsOf(value)}.`;
    case 'uniqueItems':
      return `${name} lists ${shown((value as unknown[])[Number(params.j)], {})} twice.`;
    default:
      return `${name} ${error.message ?? 'is wrong'}.`;
  }
}

export function oneOfMessage(name: string, allowed: readonly unknown[], value: unknown, field: FieldSchema): string {
  const listed = allowed.map((item) => shown(item, field));
  const similar = typeof value === 'string' ? similarWord(value, allowed.map(String)) : undefined;
  const question = similar === undefined ? '' : ` Did you mean “${similar}”?`;
  return `${name} must be ${alternatives(listed)}, is ${shown(value, field)}.${question}`;
}

/** For a `oneOf` of which no branch can be meant. */
export const noBranchMessage = (name: string, branches: readonly FieldSchema[], value: unknown): string =>
  `${name} must be ${alternatives([...new Set(branches.map(kindInWords))])}, is ${shown(value, {})}.`;

const alternatives = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

function unknownField(key: string, field: FieldSchema): string {
  const known = Object.keys(field.properties ?? {});
  const similar = similarWord(key, known);
  if (similar !== undefined) return `Unknown field “${key}”; did you mean “${similar}”?`;
  return known.length > 0 && known.length <= 12
    ? `Unknown field “${key}”; known are ${known.join(', ')}.`
    : `Unknown field “${key}”; remove it.`;
}

const UNITS: Readonly<Record<string, string>> = { '€': ' of euros', '%': ' of percent' };

function kindInWords(field: FieldSchema): string {
  if ('const' in field) return shown(field.const, {});
  if (field.enum) return alternatives(field.enum.map((item) => shown(item, {})));
  const unit = field['x-unit'];
  const counted = unit === undefined ? '' : (UNITS[unit] ?? ` of ${unit}`);
  const types = typeof field.type === 'string' ? [field.type] : (field.type ?? []);
  return (
    alternatives(types.map((type) => (KINDS[type] ?? type) + (NUMERIC.has(type) ? counted : ''))) || 'something else'
  );
}

const NUMERIC = new Set(['number', 'integer']);

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  integer: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping of fields',
  null: 'empty',
};

const LONGEST_SHOWN = 60;

function shown(value: unknown, field: FieldSchema): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'a mapping';
  if (typeof value === 'string') {
    return `“${value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value}”`;
  }
  const unit = field['x-unit'];
  if (typeof value !== 'number') return String(value);
  return unit === '€' ? moneyText(value) : unit === '%' ? `${value} %` : String(value);
}

/** `€10,000,000`, `−€0.291`: all digits, since it may be the digits that are wrong. */
function moneyText(value: number): string {
  const digits = String(Math.abs(value));
  const [whole = '', part] = digits.split('.');
  const text = /^\d+$/.test(whole) ? grouped(Number(whole)) + (part === undefined ? '' : `.${part}`) : digits;
  return `${value < 0 ? '−' : ''}€${text}`;
}

function hintFrom(field: FieldSchema): string {
  const example = field.examples?.[0];
  return `${field.description ? ` ${field.description}` : ''}${example === undefined ? '' : ` Example: ${String(example)}.`}`;
}

const counted = (count: unknown, noun: string): string =>
  `${String(count)} ${count === 1 ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;

const fieldsOf = (value: unknown): number => (isRecord(value) ? Object.keys(value).length : 0);

const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0;
