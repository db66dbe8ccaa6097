import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../src-main/library/project-root.ts';

const WORKER = 'out/main/simulation-worker.js';
const SOURCES = ['src-engine', 'src-main/simulation'];

/** Why the threads of a pool cannot be measured: they run the built worker, not the sources. */
export function workerProblem(): string | undefined {
  const worker = join(projectRoot, WORKER);
  if (!existsSync(worker)) return `${WORKER} is missing`;
  const built = statSync(worker).mtimeMs;
  const isNewer = SOURCES.some((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .some((name) => statSync(join(projectRoot, folder, name)).mtimeMs > built),
  );
  return isNewer ? `${WORKER} is older than the sources` : undefined;
}
