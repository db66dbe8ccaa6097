import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rule } from '../../src-engine/game.ts';

/** Which tests name which rule: file and title, for `soundcheck rules` and for the rules' documentation. */
export function ruleTests(rules: readonly Rule[], folder: string, root: string): { [rule: string]: string[] } {
  const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => {
      const path = relative(root, join(folder, file)).replaceAll('\\', '/');
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(/(?:^ *test\(|^ *\]\)\()\s*'([^']+)'/gm)].map(([, title]) => ({ path, title: title! }));
    });
  const names = (title: string, id: string): boolean => new RegExp(`${id.replace('.', '\\.')}(?![0-9])`).test(title);
  return Object.fromEntries(
    rules.map(({ id }) => [
      id,
      titles.filter(({ title }) => names(title, id)).map(({ path, title }) => `${path}: ${title}`),
    ]),
  );
}
