import { activeTab, closeTab, tabId } from '../state/tabs.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'close-tab',
  title: 'Close the tab',
  section: 'View',
  // Browsers keep Ctrl+W for themselves.
  key: 'Alt+W',
  enabled: () => activeTab() !== undefined,
  run: () => closeTab(tabId(activeTab()!)),
};
export default command;
