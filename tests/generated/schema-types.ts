import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

/** Not data of their own: `common` holds definitions, `cards` is the frame around the cards of one type. */
const frames = new Set(['common', 'cards']);

/** The TypeScript types of a game's data, generated from its schemas: one exported interface a schema. */
export async function schemaTypes(schemaFolder: string): Promise<string> {
  const names = readdirSync(schemaFolder)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => name.replace('.schema.json', ''))
    .filter((name) => !frames.has(name))
    .sort();
  const properties = names.map((name) => [
    name,
    typeShape(readSchema(schemaFolder, `${name}.schema.json`), schemaFolder),
  ]);
  const all = { type: 'object', properties: Object.fromEntries(properties), required: names };
  return compile(all as never, 'GameData', {
    bannerComment: '// Generated from the schemas by `npm run generate`. Change those instead.',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
}

type Schema = { [keyword: string]: unknown };

const readSchema = (folder: string, file: string): Schema => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** References put in place, and titles kept at the top only: every title would become a type of its own. */
function typeShape(schema: Schema, folder: string, file = ''): Schema {
  const walk = (value: unknown, inFile: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, inFile));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = value as Schema;
    if (typeof $ref === 'string') {
      const [target, pointer] = $ref.split('#');
      const targetFile = target || inFile;
      const found = (pointer ?? '')
        .split('/')
        .filter(Boolean)
        .reduce<unknown>((at, key) => (at as Schema)[key], readSchema(folder, targetFile));
      return walk({ ...(found as Schema), ...own }, targetFile);
    }
    const kept = Object.entries(own).filter(([key]) => key !== 'title' || typeof own[key] !== 'string');
    return Object.fromEntries(kept.map(([key, item]) => [key, walk(item, inFile)]));
  };
  const { $id, $schema, title, ...rest } = schema;
  return { title, ...(walk(rest, file) as Schema) };
}
