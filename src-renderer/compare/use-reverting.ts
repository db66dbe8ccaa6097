import { useCallback } from 'react';
import type { VersionRef } from '../../src-shared/workbench/api.ts';
import { answered, api } from '../state/workbench.ts';
import type { ChangedThing } from './change-list.ts';
import { revertEdit } from './revert-edit.ts';

export type Revert = (things: readonly ChangedThing[]) => Promise<void>;

/** Makes things of the edited side as they are on the other side, in one step of the set’s history. */
export function useReverting(before: VersionRef, after: VersionRef): Revert {
  return useCallback(
    async (things) => {
      answered(await api().edit({ set: after.set, edit: revertEdit(things, before) }));
    },
    [before, after],
  );
}
