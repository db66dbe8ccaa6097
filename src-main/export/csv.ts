import { idFrom } from '../../src-shared/id-from-name.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import { gameInfoOf } from '../library/game-info.ts';
import { breathe, type OutputFile } from '../output/output.ts';
import { cellText } from './csv-cell.ts';
import { csvColumns, valueAt } from './csv-column.ts';
import { csvText } from './csv-text.ts';
import { type ExportFormat, exportName, textFile } from './export-format.ts';

/** One table for each card type, for spreadsheets; read back by `readCsv`. */
export const csv: ExportFormat = {
  id: 'csv',
  label: 'Tables for spreadsheets',
  summary: 'one CSV file for each card type, to be edited in a spreadsheet and imported again',
  takes: ['type'],
  async files(subject, { types }, watch) {
    const { game, set } = subject;
    const wanted = gameInfoOf(game).cardTypes.filter(({ id }) => types?.includes(id) ?? true);
    const files: OutputFile[] = [];
    for (const type of wanted) {
      await breathe(watch);
      const name = `${exportName(subject)}-csv/${csvFileName(type)}`;
      files.push(textFile(name, cardTable(type, set.cards[type.id] ?? [])));
      watch.onProgress?.({ done: files.length, of: wanted.length, what: 'tables' });
    }
    return files;
  },
};

/** `acts.csv` */
export const csvFileName = ({ id, plural }: CardTypeInfo): string => `${idFrom(plural) || id}.csv`;

export function cardTable(type: CardTypeInfo, cards: readonly unknown[]): string {
  const columns = csvColumns(type);
  return csvText([
    columns.map(({ header }) => header),
    ...cards.map((card) => columns.map((column) => cellText(column, valueAt(card, column.path)))),
  ]);
}
