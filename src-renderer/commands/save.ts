import { currentSet } from '../shell/current-set.ts';
import { save } from '../shell/workspace/save.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'save',
  title: 'Save this set',
  section: 'File',
  key: 'Mod+S',
  also: 'write disk files',
  run: async () => {
    const set = currentSet();
    await save(set === undefined ? {} : { set });
  },
};
export default command;
