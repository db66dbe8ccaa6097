import { isRecord } from '../../../src-shared/record.ts';
import type { FieldSchema, SchemaFiles } from '../schema-field.ts';

/** Keywords whose value is one schema, and those whose value is a mapping or list of them. */
const SINGLE = ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'];
const MAPPED = ['properties', 'patternProperties'];
const LISTED = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];

/**
 * A schema without references: what they lead to stands in their place, with the words beside the reference over it. Readers of
 * draft 7 would ignore those words.
 */
export function inlinedSchema(files: SchemaFiles, file: string): FieldSchema {
  return inline(files, files.get(file) ?? {}, file, []);
}

function inline(files: SchemaFiles, schema: FieldSchema, file: string, within: readonly string[]): FieldSchema {
  const { $ref, $defs: _defs, $id: _id, $schema: _schema, ...own } = schema;
  const result = withChildren(own, (child) => inline(files, child, file, within));
  const target = $ref === undefined ? undefined : targetOf(files, $ref, file);
  // A schema that holds itself ends where it begins again.
  if (target === undefined || within.includes(target.id)) return result;
  return { ...inline(files, target.schema, target.file, [...within, target.id]), ...result };
}

/** Every schema inside a schema without references, and itself last, replaced by what `change` makes of it. */
export const changedSchema = (schema: FieldSchema, change: (schema: FieldSchema) => FieldSchema): FieldSchema =>
  change(withChildren(schema, (child) => changedSchema(child, change)));

function withChildren(schema: FieldSchema, make: (child: FieldSchema) => FieldSchema): FieldSchema {
  const child = (value: unknown) => (isRecord(value) ? make(value as FieldSchema) : value);
  const result: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (SINGLE.includes(keyword)) result[keyword] = child(value);
    else if (LISTED.includes(keyword) && Array.isArray(value)) result[keyword] = value.map(child);
    else if (MAPPED.includes(keyword) && isRecord(value)) {
      result[keyword] = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, child(item)]));
    } else result[keyword] = value;
  }
  return result;
}

function targetOf(
  files: SchemaFiles,
  reference: string,
  file: string,
): { schema: FieldSchema; file: string; id: string } | undefined {
  const [name, pointer = ''] = reference.split('#');
  const other = name ? name.slice(name.lastIndexOf('/') + 1) : file;
  let schema: unknown = files.get(other);
  for (const step of pointer.split('/').slice(1)) schema = isRecord(schema) ? schema[step] : undefined;
  return isRecord(schema) ? { schema: schema as FieldSchema, file: other, id: `${other}#${pointer}` } : undefined;
}
