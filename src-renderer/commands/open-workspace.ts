import { chooseWorkspace } from '../shell/workspace/choose-workspace.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'open-workspace',
  title: 'Open folder…',
  section: 'File',
  key: 'Mod+O',
  also: 'workspace card sets',
  run: chooseWorkspace,
};
export default command;
