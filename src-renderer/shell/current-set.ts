import type { SetSummary } from '../../src-shared/workbench/workspace-view.ts';
import { createStore, useStore } from '../state/store.ts';
import { activeTab, tabs, useActiveTab } from '../state/tabs.ts';
import { onOtherWorkspace, openSet, useSummary, useWorkspace, workbenchNow } from '../state/workbench.ts';

/** The set that was last in front: what problems, undo and the status bar are about while no tab is open. */
const last = createStore<string | undefined>(undefined);

tabs.subscribe(() => {
  const set = activeTab()?.set;
  if (set === undefined) return;
  last.set(set);
  if (workbenchNow().workspace) openSet(set);
});
onOtherWorkspace(() => last.set(undefined));

export const currentSet = (): string | undefined => summaryOf(activeTab()?.set ?? last.get())?.path;

export function useCurrentSet(): string | undefined {
  const tab = useActiveTab();
  const before = useStore(last, (set) => set);
  const set = tab?.set ?? before;
  return useWorkspace()?.sets.some(({ path }) => path === set) ? set : undefined;
}

export const useCurrentSummary = (): SetSummary | undefined => useSummary(useCurrentSet());

export const summaryOf = (set: string | undefined): SetSummary | undefined =>
  workbenchNow().workspace?.sets.find(({ path }) => path === set);
