import { basename, join } from 'node:path';
import { hasErrors } from '../../src-shared/diagnostic.ts';
import { named } from '../../src-shared/set-diff.ts';
import { changeInWords } from '../../src-shared/set-diff-report.ts';
import type { CardTypeInfo, GameInfo } from '../../src-shared/workbench/game-info.ts';
import { csvTypeOf } from '../export/csv-import.ts';
import { type ImportIntoSet, importIntoSet } from '../export/import-into-set.ts';
import { gameInfoOf } from '../library/game-info.ts';
import { checkVersions } from '../library/set-check.ts';
import { readFileAt } from '../library/set-files.ts';
import { readLineage } from '../library/set-lineage.ts';
import { writeOutput } from '../output/write-output.ts';
import { writingTrouble } from '../output/writing-trouble.ts';
import type { Command } from './command.ts';
import { diagnosticLine } from './diagnostic-text.ts';
import { isWrongFile } from './document-file.ts';
import { DONE } from './exit-code.ts';
import { HasErrors, unknownWord, WrongCall } from './failure.ts';
import { counted } from './number-text.ts';
import { folderPrefix, wrongFolder } from './opened-set.ts';
import type { Call } from './options.ts';
import { type Terminal, writeJson } from './terminal.ts';
import { visible } from './visible-text.ts';

export const importCommand: Command = {
  name: 'import',
  summary: 'takes an edited CSV table back into a set, as the smallest edits of its files',
  operands: '<set> <file.csv>',
  operandSpec: {
    min: 2,
    max: 2,
    missing: 'Name the folder of a set and a table: soundcheck import <set> <file.csv>.',
  },
  options: {
    type: { value: 'T', help: 'the card type (what the file is called after: acts.csv)' },
    'dry-run': { help: 'says what would change, and changes nothing' },
    json: { help: 'one JSON document instead of text' },
  },
  notes: [
    'Rows are matched with cards by their id; an id that the set does not have is a new card. Cards in no row, and columns that the table does not have, stay as they are; an empty cell leaves the field out.',
    'Nothing is written where the table has errors, or where the set would have errors that it does not have now (exit code 1).',
  ],
  examples: [
    'import card-sets/dark-promoters/v0.4-draft acts.csv --dry-run',
    'import card-sets/dark-promoters/v0.4-draft "acts (2).csv" --type act',
  ],
  async run(call, terminal) {
    const [folder, path] = call.operands as [string, string];
    const set = await readLineage(folder);
    const checked = checkVersions(set.versions, set.diagnostics);
    const wrong = wrongFolder({ path: folder, ...checked });
    if (wrong) throw new WrongCall(wrong.message);
    const { game } = checked;
    if (game === undefined)
      throw new HasErrors(`${folder} names no known game.`, checked.diagnostics, folderPrefix(folder));
    const type = typeOption(call, gameInfoOf(game), path);
    const planned = importIntoSet({ ...set, checked }, type, path, await readTable(path));
    if (!planned.ok) throw new HasErrors(`${planned.problem.message} Nothing was changed.`);
    const outcome = planned.value;
    refuse(outcome, folder, path);
    if (!call.has('dry-run')) await write(outcome, folder);
    report(call, terminal, { folder, path, gameId: game.id, type }, outcome);
    return DONE;
  },
};

function typeOption(call: Call, info: GameInfo, path: string): CardTypeInfo {
  const asked = call.text('type');
  const ids = info.cardTypes.map(({ id }) => id);
  const type =
    asked === undefined ? csvTypeOf(info, basename(path)) : info.cardTypes.find((candidate) => candidate.id === asked);
  if (type) return type;
  if (asked !== undefined) throw unknownWord('card type', asked, ids);
  throw new WrongCall(`${basename(path)} is not called after a card type; name it with --type ${ids.join(', ')}.`);
}

async function readTable(path: string): Promise<string> {
  const found = await readFileAt(path);
  if (!('code' in found)) return found.text;
  if (isWrongFile(found)) throw new WrongCall(found.message);
  throw new HasErrors('Nothing was changed.', [found]);
}

/** All that is wrong at once: in the table itself, and with the set that it would make. */
function refuse({ csv, tableErrors, otherErrors }: ImportIntoSet, folder: string, path: string): void {
  const others = otherErrors.map((error) => ({ ...error, file: folderPrefix(folder) + error.file }));
  const inTable = [...csv.diagnostics, ...tableErrors].sort((a, b) => a.line - b.line || a.column - b.column);
  if (hasErrors(inTable)) throw new HasErrors(`${path} has errors; nothing was changed.`, [...inTable, ...others]);
  if (others.length === 0) return;
  const message = `${folder} would get ${counted(others.length, 'error')}, listed by the lines as they would be; nothing was changed.`;
  throw new HasErrors(message, others);
}

async function write({ files }: ImportIntoSet, folder: string): Promise<void> {
  await writeOutput(folder, files).catch((error: unknown) => {
    throw new WrongCall(`${writingTrouble(folder, error)} Mend that, and import once more.`);
  });
}

interface Import {
  readonly folder: string;
  readonly path: string;
  readonly gameId: string;
  readonly type: CardTypeInfo;
}

function report(call: Call, terminal: Terminal, { folder, path, gameId, type }: Import, outcome: ImportIntoSet): void {
  const { csv, files, after, newProblems } = outcome;
  const { out, notes } = terminal;
  if (call.has('json')) {
    writeJson(terminal, {
      game: gameId,
      set: { path: folder, version: after.version, checksum: after.checksum },
      file: path,
      type: type.id,
      dryRun: call.has('dry-run'),
      changed: csv.changed,
      added: csv.added.map(named),
      same: csv.same,
      missing: csv.missing,
      files: files.map(({ name }) => name),
      diagnostics: newProblems,
    });
    return;
  }
  for (const { id, name, changes } of csv.changed) {
    out.line(`  ~ ${visible(id)} (${visible(name)})`);
    for (const change of changes) out.line(`      ${visible(changeInWords(change))}`);
  }
  for (const { id, name } of csv.added) out.line(`  + ${visible(id)} (${visible(name)})`);
  const counts = `${counted(csv.changed.length, 'card')} changed, ${csv.added.length} new, ${csv.same} the same`;
  const where = files.map(({ name }) => join(folder, name)).join(', ');
  const verb = call.has('dry-run') ? 'would be written' : 'written';
  out.line(files.length === 0 ? `Nothing to change: ${counts}.` : `${counts}; ${verb}: ${where}`);
  for (const found of csv.diagnostics) notes.line(diagnosticLine(notes, found));
  for (const found of newProblems) notes.line(diagnosticLine(notes, found, folderPrefix(folder)));
}
