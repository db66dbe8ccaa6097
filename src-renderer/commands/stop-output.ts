import { isOutputRunning } from '../output/output-state.ts';
import { api } from '../state/workbench.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'stop-output',
  title: 'Stop what is being written',
  section: 'File',
  also: 'cancel export print pdf',
  enabled: isOutputRunning,
  run: () => void api().stopOutput({}),
};
export default command;
