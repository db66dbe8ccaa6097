import { cpus } from 'node:os';
import { join } from 'node:path';
import { loadSet } from '../src-main/library/card-set-loader.ts';
import { projectRoot } from '../src-main/library/project-root.ts';
import { comparison } from './comparison.ts';
import { engineSpeed } from './engine-speed.ts';
import { type Figure, figureTable } from './report.ts';
import { validationSpeed } from './validation-speed.ts';

const { game, set } = await loadSet(join(projectRoot, 'card-sets/dark-promoters/v0.3'));
if (!game || !set) throw new Error('The sample set does not load.');

/** `npm run bench` runs them all, `npm run bench -- comparison` only that one. */
const sections: Record<string, () => Promise<Figure[]>> = {
  validation: () => validationSpeed(set),
  engine: () => engineSpeed(game, set),
  comparison: () => comparison(game, set),
};

const named = process.argv.slice(2).filter((word) => word !== '--json');
const unknown = named.find((name) => !(name in sections));
if (unknown !== undefined) {
  console.error(`There is no section “${unknown}”. Known: ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}
const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}`;
const figures: Figure[] = [];
for (const [name, run] of Object.entries(sections)) {
  if (named.length === 0 || named.includes(name)) figures.push(...(await run()));
}
if (!process.argv.includes('--json')) console.log(`${machine}\n\n${figureTable(figures)}\n`);
console.log(JSON.stringify({ machine, figures }, null, process.argv.includes('--json') ? 2 : 0));
