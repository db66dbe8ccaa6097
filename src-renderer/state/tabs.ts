import type { PlayRequest, Side, TableFilter } from '../../src-shared/what-if/play.ts';
import type { VersionRef } from '../../src-shared/workbench/api.ts';
import { createStore, useStore } from './store.ts';

/** What can stand in the middle of the window. */
export type Tab =
  | { readonly kind: 'cards'; readonly set: string; readonly type: string }
  /** The same cards as they look when printed. */
  | { readonly kind: 'faces'; readonly set: string; readonly type: string }
  | { readonly kind: 'modes'; readonly set: string; readonly mode?: string }
  | { readonly kind: 'source'; readonly file: string; readonly set: string }
  | { readonly kind: 'compare'; readonly set: string; readonly before?: VersionRef; readonly after?: VersionRef }
  /** The charts of the what-if panel, with more room. */
  | { readonly kind: 'charts'; readonly set: string }
  /** Proof sheets as they will be printed. */
  | { readonly kind: 'print'; readonly set: string }
  | { readonly kind: 'export'; readonly set: string }
  /** The tables behind a part of a chart; `key` names the result of the request. */
  | {
      readonly kind: 'tables';
      readonly set: string;
      readonly key: string;
      readonly request: PlayRequest;
      readonly filter: TableFilter;
      readonly label: string;
      /** The side to show first. */
      readonly side?: Side | undefined;
    };

interface TabState {
  readonly tabs: readonly Tab[];
  /** The id of the one in front. */
  readonly active?: string;
}

export const tabs = createStore<TabState>({ tabs: [] });

/** Tabs with the same id are the same tab: opening one twice brings it to the front. */
export function tabId(tab: Tab): string {
  switch (tab.kind) {
    case 'cards':
      return `cards:${tab.set}:${tab.type}`;
    case 'faces':
      return `faces:${tab.set}:${tab.type}`;
    case 'modes':
      return `modes:${tab.set}`;
    case 'source':
      return `source:${tab.file}`;
    case 'compare':
      return `compare:${tab.set}`;
    case 'charts':
      return `charts:${tab.set}`;
    case 'print':
      return `print:${tab.set}`;
    case 'export':
      return `export:${tab.set}`;
    case 'tables':
      return `tables:${tab.set}`;
  }
}

export function openTab(tab: Tab): void {
  const id = tabId(tab);
  tabs.set(({ tabs: open }) => {
    const isOpen = open.some((other) => tabId(other) === id);
    return { tabs: isOpen ? open.map((other) => (tabId(other) === id ? tab : other)) : [...open, tab], active: id };
  });
}

export const showTab = (id: string): void => tabs.set((now) => ({ ...now, active: id }));

export function closeTab(id: string): void {
  tabs.set(({ tabs: open, active }) => {
    const at = open.findIndex((tab) => tabId(tab) === id);
    if (at < 0) return { tabs: open, ...(active !== undefined && { active }) };
    const left = open.filter((_, place) => place !== at);
    const next = active === id ? left[Math.min(at, left.length - 1)] : undefined;
    const nextId = active === id ? next && tabId(next) : active;
    return { tabs: left, ...(nextId !== undefined && { active: nextId }) };
  });
}

export const useTabs = (): TabState => useStore(tabs, (now) => now);

export function activeTab(): Tab | undefined {
  const { tabs: open, active } = tabs.get();
  return open.find((tab) => tabId(tab) === active);
}

export const useActiveTab = (): Tab | undefined =>
  useStore(tabs, (now) => now.tabs.find((tab) => tabId(tab) === now.active));
