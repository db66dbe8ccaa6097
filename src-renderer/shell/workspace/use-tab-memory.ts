import { useEffect, useRef } from 'react';
import { closeTab, tabId, tabs } from '../../state/tabs.ts';
import { changeSetting, settings, useWorkspace } from '../../state/workbench.ts';
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
  const path = workspace?.path;
  const latest = useRef(workspace);
  latest.current = workspace;

  useEffect(() => {
    if (path === undefined || !latest.current) return;
    tabs.set(restoredTabs(memory()[path], latest.current));
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
  }, [path]);

  // A set that goes away takes its tabs along.
  useEffect(() => {
    if (!workspace) return;
    for (const tab of tabs.get().tabs) {
      if (!workspace.sets.some((set) => set.path === tab.set)) closeTab(tabId(tab));
    }
  }, [workspace]);
}
