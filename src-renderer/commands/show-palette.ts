import { palette } from '../shell/palette/palette-state.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'show-palette',
  title: 'Search cards, files, commands',
  section: 'Go',
  key: 'Mod+K',
  also: 'command palette find',
  run: () => palette.set((isOpen) => !isOpen),
};
export default command;
