import { useCallback } from 'react';
import type { VersionRef } from '../../src-shared/workbench/api.ts';
import type { SetEdit } from '../../src-shared/workbench/edit.ts';
import { answered, api, workbenchNow } from '../state/workbench.ts';
import type { ChangedThing } from './change-list.ts';
import { cardBehind, revertEdits } from './revert-edits.ts';

export type Revert = (things: readonly ChangedThing[]) => Promise<void>;

/** Makes things of the edited side as they are on the other side. Each edit is a step of the set’s history. */
export function useReverting(before: VersionRef, after: VersionRef): Revert {
  return useCallback(
    async (things) => {
      const behind = (type: string, id: string) => {
        const { sets } = workbenchNow();
        const old = before.as === 'edited' ? (sets[before.set]?.cards[type] ?? []) : [];
        const now = sets[after.set]?.cards[type] ?? [];
        return cardBehind(
          old.map(({ key }) => key),
          new Set(now.map(({ key }) => key)),
          id,
        );
      };
      for (const edit of revertEdits(things, behind)) {
        if (!(await isDone(after.set, edit))) return;
      }
    },
    [before, after],
  );
}

async function isDone(set: string, edit: SetEdit): Promise<boolean> {
  return answered(await api().edit({ set, edit })) !== undefined;
}
