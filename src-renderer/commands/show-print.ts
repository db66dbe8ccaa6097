import { currentSet } from '../shell/current-set.ts';
import { openTab } from '../state/tabs.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-print',
  title: 'Proof sheets',
  section: 'File',
  key: 'Alt+P',
  also: 'print pdf press cut crop duplex',
  enabled: () => currentSet() !== undefined,
  run: () => openTab({ kind: 'print', set: currentSet()! }),
};
export default command;
