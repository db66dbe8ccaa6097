import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds package.json and schemas/, seen from the sources as well as from the built program. */
export const projectRoot: string = findRoot(import.meta.dirname);

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'schemas'))) return folder;
    if (folder === dirname(folder)) throw new Error(`No folder above ${start} holds package.json and schemas/`);
  }
}
