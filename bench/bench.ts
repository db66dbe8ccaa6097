import { readdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { games } from '../src-engine/games/games.ts';
import { loadSet } from '../src-main/library/card-set-loader.ts';
import { projectRoot } from '../src-main/library/project-root.ts';
import { allocation } from './allocation.ts';
import { workerProblem } from './built-worker.ts';
import { comparison } from './comparison.ts';
import { engineSpeed } from './engine-speed.ts';
import { faceSpeed } from './face-speed.ts';
import { gcPauses } from './gc-pauses.ts';
import { jobCost } from './job-cost.ts';
import { memory } from './memory.ts';
import { writePerformancePage } from './performance-page.ts';
import { type Figure, figureTable } from './report.ts';
import { scaling } from './scaling.ts';
import { validationSpeed } from './validation-speed.ts';
import { whatIfSpeed } from './workbench/what-if-speed.ts';
import { workbenchSpeed } from './workbench/workbench-speed.ts';

const loaded = await loadSet(join(projectRoot, 'card-sets/dark-promoters/v0.3'));
const { game, set } = loaded;
if (!game || !set) throw new Error('The sample set does not load.');

/** Of the newest released set of every game. */
async function speedOfEveryGame(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { id } of games) {
    const folder = join(projectRoot, 'card-sets', id);
    for (const version of readdirSync(folder).sort().reverse()) {
      const { game, set } = await loadSet(join(folder, version));
      if (!game || set?.manifest.status !== 'released') continue;
      figures.push(...(await engineSpeed(game, set)));
      break;
    }
  }
  return figures;
}

/** `npm run bench` runs them all, `npm run bench -- comparison` only that one. */
const sections: Record<string, () => Promise<Figure[]>> = {
  validation: () => validationSpeed(set),
  faces: () => faceSpeed(game, set),
  engine: speedOfEveryGame,
  comparison: () => comparison(game, set),
  memory: () => memory(game, set),
  allocation: () => allocation(game, set),
  pauses: () => gcPauses(game, set),
  scaling: () => scaling(game, set),
  job: () => jobCost(loaded),
  workbench: () => workbenchSpeed(set),
  'what-if': whatIfSpeed,
};
const ON_THREADS = ['pauses', 'scaling', 'job'];

const words = process.argv.slice(2);
const asJson = words.includes('--json');
/** `npm run bench -- --docs` also writes docs/performance.md and its chart. */
const asDocs = words.includes('--docs');
const named = words.filter((word) => word !== '--json' && word !== '--docs');
const unknown = named.find((name) => !(name in sections));
if (unknown !== undefined) stop(`There is no section “${unknown}”. Known: ${Object.keys(sections).join(', ')}.`);
const chosen = named.length === 0 ? Object.keys(sections) : named;
const problem = chosen.some((name) => ON_THREADS.includes(name)) ? workerProblem() : undefined;
if (asDocs && named.length > 0) stop('The page shows all figures: --docs goes without sections.');
if (asDocs && problem) stop(`${problem}: run “npm run build” first.`);
if (problem) console.error(`${problem}: run “npm run build”. Left out: ${ON_THREADS.join(', ')}.`);

const figures: Figure[] = [];
for (const [name, run] of Object.entries(sections)) {
  if (!chosen.includes(name) || (problem && ON_THREADS.includes(name))) continue;
  console.error(name);
  figures.push(...(await run()));
}
const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}`;
if (!asJson) console.log(`${machine}\n\n${figureTable(figures)}\n`);
console.log(JSON.stringify({ machine, figures }, null, asJson ? 2 : 0));
if (asDocs) writePerformancePage(machine, figures);

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
