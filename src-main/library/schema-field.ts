import { isRecord } from '../../src-shared/record.ts';

/** One field as the schemas describe it, with references followed. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties?: boolean | FieldSchema;
  readonly items?: FieldSchema;
  readonly oneOf?: readonly FieldSchema[];
  readonly required?: readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly multipleOf?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, FieldSchema>>;
  readonly 'x-unit'?: string;
  readonly [keyword: string]: unknown;
}

export type Path = readonly (string | number)[];

/** The schemas of one game by file name: `act.schema.json`. */
export type SchemaFiles = ReadonlyMap<string, FieldSchema>;

/** A field and the file whose references it is written in. */
export interface Place {
  readonly schema: FieldSchema;
  readonly file: string;
}

/** What the schemas say about the value at `path`; words beside a reference win over the referenced ones. */
export const fieldAt = (files: SchemaFiles, file: string, path: Path, value: unknown): FieldSchema =>
  placeAt(files, file, path, value).schema;

function placeAt(files: SchemaFiles, file: string, path: Path, value: unknown): Place {
  let place = follow(files, { schema: files.get(file) ?? {}, file });
  let current = value;
  for (const step of path) {
    place = follow(files, pickBranch(files, place, current));
    const child = childSchema(place.schema, step);
    if (child === undefined) return { schema: {}, file: place.file };
    place = follow(files, { schema: child, file: place.file });
    current = isRecord(current) || Array.isArray(current) ? (current as Record<string, unknown>)[step] : undefined;
  }
  return place;
}

function childSchema(schema: FieldSchema, step: string | number): FieldSchema | undefined {
  if (schema.properties && Object.hasOwn(schema.properties, step)) return schema.properties[step];
  if (typeof step === 'number' && schema.items) return schema.items;
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** The end of a chain of references. */
export function follow(files: SchemaFiles, place: Place): Place {
  const { $ref, ...beside } = place.schema;
  if ($ref === undefined) return place;
  const [name, pointer = ''] = $ref.split('#');
  const file = name ? name.slice(name.lastIndexOf('/') + 1) : place.file;
  let schema: unknown = files.get(file) ?? {};
  for (const step of pointer.split('/').slice(1)) schema = isRecord(schema) ? schema[step] : undefined;
  const target = follow(files, { schema: isRecord(schema) ? (schema as FieldSchema) : {}, file });
  return { schema: { ...target.schema, ...beside }, file: target.file };
}

function pickBranch(files: SchemaFiles, place: Place, value: unknown): Place {
  const { oneOf } = place.schema;
  if (oneOf === undefined) return place;
  const branches = oneOf.map((schema) => follow(files, { schema, file: place.file }));
  const { branch } = meantBranch(
    branches.map((branch) => branch.schema),
    value,
  );
  return (branch !== undefined && branches[branch]) || place;
}

/** The alternatives of a `oneOf`, references followed. */
export function alternativesAt(files: SchemaFiles, file: string, path: Path, value: unknown): FieldSchema[] {
  const place = placeAt(files, file, path, value);
  return (place.schema.oneOf ?? []).map((schema) => follow(files, { schema, file: place.file }).schema);
}

export interface Meant {
  /** Which branch the writer meant, where that can be told. */
  readonly branch?: number;
  /** The field that tells the branches apart, where it is what is wrong. */
  readonly telling?: { readonly key: string; readonly allowed: readonly unknown[] };
}

/** Which branch of a `oneOf` a value is meant for: by its kind of value, then by a constant field, then by most known fields. */
export function meantBranch(branches: readonly FieldSchema[], value: unknown): Meant {
  const fitting = branches.flatMap((branch, index) => (fitsKind(branch, value) ? [{ branch, index }] : []));
  const only = fitting[0];
  if (only === undefined) return {};
  if (fitting.length === 1) return { branch: only.index };
  if (!isRecord(value)) return {};
  for (const key of Object.keys(only.branch.properties ?? {})) {
    const constants = fitting.map(({ branch }) => branch.properties?.[key]?.const);
    if (constants.includes(undefined)) continue;
    const chosen = fitting[constants.indexOf(value[key])];
    return chosen ? { branch: chosen.index } : { telling: { key, allowed: constants } };
  }
  const known = (branch: FieldSchema) =>
    Object.keys(value).filter((key) => Object.hasOwn(branch.properties ?? {}, key)).length;
  return { branch: fitting.reduce((best, next) => (known(next.branch) > known(best.branch) ? next : best)).index };
}

function fitsKind(branch: FieldSchema, value: unknown): boolean {
  if ('const' in branch) return branch.const === value;
  if (branch.enum) return branch.enum.includes(value);
  const types = Array.isArray(branch.type) ? branch.type : [branch.type];
  return types.includes(kindOf(value)) || (types.includes('number') && typeof value === 'number');
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
