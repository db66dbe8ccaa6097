import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { WorkbenchApi } from '../../../src-shared/workbench/api.ts';
import type { Result } from '../../../src-shared/workbench/result.ts';
import { createWorkbench } from '../create-workbench.ts';
import { sampleFolder } from '../sample-sets.ts';
import type { Workbench } from '../workbench.ts';

export const V3 = 'dark-promoters/v0.3';
export const DRAFT = 'dark-promoters/v0.4-draft';
export const ACTS = `${V3}/cards/acts.yaml`;

export interface Bench {
  readonly folder: string;
  readonly userFolder: string;
  readonly workbench: Workbench;
  readonly api: WorkbenchApi;
  readonly events: { readonly event: string; readonly payload: unknown }[];
}

/** A workbench on a copy of the sample sets. */
export async function bench(folder = copyOfSamples(), userFolder = emptyFolder()): Promise<Bench> {
  const workbench = createWorkbench({ host: { kind: 'browser' }, userFolder });
  onTestFinished(() => workbench.close());
  const events: Bench['events'] = [];
  workbench.listen((event, payload) => events.push({ event, payload }));
  value(await workbench.open(folder));
  return { folder, userFolder, workbench, api: workbench.api('one'), events };
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'soundcheck-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function copyOfSamples(): string {
  const folder = emptyFolder();
  cpSync(sampleFolder, folder, { recursive: true });
  return folder;
}

export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.value;
}
