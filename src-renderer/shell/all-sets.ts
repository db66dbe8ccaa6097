import { useEffect } from 'react';
import { openSet, useSets, useWorkspace } from '../state/workbench.ts';

/** Opens all sets of the workspace while `isWanted`: only what is open can be searched and listed as a whole. */
export function useAllSets(isWanted: boolean) {
  const sets = useSets();
  const workspace = useWorkspace();
  const unopened = isWanted ? (workspace?.sets ?? []).filter(({ path }) => sets[path] === undefined) : [];
  const paths = unopened.map(({ path }) => path).join('\n');
  useEffect(() => {
    for (const path of paths.split('\n')) if (path !== '') openSet(path);
  }, [paths]);
  return { sets, isComplete: paths === '' };
}
