import { basename } from 'node:path';
import type { EditOutcome, FileEdits, SetEdit, ValueEdit } from '../../src-shared/workbench/edit.ts';
import type { GameInfo } from '../../src-shared/workbench/game-info.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { EditableSet, SemanticEdit } from '../library/edit/editable-set.ts';
import { fieldsIn } from '../library/edit/game-fields.ts';
import { planEdit } from '../library/edit/plan-edit.ts';
import { gameInfoOf } from '../library/game-info.ts';
import { isFreshId, renamedReferences } from './card-references.ts';
import type { SetModel } from './set-model.ts';
import { fromWorkspace, isOwnName, type KeyedEntry } from './set-rows.ts';
import { fits, type TextBuffer } from './text-buffer.ts';
import { savedRows } from './version-set.ts';
import type { Workspace } from './workspace.ts';

/** Turns an edit of a set into edits of its files, and does them as one step. */
export function editSet(workspace: Workspace, model: SetModel, edit: SetEdit): Result<EditOutcome> {
  if (edit.kind === 'text') return editTexts(workspace, model, edit.files);
  return edit.kind === 'revert' ? revertThings(workspace, model, edit) : editThings(workspace, model, edit);
}

/** Values that something else than a view has made, under a name of its own in the history. */
export const editValues = (
  workspace: Workspace,
  model: SetModel,
  changes: readonly ValueEdit[],
  label: string,
): Result<EditOutcome> => editThings(workspace, model, { kind: 'values', changes }, label);

export function editThings(
  workspace: Workspace,
  model: SetModel,
  edit: SemanticEdit,
  labelled?: string,
): Result<EditOutcome> {
  const { game } = model.checked;
  if (game === undefined) return failed('set/unknown-game', 'The game of this set is not known; mend set.yaml first.');
  if (model.unreadable) {
    const { name } = model.unreadable;
    return failed('file/unreadable-yaml', `${name} cannot be read as YAML just now; mend it in the source first.`);
  }
  const isFresh = (type: string, id: string) => isFreshId(workspace, model, type, id);
  const plan = planEdit({ ...editable(workspace, model, gameInfoOf(game)), isFresh }, edit);
  if (!plan.ok) return plan;
  const { files, label: planned, keys, renamed = [] } = plan.value;
  const label = labelled ?? planned;
  const changes = files.map(({ edits, create, remove, ...planned }) => {
    const file = fromWorkspace(model.path, planned.file);
    if (!remove) return { file, edits: create === undefined ? edits : [{ start: 0, end: 0, text: create }] };
    const length = workspace.texts.buffers.get(file)?.text?.length ?? 0;
    return { file, edits: [{ start: 0, end: length, text: '' }], exists: false };
  });
  if (changes.some(({ edits, exists }) => edits.length > 0 || exists === false)) {
    const { own, also } = renamedReferences(workspace, model, renamed);
    workspace.texts.perform({ set: model.path, label, changes: [...changes, ...own], also });
  }
  workspace.sets.refresh();
  return done({ keys });
}

/** Things become what they are in another version, or what they were when this one was saved. */
function revertThings(
  workspace: Workspace,
  model: SetModel,
  { to, things }: Extract<SetEdit, { kind: 'revert' }>,
): Result<EditOutcome> {
  const { sets } = workspace;
  const other = to.as === 'edited' ? sets.models.get(to.set) : savedRows(sets, to.set);
  const game = other?.checked.game;
  if (!other || !game) return failed('set/unknown', `There is no readable set ${to.set} to go back to.`);
  const from = editable(workspace, other, gameInfoOf(game));
  return editThings(workspace, model, { kind: 'revert', things, to: from, isSameSet: to.set === model.path });
}

/** The rows of a set as the planner of edits wants them. */
export function editable(
  workspace: Workspace,
  { rows, checked, lineage }: Pick<SetModel, 'rows' | 'checked' | 'lineage'>,
  game: GameInfo,
): EditableSet {
  const rowOf = ({ entry, row }: KeyedEntry) => ({
    key: row.key,
    value: entry.value,
    origin: entry.origin,
    isOwn: row.origin !== 'inherited',
  });
  return {
    ...(rows.manifest && { manifest: rowOf(rows.manifest) }),
    modes: rows.modes.map(rowOf),
    cards: new Map([...rows.cards].map(([type, list]) => [type, list.map(rowOf)])),
    ownFiles: checked.files.filter(({ name }) => isOwnName(name)),
    removed: checked.removed,
    removedValue: (type, id) => {
      const base = workspace.sets.models.get(lineage[1] ?? '')?.rows.cards.get(type);
      return base?.find(({ row }) => row.key === id)?.entry.value;
    },
    ...fieldsIn(game),
  };
}

/** Edits of texts as a quick fix or the formatter asks for them: all of them, or none. */
function editTexts(workspace: Workspace, model: SetModel, files: readonly FileEdits[]): Result<EditOutcome> {
  const changes: FileEdits[] = [];
  for (const asked of files) {
    const buffer = workspace.texts.buffers.get(asked.file);
    if (buffer?.text === undefined || buffer.set !== model.path) {
      return failed('file/unknown', `${asked.file} is not a file of this set.`);
    }
    const edits = buffer.movedAlong(asked.edits, asked.revision);
    if (edits === undefined) return OUTDATED;
    changes.push({ ...asked, edits });
  }
  const [only] = changes;
  const label =
    changes.length === 1 && only ? `Change in ${basename(only.file)}` : `Changes in ${changes.length} files`;
  if (changes.some(({ edits }) => edits.length > 0)) workspace.texts.perform({ set: model.path, label, changes });
  workspace.sets.refresh();
  return done({ keys: [] });
}

const OUTDATED = failed('file/outdated', 'The text has changed meanwhile; try again.');

export function typeText(
  workspace: Workspace,
  buffer: TextBuffer,
  { edits: typed, revision }: FileEdits,
  client: string,
): Result<{ readonly revision: number }> {
  const { file, set, text } = buffer;
  if (text === undefined) return failed('file/gone', `${file} does not exist any more.`);
  const edits = buffer.movedAlong(typed, revision);
  if (edits === undefined || !fits(edits, text)) return OUTDATED;
  if (edits.length > 0) {
    workspace.texts.perform({
      set,
      label: `Typing in ${basename(file)}`,
      changes: [{ file, edits }],
      client,
      isTyping: true,
    });
  }
  return done({ revision: buffer.revision });
}
