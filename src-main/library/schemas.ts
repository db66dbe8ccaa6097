import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { _, Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { projectRoot } from './project-root.ts';
import {
  alternativesAt,
  type FieldSchema,
  fieldAt,
  follow,
  meantBranch,
  type Path,
  type SchemaFiles,
} from './schema-field.ts';
import { noBranchMessage, oneOfMessage, schemaMessage } from './schema-message.ts';

/** What a schema finds wrong with a value. */
export interface Violation {
  /** `schema/minimum` */
  readonly code: string;
  readonly message: string;
  /** From the validated value to the place. */
  readonly path: Path;
  /** Whether the value at the path is wrong, or its key. */
  readonly at: 'value' | 'key';
}

/** The schemas of one game. `validate` takes the names that the files have: `set`, `mode`, `act`, `what-if`, `score` … */
export interface Schemas {
  has(name: string): boolean;
  validate(name: string, value: unknown): readonly Violation[];
  /** How many violations there are at most, without wording them. */
  count(name: string, value: unknown): number;
  /** What the schema says about the value at a path. */
  field(name: string, path: Path, value: unknown): FieldSchema;
  /** The schema of a name itself. */
  root(name: string): FieldSchema;
  /** What a reference written in the schema of `name` leads to, with the name of the schema it is in. */
  follow(name: string, schema: FieldSchema): { readonly name: string; readonly schema: FieldSchema };
}

const known = new Map<string, Schemas>();

/** The compiled schemas of a game, read once. Undefined when there are none. */
export function schemasOf(game: string): Schemas | undefined {
  const cached = known.get(game);
  if (cached) return cached;
  const files = readSchemaFiles(game);
  if (files === undefined) return undefined;
  const schemas = compileSchemas(game, files);
  known.set(game, schemas);
  return schemas;
}

const ENDING = '.schema.json';

/** The schemas of a game as they are written. Undefined when there are none. */
export function readSchemaFiles(game: string): SchemaFiles | undefined {
  if (!/^[a-z0-9-]+$/.test(game)) return undefined;
  const folder = join(projectRoot, 'schemas', game);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return undefined;
  }
  return new Map(
    names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as FieldSchema]),
  );
}

function compileSchemas(game: string, files: SchemaFiles): Schemas {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, logger: false, code: { optimize: false } });
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    compile: (step: number) => (value: number) => isMultipleOf(value, step),
    error: { message: 'must be a multiple', params: ({ schemaCode }) => _`{ multipleOf: ${schemaCode} }` },
  });
  const compiled = new Map<string, ValidateFunction>();
  for (const schema of files.values()) ajv.addSchema(schema);
  const idOf = (file: string) => String(files.get(file)?.$id ?? `${game}/${file}`);
  const compile = (id: string): ValidateFunction => {
    let validate = compiled.get(id);
    if (validate === undefined) {
      validate = ajv.getSchema(id);
      if (validate === undefined) throw new Error(`No schema ${id}`);
      compiled.set(id, validate);
    }
    return validate;
  };
  const translator: Translator = { files, compile, idOf };
  return {
    has: (name) => files.has(name + ENDING),
    validate: (name, value) => {
      const file = name + ENDING;
      const validate = compile(idOf(file));
      if (validate(value)) return [];
      return translate(translator, file, validate.errors ?? [], value, []);
    },
    count: (name, value) => {
      const validate = compile(idOf(name + ENDING));
      return validate(value) ? 0 : (validate.errors?.length ?? 0);
    },
    field: (name, path, value) => fieldAt(files, name + ENDING, path, value),
    root: (name) => fieldAt(files, name + ENDING, [], undefined),
    follow: (name, schema) => {
      const place = follow(files, { schema, file: name + ENDING });
      return { name: place.file.slice(0, -ENDING.length), schema: place.schema };
    },
  };
}

/** Whether the nearest multiple is written with the same digits: 0.29 is 29 cents, whatever 0.29 / 0.01 is in binary. */
export function isMultipleOf(value: number, step: number): boolean {
  if (!Number.isFinite(value)) return false;
  const perUnit = Math.round(1 / step);
  if (step < 1 && Math.abs(perUnit * step - 1) < 1e-12) {
    return Number.isInteger(value) || Math.round(value * perUnit) / perUnit === value;
  }
  return Number((Math.round(value / step) * step).toPrecision(15)) === value;
}

interface Translator {
  readonly files: SchemaFiles;
  readonly compile: (id: string) => ValidateFunction;
  readonly idOf: (file: string) => string;
}

function translate(
  translator: Translator,
  file: string,
  errors: readonly ErrorObject[],
  root: unknown,
  base: Path,
): Violation[] {
  // Each branch of a oneOf complains in its own way; only the branch that was meant should be heard.
  const choices = errors.filter(
    (error) =>
      isChoice(error) &&
      !errors.some((other) => isChoice(other) && other !== error && isBelow(error.instancePath, other.instancePath)),
  );
  const ofWrongType = new Set(errors.filter((error) => error.keyword === 'type').map((error) => error.instancePath));
  const plain = errors.filter(
    (error) =>
      !isChoice(error) &&
      error.propertyName === undefined &&
      // What has the wrong type need not be told that it is out of range as well.
      (error.keyword === 'type' || !ofWrongType.has(error.instancePath)) &&
      !choices.some(
        (choice) => error.instancePath === choice.instancePath || isBelow(error.instancePath, choice.instancePath),
      ),
  );
  return [
    ...plain.map((error) => violationOf(translator, file, error, root, base)),
    ...choices.flatMap((choice) => violationsOfChoice(translator, file, choice, root, base)),
  ];
}

const isChoice = (error: ErrorObject): boolean => error.keyword === 'oneOf' || error.keyword === 'anyOf';
const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);

function violationOf({ files }: Translator, file: string, error: ErrorObject, root: unknown, base: Path): Violation {
  const path = [...base, ...pathOf(error.instancePath, valueAt(root, base))];
  const params = error.params as Record<string, unknown>;
  const field = meantAt(files, file, path, root);
  const missing =
    error.keyword === 'required' ? fieldAt(files, file, [...path, String(params.missingProperty)], root) : {};
  const message = schemaMessage(error, nameOf(files, file, path, root), field, missing);
  const code = `schema/${error.keyword}`;
  switch (error.keyword) {
    case 'additionalProperties':
      return { code, message, path: [...path, String(params.additionalProperty)], at: 'key' };
    case 'propertyNames':
      return { code, message, path: [...path, String(params.propertyName)], at: 'key' };
    case 'uniqueItems':
      return { code, message, path: [...path, Math.max(Number(params.i), Number(params.j))], at: 'value' };
    default:
      return { code, message, path, at: 'value' };
  }
}

/** Like `fieldAt`; where there are alternatives, the one that was meant: it knows which fields there are. */
function meantAt(files: SchemaFiles, file: string, path: Path, root: unknown): FieldSchema {
  const field = fieldAt(files, file, path, root);
  const branches = alternativesAt(files, file, path, root);
  const { branch } = meantBranch(branches, valueAt(root, path));
  return (branch !== undefined && branches[branch]) || field;
}

function violationsOfChoice(
  translator: Translator,
  file: string,
  choice: ErrorObject,
  root: unknown,
  base: Path,
): Violation[] {
  const { files, compile, idOf } = translator;
  const path = [...base, ...pathOf(choice.instancePath, valueAt(root, base))];
  const value = choice.data;
  const branches = alternativesAt(files, file, path, root);
  const { branch, telling } = meantBranch(branches, value);
  const code = `schema/${choice.keyword}`;
  if (telling) {
    const keyPath = [...path, telling.key];
    const name = nameFrom(branches[0]?.properties?.[telling.key] ?? {}, telling.key);
    const found = (value as Record<string, unknown>)[telling.key];
    return found === undefined
      ? [{ code: 'schema/required', message: `${name} is missing.`, path, at: 'value' }]
      : [{ code: 'schema/enum', message: oneOfMessage(name, telling.allowed, found, {}), path: keyPath, at: 'value' }];
  }
  const id = `${choice.schemaPath.startsWith('#') ? idOf(file) : idOf(choice.schemaPath.split('#')[0] ?? '')}#${choice.schemaPath.split('#')[1] ?? ''}`;
  const validate = branch === undefined ? undefined : compile(`${id}/${branch}`);
  if (validate && !validate(value)) return translate(translator, file, validate.errors ?? [], root, path);
  return [{ code, message: noBranchMessage(nameOf(files, file, path, root), branches, value), path, at: 'value' }];
}

/** What people call the value: its title, or the nearest title above with the way from there. */
function nameOf(files: SchemaFiles, file: string, path: Path, root: unknown): string {
  const { title } = fieldAt(files, file, path, root);
  if (title !== undefined) return title;
  const last = path.at(-1);
  if (typeof last === 'number') return `Entry ${last + 1} of ${nameOf(files, file, path.slice(0, -1), root)}`;
  return nameFrom({}, String(last ?? 'This'));
}

const nameFrom = (field: FieldSchema, key: string): string => field.title ?? (key === 'This' ? key : `“${key}”`);

/** A JSON pointer as steps; numbers where it passes through lists. */
function pathOf(pointer: string, value: unknown): (string | number)[] {
  const path: (string | number)[] = [];
  let current = value;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(current) ? Number(key) : key);
    current = valueAt(current, [key]);
  }
  return path;
}

function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const step of path) {
    current = typeof current === 'object' && current !== null ? (current as Record<string, unknown>)[step] : undefined;
  }
  return current;
}
