import { focusIn } from '../shell/panel-focus.ts';
import { showPanel } from '../shell/panels.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'focus-tree',
  title: 'Go to the workspace tree',
  section: 'Go',
  key: 'Alt+1',
  run: () => {
    showPanel('tree', true);
    focusIn('[role=treeitem][tabindex="0"]');
  },
};
export default command;
