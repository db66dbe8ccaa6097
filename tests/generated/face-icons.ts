import { createRequire } from 'node:module';
import { chosenIcons } from './icon-credits.ts';

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly width: number;
}

const set: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/**
 * The icons that a game has chosen from the set, as path data: `icons.json` beside its faces says which, by the name that layouts and
 * texts use. So neither the program nor its package carries the other four thousand.
 */
export function faceIcons(chosenFile: string): string {
  const lines = Object.entries(chosenIcons(chosenFile)).map(
    ([name, { icon: original }]) => `  '${name}': { path: '${pathOf(original)}', size: ${set.width} },\n`,
  );
  return (
    '// Generated from icons.json by `npm run generate`. Change that instead.\n' +
    "// From game-icons.net, CC BY 3.0; docs/dependencies.md names the authors.\n\nimport type { Icon } from '../../../face.ts';\n\n" +
    `export const chosenIcons = {\n${lines.join('')}} satisfies { readonly [name: string]: Icon };\n`
  );
}

function pathOf(name: string): string {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`There is no icon ${name} in game-icons; look its name up at game-icons.net`);
  const path = /^<path fill="currentColor" d="([^"']+)"\/>$/.exec(body)?.[1];
  if (path === undefined) throw new Error(`The icon ${name} is more than one path; choose another`);
  return path;
}
