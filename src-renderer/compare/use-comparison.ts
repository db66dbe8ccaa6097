import { useEffect, useState } from 'react';
import type { SetDiff } from '../../src-shared/set-diff.ts';
import type { VersionRef } from '../../src-shared/workbench/api.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { api, useFiles, useOpenedSet } from '../state/workbench.ts';

export type Comparison = { readonly diff?: SetDiff; readonly problem?: Problem };

/** Several edits in a row are compared once. */
const REST = 60;

/** The difference of two versions, asked for again whenever one of them has changed. */
export function useComparison(before: VersionRef, after: VersionRef): Comparison {
  const [comparison, setComparison] = useState<Comparison & { readonly of?: string }>({});
  const revisions = [useOpenedSet(before.set)?.revision, useOpenedSet(after.set)?.revision].join();
  const files = useFiles();
  // What is saved changes by saving and by what others do to the files.
  const saved = [before, after]
    .filter(({ as }) => as === 'saved')
    .flatMap(({ set }) => Object.values(files).filter((file) => file.set === set))
    .map(({ file, unsaved, disk }) => `${file}:${unsaved}:${disk}`)
    .join();
  const pair = `${before.set}:${before.as} ${after.set}:${after.as}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: revisions and saved say when there is something new to ask for.
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // When the connection is back, sets are read anew, and so is this.
      const answer = await api()
        .compare({ before, after })
        .catch(() => undefined);
      if (isCurrent && answer)
        setComparison({ of: pair, ...(answer.ok ? { diff: answer.value } : { problem: answer.problem }) });
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [pair, revisions, saved]);

  // An older difference of the same two is shown until the new one is there; that of another pair is not.
  return comparison.of === pair ? comparison : {};
}
