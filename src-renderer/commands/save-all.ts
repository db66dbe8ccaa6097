import { save } from '../shell/workspace/save.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'save-all',
  title: 'Save all sets',
  section: 'File',
  key: 'Mod+Shift+S',
  also: 'write disk files everything',
  run: async () => {
    await save();
  },
};
export default command;
