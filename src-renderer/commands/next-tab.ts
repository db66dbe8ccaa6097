import { stepToTab } from '../shell/step-to-tab.ts';
import { tabs } from '../state/tabs.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'next-tab',
  title: 'Go to the next tab',
  section: 'Go',
  key: 'Alt+PageDown',
  enabled: () => tabs.get().tabs.length > 1,
  run: () => stepToTab(1),
};
export default command;
