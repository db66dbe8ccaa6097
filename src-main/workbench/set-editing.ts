import { basename } from 'node:path';
import type { EditOutcome, FileEdits, SetEdit } from '../../src-shared/workbench/edit.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { SetModel } from './set-model.ts';
import { fits, type TextBuffer } from './text-buffer.ts';
import type { Workspace } from './workspace.ts';

/** Turns an edit of a set into edits of its files, and does them as one step. */
export function editSet(workspace: Workspace, model: SetModel, edit: SetEdit): Result<EditOutcome> {
  if (edit.kind === 'text') return editTexts(workspace, model, edit.files);
  return failed('edit/unknown', 'Not yet.');
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
