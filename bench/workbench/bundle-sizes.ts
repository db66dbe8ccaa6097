import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src-main/library/project-root.ts';
import type { Figure } from '../report.ts';

/** What a window loads: at once, and when the source is first opened. */
export function bundleSizes(): Figure[] {
  const folder = join(projectRoot, 'out/renderer');
  const names = readdirSync(join(folder, 'assets'));
  const size = (wanted: readonly string[]): number =>
    wanted.reduce((sum, name) => sum + statSync(join(folder, 'assets', name)).size, 0) / 1_000_000;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = names.filter((name) => /\.(js|css)$/.test(name));
  const workers = scripts.filter((name) => /worker/.test(name));
  const first = scripts.filter((name) => page.includes(name));
  const later = scripts.filter((name) => !first.includes(name) && !workers.includes(name));
  return [
    { name: 'scripts and styles of the first window', value: size(first), unit: 'MB' },
    { name: 'scripts and styles of the views, with Monaco', value: size(later), unit: 'MB' },
    { name: 'scripts of the workers (YAML, editor)', value: size(workers), unit: 'MB' },
  ];
}
