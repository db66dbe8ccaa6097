import type { CardSet } from '../../src-engine/card-set.ts';
import type { VersionRef } from '../../src-shared/workbench/api.ts';
import { checkVersions } from '../library/set-check.ts';
import { keyed, lineageOf, looseSet, type SetModel } from './set-model.ts';
import type { SetModels } from './set-models.ts';
import type { Workspace } from './workspace.ts';

/** A set of the workspace as it is edited or as it is on disk, right or wrong. */
export function versionSet({ sets }: Workspace, { set, as }: VersionRef): CardSet {
  if (as === 'edited') return looseSet(sets.models.get(set)!.checked);
  return looseSet(savedRows(sets, set).checked);
}

/** A set as it is on disk. */
export function savedRows(sets: SetModels, set: string): Pick<SetModel, 'checked' | 'rows' | 'lineage'> {
  const { versions, diagnostics, lineage } = lineageOf(set, sets.readSaved);
  const checked = checkVersions(versions, diagnostics);
  return { checked, lineage, rows: checked.merged ? keyed(set, checked.merged) : { modes: [], cards: new Map() } };
}
