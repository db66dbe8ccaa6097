import type { CardSet } from '../../src-engine/card-set.ts';
import type { VersionRef } from '../../src-shared/workbench/api.ts';
import { checkVersions } from '../library/set-check.ts';
import { lineageOf, looseSet } from './set-model.ts';
import type { Workspace } from './workspace.ts';

/** A set of the workspace as it is edited or as it is on disk, right or wrong. */
export function versionSet({ sets }: Workspace, { set, as }: VersionRef): CardSet {
  if (as === 'edited') return looseSet(sets.models.get(set)!.checked);
  const { versions, diagnostics } = lineageOf(set, sets.readSaved);
  return looseSet(checkVersions(versions, diagnostics));
}
