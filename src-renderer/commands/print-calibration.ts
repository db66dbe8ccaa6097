import { viewAction } from '../state/view-actions.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'print-calibration',
  title: 'Calibration sheet for back sides…',
  section: 'File',
  also: 'duplex offset print proof',
  enabled: () => viewAction('print-calibration') !== undefined,
  run: () => viewAction('print-calibration')?.(),
};
export default command;
