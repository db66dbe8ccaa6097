import { isRecord } from '../../../src-shared/record.ts';
import type { FieldSchema } from '../schema-field.ts';
import { amountText, rangeText } from './amount-text.ts';
import { knownNames, valueIn } from './known-names.ts';
import type { SourceSet } from './source-set.ts';

/** What a hover says of a field, in Markdown: its help, unit, limits, and the reference ranges that the modes give it. */
export function fieldNotes(schema: FieldSchema, modes: SourceSet['modes']): string | undefined {
  const notes = [
    schema.description && escaped(schema.description),
    limitsOf(schema),
    'default' in schema && !isRecord(schema.default) ? `Left out, it is ${shown(schema)}.` : undefined,
    rangesOf(schema, modes),
  ].filter((note) => note !== undefined && note !== '');
  return notes.length > 0 ? notes.join('\n\n') : undefined;
}

/** `In €, from €0 to €10,000,000, in steps of €0.01.` */
function limitsOf(schema: FieldSchema): string | undefined {
  const unit = schema['x-unit'];
  const { minimum, maximum, multipleOf, maxLength } = schema;
  const parts = [
    unit === undefined ? undefined : `in ${unit}`,
    typeof minimum === 'number' && typeof maximum === 'number'
      ? `from ${amountText(minimum, unit)} to ${amountText(maximum, unit)}`
      : typeof minimum === 'number'
        ? `at least ${amountText(minimum, unit)}`
        : typeof maximum === 'number'
          ? `at most ${amountText(maximum, unit)}`
          : undefined,
    multipleOf === undefined ? undefined : `in steps of ${amountText(multipleOf, unit)}`,
    typeof maxLength === 'number' ? `at most ${maxLength} characters` : undefined,
  ].filter((part) => part !== undefined);
  const text = parts.join(', ');
  return text === '' ? undefined : `${escaped(text.charAt(0).toUpperCase() + text.slice(1))}.`;
}

const shown = (schema: FieldSchema): string =>
  typeof schema.default === 'number'
    ? escaped(amountText(schema.default, schema['x-unit']))
    : escaped(JSON.stringify(schema.default));

/** A table of the ranges: one row where the mode gives one for all, else one a class. */
function rangesOf(schema: FieldSchema, modes: SourceSet['modes']): string | undefined {
  const path = schema['x-range'];
  if (!Array.isArray(path) || !path.every((step) => typeof step === 'string')) return undefined;
  const own = path.findIndex((step) => /^\{.+\}$/.test(step));
  const rows = modes.flatMap((mode) => {
    const modeName = typeof mode.value.name === 'string' ? mode.value.name : mode.id;
    if (own === -1) return rowOf([modeName], valueIn(mode.value, path), schema, [mode.id]);
    return knownNames([mode], path.slice(0, own)).flatMap(({ id, name }) =>
      rowOf(
        [name ?? id, modeName],
        valueIn(
          mode.value,
          path.map((step, place) => (place === own ? id : step)),
        ),
        schema,
        [id, mode.id],
      ),
    );
  });
  if (rows.length === 0) return undefined;
  const heads = own === -1 ? ['Mode', 'Reference range'] : ['Class', 'Mode', 'Reference range'];
  const rule = heads.map((_, place) => (place === heads.length - 1 ? '--:' : ':--'));
  return [heads, rule]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .concat(rows)
    .join('\n');
}

/** The ids stand in a comment behind the row: a hover over one card can then leave out what is not about it. */
function rowOf(names: readonly string[], range: unknown, schema: FieldSchema, ids: readonly string[]): string[] {
  if (!isRecord(range) || typeof range.min !== 'number' || typeof range.max !== 'number') return [];
  const cells = [...names, rangeText({ min: range.min, max: range.max }, schema['x-unit'])].map(escaped);
  return [`| ${cells.join(' | ')} |<!--all ${ids.join(' ')}-->`];
}

export const escaped = (text: string): string => text.replace(/[\\`*_{}[\]#+!|<>]/g, '\\$&');
