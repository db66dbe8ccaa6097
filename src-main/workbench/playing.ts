import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { botById, bots } from '../../src-engine/bots/bots.ts';
import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import { logSteps } from '../../src-engine/log.ts';
import { Table } from '../../src-engine/table.ts';
import type {
  CommandRequest,
  PlayCommand,
  PlayOptions,
  PlayRequest,
  PlaySetting,
  PlayStart,
  TableList,
  TableRequest,
  TablesRequest,
  ToldTable,
} from '../../src-shared/what-if/play.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { AppliedStack } from '../library/what-if-file.ts';
import { playKey } from '../play/play-key.ts';
import type { Plays } from '../play/plays.ts';
import { shellCommand } from '../play/shell-command.ts';
import { listTables } from '../play/table-list.ts';
import type { SetModel } from './set-model.ts';
import { stackOf, strangerOf } from './what-if-editing.ts';
import { isWhatIf } from './what-if-views.ts';
import type { Workspace } from './workspace.ts';

const HAS_ERRORS = 'The set has errors; it can be played when they are mended.';

/** The set and its game, where it has no errors. */
function playable({ checked: { game, set } }: SetModel): { readonly game: Game; readonly set: CardSet } | undefined {
  return game && set && { game, set };
}

export function playOptions(model: SetModel): Result<PlayOptions> {
  const found = playable(model);
  if (!found) return failed('set/has-errors', HAS_ERRORS);
  const { game, set } = found;
  return done({
    modes: set.modes.map(({ id, name }) => ({ id, name })),
    seats: game.seats(set),
    bots: bots.map(({ id }) => id),
  });
}

export function startPlay(
  workspace: Workspace,
  plays: Plays,
  client: string,
  model: SetModel,
  { before, after, setting }: PlayRequest,
): Result<PlayStart> {
  const found = playable(model);
  if (!found) {
    return done({ diagnostics: model.view.diagnostics.filter(({ severity }) => severity === 'error') });
  }
  const { game, set } = found;
  const trouble = settingTrouble(game, set, setting);
  if (trouble !== undefined) return failed('play/setting', trouble);
  const base = stackOf(workspace, model, before);
  const changed = stackOf(workspace, model, after);
  if (!base.ok) return base;
  if (!changed.ok) return changed;
  const diagnostics = [...base.value.diagnostics, ...changed.value.diagnostics];
  if (!base.value.set || !changed.value.set) return done({ diagnostics });
  const sets = { before: base.value.set, after: changed.value.set };
  try {
    for (const side of [sets.before, sets.after]) game.compile(side, setting.mode, setting.seats);
  } catch (error) {
    if (error instanceof RangeError) return failed('play/impossible', `This cannot be played: ${error.message}`);
    throw error;
  }
  const { checksum } = model.checked;
  const key = playKey(checksum, base.value.lines, changed.value.lines, setting);
  const progress = plays.start(client, { key, game, sets, setting });
  return done({ key, checksum, diagnostics, progress });
}

/** How the command line plays the side with the change, and before it the baseline where that is not the set as it is. */
export function playCommand(
  workspace: Workspace,
  model: SetModel,
  { key, before, after, setting, tables }: CommandRequest,
): Result<PlayCommand> {
  const stranger = strangerOf(workspace.texts, model, [...before, ...after]);
  if (stranger) return stranger;
  const sides = before.length > 0 ? [before, after] : [after];
  const more = ['--tables', String(tables)];
  const calls = sides.map((whatIfs) => commandOf(workspace, model, whatIfs, 'simulate', setting, more));
  return done({
    command: calls.map(({ command }) => command).join('\n'),
    unsaved: [...new Set(calls.flatMap(({ unsaved }) => unsaved))],
    changed: keyNow(workspace, model, before, after, setting) !== key,
  });
}

/** The key of what would be played of the set as it is now; none where it cannot be. */
function keyNow(
  workspace: Workspace,
  model: SetModel,
  before: readonly string[],
  after: readonly string[],
  setting: PlaySetting,
): string | undefined {
  const base = stackNow(workspace, model, before);
  const changed = stackNow(workspace, model, after);
  if (!base?.set || !changed?.set) return undefined;
  return playKey(model.checked.checksum, base.lines, changed.lines, setting);
}

function stackNow(workspace: Workspace, model: SetModel, whatIfs: readonly string[]): AppliedStack | undefined {
  if (!playable(model)) return undefined;
  const stack = stackOf(workspace, model, whatIfs);
  return stack.ok ? stack.value : undefined;
}

/** A call of the command line, and the files with unsaved work that it would read as they are on disk. */
function commandOf(
  { root, texts }: Workspace,
  { path, lineage }: SetModel,
  whatIfs: readonly string[],
  name: 'simulate' | 'replay',
  setting: PlaySetting,
  more: readonly string[],
): Omit<PlayCommand, 'changed'> {
  const unsaved = [...texts.buffers.values()].filter(
    (buffer) =>
      buffer.isUnsaved && lineage.includes(buffer.set) && (whatIfs.includes(buffer.file) || !isWhatIf(buffer)),
  );
  const words = commandWords(root, path, whatIfs, setting);
  return { command: shellCommand(name, ...words, ...more), unsaved: unsaved.map(({ file }) => file) };
}

function settingTrouble(game: Game, set: CardSet, { mode, seats, bots: ids }: PlaySetting): string | undefined {
  const { min, max } = game.seats(set);
  if (!set.modes.some(({ id }) => id === mode)) return `The set has no mode “${mode}”.`;
  if (seats < min || seats > max) return `This set is for ${min} to ${max} seats.`;
  if (ids.length !== seats) return `${seats} seats need as many bots, not ${ids.length}.`;
  const unknown = ids.find((id) => !botById(id));
  return unknown === undefined ? undefined : `There is no bot “${unknown}”.`;
}

function commandWords(
  root: string,
  set: string,
  whatIfs: readonly string[],
  { mode, seats, seed, bots: ids }: PlaySetting,
): readonly string[] {
  const same = new Set(ids).size === 1 ? ids.slice(0, 1) : ids;
  return [
    join(root, set),
    '--mode',
    mode,
    '--seats',
    String(seats),
    '--seed',
    String(seed),
    '--bots',
    same.join(','),
    ...whatIfs.flatMap((file) => ['--what-if', join(root, file)]),
  ];
}

const UNPLAYED = failed('play/unplayed', 'These tables have not been played yet.');
const FORGOTTEN = failed(
  'play/forgotten',
  'This result is not kept any more; its tables can be looked into when they are played again.',
);

export function tablesBehind(plays: Plays, { key, side, filter, offset, limit }: TablesRequest): Result<TableList> {
  const play = plays.find(key);
  if (!play) return FORGOTTEN;
  const played = play.played.get(filter.by === 'mode' ? filter.mode : play.setting.mode);
  if (!played) return UNPLAYED;
  const list = listTables(play.game, { side, ...played }, filter, offset, limit);
  return list ? done(list) : failed('play/filter', 'There is nothing like that in these tables.');
}

export function tellTable(
  workspace: Workspace,
  plays: Plays,
  model: SetModel,
  { key, whatIfs, side, mode, table }: TableRequest,
): Result<ToldTable> {
  const play = plays.find(key);
  if (!play) return FORGOTTEN;
  const { game, sets, setting } = play;
  const ofMode = mode ?? setting.mode;
  if (!sets[side].modes.some(({ id }) => id === ofMode)) return UNPLAYED;
  const played = new Table(game.compile(sets[side], ofMode, setting.seats));
  const players = setting.bots.map((id) => botById(id)!);
  const log = logSteps(game, played, players, setting.seed, table);
  const more = ['--table', String(table)];
  const command = commandOf(workspace, model, whatIfs, 'replay', { ...setting, mode: ofMode }, more);
  // The other side may have changed: the command does not read it.
  const changed = !isDeepStrictEqual(stackNow(workspace, model, whatIfs)?.set, sets[side]);
  return done({ ...log, ...command, changed, seed: setting.seed, table });
}
