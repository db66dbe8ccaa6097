import { hasErrors } from '../../src-shared/diagnostic.ts';
import type { EditOutcome } from '../../src-shared/workbench/edit.ts';
import type { CsvPlan, CsvTable } from '../../src-shared/workbench/output.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { type CsvImport, csvTypeOf, csvTypeOfColumns, readCsvImport } from '../export/csv-import.ts';
import { gameInfoOf } from '../library/game-info.ts';
import { editable, editThings } from './set-editing.ts';
import type { SetModel } from './set-model.ts';
import type { Workspace } from './workspace.ts';

export function planCsv(workspace: Workspace, model: SetModel, table: CsvTable): Result<CsvPlan> {
  const read = readTable(workspace, model, table);
  if (!read.ok) return read;
  if (!read.value) return done({ changed: [], added: [], diagnostics: [] });
  const { type, changed, added, diagnostics, edit } = read.value;
  const cardOf = (wanted: string) => edit?.cards.find(({ id }) => id === wanted) ?? { id: wanted };
  return done({
    type,
    changed,
    added: added.map(({ id, name }) => ({ id, name, value: cardOf(id) })),
    diagnostics,
  });
}

/** Everything in it, or nothing: as one step of the set's history. */
export function importCsv(workspace: Workspace, model: SetModel, table: CsvTable): Result<EditOutcome> {
  const read = readTable(workspace, model, table);
  if (!read.ok) return read;
  if (!read.value) return failed('csv/type', `Say which cards ${table.name} is about.`);
  const { diagnostics, edit } = read.value;
  if (hasErrors(diagnostics)) return failed('csv/has-errors', 'Nothing was imported: the table has errors.');
  return edit ? editThings(workspace, model, edit) : done({ keys: [] });
}

/** Nothing where it is not known which cards the table is about. */
function readTable(
  workspace: Workspace,
  model: SetModel,
  { name, text, type: chosen }: CsvTable,
): Result<(CsvImport & { readonly type: string }) | undefined> {
  const { game } = model.checked;
  if (game === undefined) return failed('set/unknown-game', 'The game of this set is not known; mend set.yaml first.');
  const info = gameInfoOf(game);
  const type =
    chosen === undefined
      ? (csvTypeOf(info, name) ?? csvTypeOfColumns(info, text))
      : info.cardTypes.find(({ id }) => id === chosen);
  return done(type && { ...readCsvImport(name, text, type, editable(workspace, model, info)), type: type.id });
}
