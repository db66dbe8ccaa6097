import type { SourceSchema } from '../../../src-shared/workbench/api.ts';
import type { FieldSchema } from '../schema-field.ts';
import { readSchemaFiles } from '../schemas.ts';
import { escaped, fieldNotes } from './field-notes.ts';
import { changedSchema, inlinedSchema } from './inlined-schema.ts';
import { type KnownName, knownNames, referenceOf } from './known-names.ts';
import type { SourceKind, SourceSet } from './source-set.ts';

/** What the schema of a file depends on besides its game. */
export type SchemaContext = Pick<SourceSet, 'extends' | 'modes'> & {
  readonly versions?: readonly string[];
  /** Cards that the file may leave out, where the set extends another. */
  readonly inherited?: readonly { readonly id: string; readonly name?: string }[];
};

/** More names than anyone would pick from a list. */
const MOST_NAMES = 400;

/**
 * The JSON Schema of a file, for completion and hover: one document without references, with the names of this set as choices and
 * all that there is to say about a field in its description. A set that extends another need not say anything but ids.
 */
export function sourceSchemaOf(
  game: string,
  kind: SourceKind,
  type: string | undefined,
  context: SchemaContext,
): SourceSchema | undefined {
  const files = readSchemaFiles(game);
  if (files === undefined) return undefined;
  const written = inlinedSchema(files, `${kind}.schema.json`);
  const framed =
    kind === 'cards' ? cardFile(written, type, context) : kind === 'set' ? manifest(written, context) : written;
  const schema = changedSchema(framed, (field) => annotated(field, context));
  return {
    uri: `soundcheck://schemas/${game}/${type === undefined ? kind : `${kind}-${type}`}`,
    schema: { $schema: 'http://json-schema.org/draft-07/schema#', ...schema },
  };
}

/** Of the alternatives for each type of card, the one that the file has chosen; without a type only the frame. */
function cardFile(schema: FieldSchema, type: string | undefined, context: SchemaContext): FieldSchema {
  const branches = schema.oneOf ?? [];
  const types = branches.flatMap((branch) => branch.properties?.type?.const ?? []);
  const branch = branches.find((candidate) => candidate.properties?.type?.const === type) ?? branches[0] ?? {};
  const { type: typeField, cards, removed, ...more } = branch.properties ?? {};
  const { const: _, ...typeWords } = typeField ?? {};
  const isKnown = type !== undefined && types.includes(type);
  return {
    ...branch,
    title: schema.title ?? 'Cards',
    ...(schema.description !== undefined && { description: schema.description }),
    properties: {
      type: { ...typeWords, enum: types },
      ...(cards && { cards: isKnown ? cards : { ...cards, items: { type: 'object' } } }),
      ...(removed && { removed: { ...removed, items: removable(removed.items ?? {}, context) } }),
      ...more,
    },
  };
}

function removable(items: FieldSchema, { inherited = [] }: SchemaContext): FieldSchema {
  const { examples: _, ...words } = items;
  if (inherited.length === 0 || inherited.length > MOST_NAMES) return words;
  return {
    ...words,
    enum: inherited.map(({ id }) => id),
    enumDescriptions: inherited.map(({ id, name }) => name ?? id),
  };
}

function manifest(schema: FieldSchema, { versions = [] }: SchemaContext): FieldSchema {
  const base = schema.properties?.extends;
  if (base === undefined || versions.length === 0) return schema;
  const { examples: _, ...words } = base;
  return { ...schema, properties: { ...schema.properties, extends: { ...words, enum: versions } } };
}

function annotated(schema: FieldSchema, context: SchemaContext): FieldSchema {
  const { required, examples, ...rest } = schema;
  const names = namesOf(schema, context);
  const isPartial = context.extends && required !== undefined;
  const needed = isPartial ? required.filter((key) => key === 'id') : required;
  const notes = fieldNotes(schema, context.modes);
  return {
    ...rest,
    ...(needed && needed.length > 0 && { required: needed }),
    ...(notes !== undefined && { markdownDescription: notes }),
    // An example of the schema may be no name of this set.
    ...(names ?? (examples && { examples })),
  };
}

/** The names of the set as choices. */
function namesOf(schema: FieldSchema, { modes }: SchemaContext): FieldSchema | undefined {
  const refers = referenceOf(schema);
  const known = refers === undefined ? [] : knownNames(modes, refers);
  if (known.length === 0 || known.length > MOST_NAMES) return undefined;
  const described = known.map((name) => description(name, modes));
  return { enum: known.map(({ id }) => id), markdownEnumDescriptions: described };
}

/** The modes stand in a comment behind it: a card is offered the names of its own modes first. */
function description({ id, name, modes: within }: KnownName, modes: SourceSet['modes']): string {
  const titles = within.map((mode) => {
    const title = modes.find((candidate) => candidate.id === mode)?.value.name;
    return typeof title === 'string' ? title : mode;
  });
  const text = escaped(name ?? id);
  return titles.length === 0 ? text : `${text} (${escaped(titles.join(', '))})<!--any ${within.join(' ')}-->`;
}
