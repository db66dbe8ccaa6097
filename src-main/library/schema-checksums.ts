import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { sha256 } from './sha256.ts';

/** Which schemas data has been checked against: of all of a game together, and by file. */
export interface SchemaChecksums {
  readonly checksum: string;
  readonly files: { readonly [name: string]: string };
}

export function schemaChecksums(game: string): SchemaChecksums {
  const folder = join(projectRoot, 'schemas', game);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(folder, name)))]));
  return { checksum: sha256(names.map((name) => `${name} ${files[name]}\n`).join('')), files };
}
