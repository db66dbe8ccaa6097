import type { Game } from '../../src-engine/game.ts';
import type { Field, FieldKind } from '../../src-shared/workbench/field.ts';
import type { GameInfo } from '../../src-shared/workbench/game-info.ts';
import type { FieldSchema } from './schema-field.ts';
import { type Schemas, schemasOf } from './schemas.ts';

const known = new Map<Game, GameInfo>();

/** What views know of a game: its card types, and every field as the schemas describe it. */
export function gameInfoOf(game: Game): GameInfo {
  const cached = known.get(game);
  if (cached) return cached;
  const schemas = schemasOf(game.id);
  if (schemas === undefined) throw new Error(`The game ${game.id} has no schemas`);
  const info: GameInfo = {
    id: game.id,
    title: game.title,
    cardTypes: game.cardTypes.map(({ id, label, plural }) => ({ id, label, plural, field: rootField(schemas, id) })),
    mode: rootField(schemas, 'mode'),
    manifest: rootField(schemas, 'set'),
    chart: chartGameOf(game),
  };
  known.set(game, info);
  return info;
}

const chartGameOf = ({ measures, headlines, traits, account, course, rules }: Game): GameInfo['chart'] => ({
  measures,
  headlines,
  traits,
  rules,
  ...(account && { account }),
  ...(course && { course }),
});

const rootField = (schemas: Schemas, name: string): Field => fieldOf(schemas, name, name, schemas.root(name), true);

/** `schema` has its own reference followed already; those of its children are followed here. */
function fieldOf(schemas: Schemas, file: string, key: string, schema: FieldSchema, required: boolean): Field {
  const child = (childKey: string, written: FieldSchema, isRequired: boolean): Field => {
    const followed = schemas.follow(file, written);
    return fieldOf(schemas, followed.name, childKey, followed.schema, isRequired);
  };
  const fields =
    schema.properties &&
    Object.entries(schema.properties).map(([name, written]) =>
      child(name, written, schema.required?.includes(name) ?? false),
    );
  const entries = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : schema.items;
  const alternatives = schema.oneOf?.map((branch) => child(key, branch, required));
  const number = (keyword: string): number | undefined =>
    typeof schema[keyword] === 'number' ? (schema[keyword] as number) : undefined;
  const refersTo = schema['x-refers-to'] as Field['refersTo'];
  const range = schema['x-range'] as Field['range'];
  const minimum = number('minimum');
  const maximum = number('maximum');
  const maxLength = number('maxLength');
  const step = schema.type === 'integer' ? 1 : schema.multipleOf;
  const choices = (schema.enum ?? ('const' in schema ? [schema.const] : undefined)) as Field['choices'];
  return {
    key,
    title: schema.title ?? key,
    ...(schema.description !== undefined && { help: schema.description }),
    ...(schema['x-unit'] !== undefined && { unit: schema['x-unit'] }),
    kind: kindOf(schema),
    required,
    ...(choices && { choices }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(step !== undefined && { step }),
    ...(maxLength !== undefined && { maxLength }),
    ...('default' in schema && { default: schema.default }),
    ...(schema.examples && { example: schema.examples[0] }),
    ...(fields && { fields }),
    ...(entries && { item: child('', entries, false) }),
    ...(alternatives && { fields: mergedFields(alternatives), hasAlternatives: true as const }),
    ...(refersTo && { refersTo }),
    ...(range && { range }),
  };
}

function kindOf(schema: FieldSchema): FieldKind {
  if (schema.enum || 'const' in schema) return 'choice';
  if (schema.properties || schema.oneOf) return 'group';
  if (typeof schema.additionalProperties === 'object') return 'map';
  switch (schema.type) {
    case 'string':
      return 'text';
    case 'number':
    case 'integer':
    case 'boolean':
      return schema.type;
    case 'array':
      return 'list';
    default:
      return 'other';
  }
}

/** A value with alternatives has the fields of all of them; one that tells them apart may be any of its constants. */
function mergedFields(alternatives: readonly Field[]): Field[] {
  const merged = new Map<string, Field>();
  const telling = tellingField(alternatives);
  for (const field of alternatives.flatMap((alternative) => alternative.fields ?? [])) {
    const earlier = merged.get(field.key);
    const isEverywhere = alternatives.every((alternative) => childOf(alternative, field.key)?.required ?? false);
    const choices =
      earlier?.choices && field.choices ? [...new Set([...earlier.choices, ...field.choices])] : field.choices;
    const { help: _, ...withoutHelp } = field;
    const differs = earlier && earlier.help !== field.help;
    const having = alternatives.filter((alternative) => childOf(alternative, field.key));
    const onlyWhere = telling !== undefined &&
      having.length < alternatives.length && {
        field: telling,
        is: having.flatMap((alternative) => childOf(alternative, telling)?.choices ?? []),
      };
    merged.set(field.key, {
      ...(differs ? withoutHelp : field),
      required: isEverywhere,
      ...(choices && { choices }),
      ...(onlyWhere && { onlyWhere }),
    });
  }
  return [...merged.values()];
}

const childOf = (field: Field, key: string): Field | undefined => field.fields?.find((child) => child.key === key);

/** The field that is another constant in each of the alternatives. */
const tellingField = (alternatives: readonly Field[]): string | undefined =>
  alternatives[0]?.fields?.find(
    ({ key }) =>
      new Set(alternatives.flatMap((alternative) => childOf(alternative, key)?.choices ?? [])).size ===
        alternatives.length && alternatives.every((alternative) => childOf(alternative, key)?.choices?.length === 1),
  )?.key;
