import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../library/project-root.ts';

/** In a clone the command line is a script of the project; installed it is a program. */
const PROGRAM = existsSync(join(projectRoot, 'electron.vite.config.ts')) ? 'npm run -s soundcheck --' : 'soundcheck';

const PLAIN = /^[\w@%+=:,./-]+$/;

/** A call of the command line, quoted for a shell. */
export const shellCommand = (...words: readonly string[]): string =>
  [PROGRAM, ...words.map((word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))].join(' ');
