import { chooseSampleFolder } from '../shell/workspace/choose-workspace.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'copy-samples',
  title: 'Copy the sample sets to a folder…',
  section: 'File',
  also: 'examples new workspace',
  run: chooseSampleFolder,
};
export default command;
