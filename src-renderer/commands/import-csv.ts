import { chooseCsv } from '../csv-import/choose-csv.ts';
import { currentSet } from '../shell/current-set.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'import-csv',
  title: 'Import CSV…',
  section: 'File',
  also: 'spreadsheet table',
  enabled: () => currentSet() !== undefined,
  run: () => chooseCsv(currentSet()!),
};
export default command;
