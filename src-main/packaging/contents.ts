import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../library/project-root.ts';

/** What the program loads at run time, from the project's folder. The sample sets lie beside the archive: see sample-sets.ts. */
const OWN = ['package.json', 'schemas', 'out/main', 'out/preload', 'out/renderer'];

/** Types, sources of types and maps, which modules bring along for developers; and what fonts bring along for web pages. */
const FOR_OTHERS = /^node_modules\/(.*\.([cm]?ts|map)|@fontsource\/.*\.(s?css|woff2))$/;

/** Tells of a path from the project's folder whether it goes into the archive of a package. */
export function archiveContents(modules: readonly string[] = productionModules()): (path: string) => boolean {
  const kept = [...OWN, ...modules];
  return (path) =>
    path === '' ||
    (!FOR_OTHERS.test(path) &&
      kept.some((name) => path === name || path.startsWith(`${name}/`) || name.startsWith(`${path}/`)));
}

/** The folders of the modules that are no tools of ours: `node_modules/ajv`. */
function productionModules(): string[] {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path);
}
