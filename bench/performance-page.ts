import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../src-main/library/project-root.ts';
import { chart } from './chart.ts';
import { type Figure, figureTable } from './report.ts';

const START = '<!-- figures -->';
const END = '<!-- /figures -->';

/** Puts the figures of a whole run into docs/performance.md, and draws docs/performance.svg. */
export function writePerformancePage(machine: string, figures: readonly Figure[]): void {
  const file = join(projectRoot, 'docs/performance.md');
  const page = readFileSync(file, 'utf8');
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start < 0 || end < start) throw new Error(`docs/performance.md needs ${START} and ${END}.`);
  const section = `${START}\n\n${machine}\n\n${figureTable(figures)}\n\n`;
  writeFileSync(file, page.slice(0, start) + section + page.slice(end));
  writeFileSync(join(projectRoot, 'docs/performance.svg'), chart(figures));
}
