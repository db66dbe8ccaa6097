import { shownType } from '../faces/shown-type.ts';
import { openTab } from '../state/tabs.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-faces',
  title: 'Show the cards as faces',
  section: 'View',
  key: 'Alt+V',
  also: 'gallery print preview look pictures',
  enabled: () => shownType() !== undefined,
  run: () => {
    const cards = shownType();
    if (cards) openTab({ kind: 'faces', ...cards });
  },
};
export default command;
