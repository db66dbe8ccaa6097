import { palette } from '../shell/palette/palette-state.ts';
import type { Command } from './command.ts';

/** The other key that many know; it also keeps the browser's print dialog away. */
const command: Command = {
  id: 'show-palette-with-p',
  title: 'Search cards, files, commands',
  section: 'Go',
  key: 'Mod+P',
  isSecond: true,
  run: () => palette.set((isOpen) => !isOpen),
};
export default command;
