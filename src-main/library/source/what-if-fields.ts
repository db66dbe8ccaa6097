import type { Game } from '../../../src-engine/game.ts';
import { fieldOf, isRecord } from '../../../src-shared/record.ts';
import { isSegment } from '../../../src-shared/what-if/selector.ts';
import { type FieldSchema, meantBranch } from '../schema-field.ts';
import { readSchemaFiles } from '../schemas.ts';
import { isSingle } from '../what-if-file.ts';
import { inlinedSchema } from './inlined-schema.ts';
import type { SourceSet } from './source-set.ts';

/** A set as what-ifs see it, with wrong values as well: a what-if can be written while a card is still being mended. */
export interface WhatIfGround extends Pick<SourceSet, 'modes' | 'cards'> {
  readonly game: Pick<Game, 'id' | 'cardTypes'>;
  /** The house values of the manifest. */
  readonly house: unknown;
}

/** A value that a what-if can change. */
export interface ChangeableField {
  /** From the object to the value, with dots: `ticketPriceRange.max`. */
  readonly path: string;
  /** What people call the way there: `Ticket price range`, `To`. */
  readonly titles: readonly string[];
  readonly schema: FieldSchema;
  /** Undefined where it is left out and may be set. */
  readonly value: unknown;
}

/** Lists of a mode have places of their own (`rounds.0.name`); those of cards only say where a card belongs. */
export type Lists = 'lists' | 'no-lists';

const known = new Map<string, ReadonlyMap<string, FieldSchema>>();

/** The schemas of a game without references, by name: `set`, `mode`, `act` … Read once. */
export function inlinedSchemasOf(game: string): ReadonlyMap<string, FieldSchema> | undefined {
  const cached = known.get(game);
  if (cached) return cached;
  const files = readSchemaFiles(game);
  if (files === undefined) return undefined;
  const schemas = new Map(
    [...files.keys()].map((file) => [file.replace(/\.schema\.json$/, ''), inlinedSchema(files, file)]),
  );
  known.set(game, schemas);
  return schemas;
}

/** The single values of an object of the set: those that it has, and those that it may have where they are left out. */
export function changeableFields(schema: FieldSchema, value: unknown, lists: Lists): ChangeableField[] {
  const fields: ChangeableField[] = [];
  for (const [key, child] of childrenOf(schema, value)) {
    // An id names its card or mode for good.
    if (key !== 'id') collect(fields, child, fieldOf(value, key), [key], [], lists);
  }
  return fields;
}

function collect(
  fields: ChangeableField[],
  schema: FieldSchema,
  value: unknown,
  path: readonly string[],
  above: readonly string[],
  lists: Lists,
): void {
  const last = path.at(-1)!;
  // A key with a dot in it cannot be named in a selector.
  if (!isSegment(last)) return;
  const titles = [...above, titleOf(schema, last, value)];
  if (Array.isArray(value)) {
    if (lists === 'no-lists') return;
    for (const [place, item] of value.entries()) {
      collect(fields, schema.items ?? {}, item, [...path, String(place)], titles, lists);
    }
  } else if (isRecord(value)) {
    for (const [key, child] of childrenOf(schema, value)) {
      collect(fields, child, fieldOf(value, key), [...path, key], titles, lists);
    }
  } else if (value !== null && (value !== undefined || isSingle(schema))) {
    fields.push({ path: path.join('.'), titles, schema: withScalarChoices(schema), value });
  }
}

/** The entries of a map are called by their names where they have one. */
function titleOf(schema: FieldSchema, key: string, value: unknown): string {
  if (/^\d+$/.test(key)) return String(Number(key) + 1);
  const name = fieldOf(value, 'name');
  return typeof name === 'string' ? name : (schema.title ?? key);
}

/** The fields that a mapping may have and those that it has. What tells its alternatives apart may be any of their constants. */
function childrenOf(schema: FieldSchema, value: unknown): [string, FieldSchema][] {
  const { oneOf } = schema;
  const branch = oneOf && meantBranch(oneOf, value).branch;
  const { properties = {}, additionalProperties } = (branch === undefined ? schema : oneOf?.[branch]) ?? schema;
  const rest = isRecord(additionalProperties) ? (additionalProperties as FieldSchema) : {};
  const written = isRecord(value) ? Object.keys(value).filter((key) => !Object.hasOwn(properties, key)) : [];
  const named = Object.entries(properties).map(([key, child]): [string, FieldSchema] => [
    key,
    'const' in child && oneOf
      ? { ...child, enum: constantsOf(oneOf.map((one) => one.properties?.[key] ?? {})) }
      : child,
  ]);
  return [...named, ...written.map((key): [string, FieldSchema] => [key, rest])];
}

/** Of alternatives, only those that are single values can be set. */
function withScalarChoices(schema: FieldSchema): FieldSchema {
  if (schema.oneOf === undefined) return schema;
  const choices = constantsOf(schema.oneOf);
  return choices.length > 0 ? { ...schema, enum: choices } : schema;
}

const constantsOf = (schemas: readonly FieldSchema[]): unknown[] =>
  schemas.flatMap((schema) => ('const' in schema ? [schema.const] : []));
