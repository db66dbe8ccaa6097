import { useEffect } from 'react';
import type { WorkspaceView } from '../../../src-shared/workbench/workspace-view.ts';
import { closeTab, tabId, tabs } from '../../state/tabs.ts';
import { changeSetting, onOtherWorkspace, settings, useWorkspace, workbenchNow } from '../../state/workbench.ts';
import { restoredTabs } from './tab-memory.ts';

const SETTING = 'shell.tabs';
/** Tabs of so many workspaces are remembered. */
const MOST_WORKSPACES = 12;
const WRITE_DELAY = 150;

type Memory = { readonly [workspace: string]: unknown };
const memory = (): Memory => (settings.get()[SETTING] as Memory | undefined) ?? {};

/** Opens the tabs that a workspace had last time, and remembers those it has. */
export function useTabMemory(): void {
  const workspace = useWorkspace();

  useEffect(() => {
    let leave = enter(workbenchNow().workspace);
    // At once: no view of the workspace before may ask this one for its files.
    const stop = onOtherWorkspace(() => {
      leave();
      leave = enter(workbenchNow().workspace);
    });
    return () => {
      stop();
      leave();
    };
  }, []);

  // A set that goes away takes its tabs along.
  useEffect(() => {
    if (!workspace) return;
    for (const tab of tabs.get().tabs) {
      if (!workspace.sets.some((set) => set.path === tab.set)) closeTab(tabId(tab));
    }
  }, [workspace]);
}

/** Answers how to leave it again. */
function enter(workspace: WorkspaceView | undefined): () => void {
  if (!workspace) return () => {};
  const { path } = workspace;
  tabs.set(restoredTabs(memory()[path], workspace));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const others = Object.entries(memory()).filter(([other]) => other !== path);
    changeSetting(SETTING, Object.fromEntries([...others.slice(1 - MOST_WORKSPACES), [path, tabs.get()]]));
  };
  const stop = tabs.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, WRITE_DELAY);
  });
  const keepNow = (): void => {
    if (timer !== undefined) keep();
  };
  window.addEventListener('pagehide', keepNow);
  return () => {
    keepNow();
    stop();
    window.removeEventListener('pagehide', keepNow);
  };
}
