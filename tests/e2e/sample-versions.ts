import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src-main/library/project-root.ts';

/** The versions that ship with the program, the newest last. */
export const sampleVersions = (game: string): string[] => readdirSync(join(projectRoot, 'card-sets', game)).sort();
