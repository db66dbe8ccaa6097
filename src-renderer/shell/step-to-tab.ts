import { showTab, tabId, tabs } from '../state/tabs.ts';

/** To the tab beside the one in front, round the ends. */
export function stepToTab(step: 1 | -1): void {
  const { tabs: open, active } = tabs.get();
  if (open.length === 0) return;
  const at = open.findIndex((tab) => tabId(tab) === active);
  showTab(tabId(open[(at + step + open.length) % open.length]!));
}
