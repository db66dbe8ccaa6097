import { currentSet } from '../shell/current-set.ts';
import { openTab } from '../state/tabs.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-export',
  title: 'Export…',
  section: 'File',
  key: 'Mod+E',
  also: 'bundle csv png tabletop rulebook changelog',
  enabled: () => currentSet() !== undefined,
  run: () => openTab({ kind: 'export', set: currentSet()! }),
};
export default command;
