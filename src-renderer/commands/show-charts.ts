import { currentSet } from '../shell/current-set.ts';
import { openTab } from '../state/tabs.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-charts',
  title: 'Charts in a tab of their own',
  section: 'What if',
  key: 'Alt+Shift+C',
  also: 'distributions statistics tables wide',
  enabled: () => currentSet() !== undefined,
  run: () => openTab({ kind: 'charts', set: currentSet()! }),
};
export default command;
