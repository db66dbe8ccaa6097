import type { FieldSchema } from '../schema-field.ts';
import { knownNames, referenceOf } from './known-names.ts';
import type { WhatIfGround } from './what-if-fields.ts';

/** What a field may be set to, where that is a list. */
export interface Choices {
  readonly values?: readonly unknown[];
  readonly descriptions?: readonly string[];
}

/** More names than anyone would pick from a list. */
const MOST_NAMES = 400;

/** Those of the schema, or the names of the set that the field may refer to. */
export function choicesOf(schema: FieldSchema, modes: WhatIfGround['modes']): Choices {
  if (schema.enum) return { values: schema.enum };
  if ('const' in schema) return { values: [schema.const] };
  const refers = referenceOf(schema);
  const names = refers === undefined ? [] : knownNames(modes, refers);
  if (names.length === 0 || names.length > MOST_NAMES) return {};
  return { values: names.map(({ id }) => id), descriptions: names.map(({ id, name }) => name ?? id) };
}
