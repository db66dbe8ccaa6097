import { cpus } from 'node:os';
import { join } from 'node:path';
import { loadSet } from '../src-main/library/card-set-loader.ts';
import { projectRoot } from '../src-main/library/project-root.ts';
import { comparison } from './comparison.ts';
import { engineSpeed } from './engine-speed.ts';
import { figureTable } from './report.ts';
import { validationSpeed } from './validation-speed.ts';

const { game, set } = await loadSet(join(projectRoot, 'card-sets/dark-promoters/v0.3'));
if (!game || !set) throw new Error('The sample set does not load.');

const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}`;
const figures = [...(await validationSpeed(set)), ...(await engineSpeed(game, set)), ...(await comparison(game, set))];
if (!process.argv.includes('--json')) console.log(`${machine}\n\n${figureTable(figures)}\n`);
console.log(JSON.stringify({ machine, figures }, null, process.argv.includes('--json') ? 2 : 0));
