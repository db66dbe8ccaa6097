import { hasErrors } from '../../src-shared/diagnostic.ts';
import { idFrom } from '../../src-shared/id-from-name.ts';
import type { Nothing } from '../../src-shared/workbench/api.ts';
import type { ValueEdit } from '../../src-shared/workbench/edit.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { Subject } from '../../src-shared/workbench/set-view.ts';
import { type AppliedStack, applyStack, type ChangedValue } from '../library/what-if-file.ts';
import { editValues } from './set-editing.ts';
import type { SetModel } from './set-model.ts';
import type { TextBuffer } from './text-buffer.ts';
import type { Texts } from './texts.ts';
import { isWhatIf, whatIfFile, whatIfName } from './what-if-views.ts';
import type { Workspace } from './workspace.ts';

/** The set with some of its what-ifs, as they are edited now. Files in diagnostics are named from the workspace. */
export function stackOf({ texts }: Workspace, model: SetModel, files: readonly string[]): Result<AppliedStack> {
  const missing = strangerOf(texts, model, files);
  if (missing) return missing;
  const buffers = files.map((file) => texts.buffers.get(file)!);
  return done(
    applyStack(
      buffers.map((buffer) => buffer.source(buffer.file)),
      model.checked,
    ),
  );
}

/** Why not all of these files are what-ifs of the set, where they are not. */
export function strangerOf(
  { buffers }: Texts,
  { path }: SetModel,
  files: readonly string[],
): ReturnType<typeof failed> | undefined {
  const stranger = files.find((file) => buffers.get(file)?.text === undefined || buffers.get(file)?.set !== path);
  return stranger === undefined ? undefined : failed('file/unknown', `${stranger} is not a what-if of this set.`);
}

const HOW_TO = '# One change a line: 18 sets a value; +2, -5, +10%, x1.5 change it. Later lines win.\n';

export function createWhatIf({ texts, sets }: Workspace, model: SetModel, name: string): Result<{ file: string }> {
  const file = freeFile(texts, model.path, name);
  if (!file.ok) return file;
  const label = `New what-if ${whatIfName(file.value)}`;
  const edits = [{ start: 0, end: 0, text: HOW_TO }];
  texts.perform({ set: model.path, label, changes: [{ file: file.value, edits }] });
  sets.refresh();
  return done({ file: file.value });
}

export function renameWhatIf({ texts, sets }: Workspace, buffer: TextBuffer, name: string): Result<{ file: string }> {
  const { set, file: before, text } = buffer;
  if (text === undefined || !isWhatIf(buffer)) return notThere(before);
  if (before === whatIfFile(set, idFrom(name))) return done({ file: before });
  const file = freeFile(texts, set, name);
  if (!file.ok) return file;
  texts.perform({
    set,
    label: `Rename of ${whatIfName(before)}`,
    changes: [
      { file: file.value, edits: [{ start: 0, end: 0, text }] },
      { file: before, edits: [{ start: 0, end: text.length, text: '' }], exists: false },
    ],
  });
  sets.refresh();
  return done({ file: file.value });
}

export function deleteWhatIf({ texts, sets }: Workspace, buffer: TextBuffer): Result<Nothing> {
  const { set, file, text } = buffer;
  if (text === undefined || !isWhatIf(buffer)) return notThere(file);
  const edits = [{ start: 0, end: text.length, text: '' }];
  texts.perform({ set, label: `Deletion of ${whatIfName(file)}`, changes: [{ file, edits, exists: false }] });
  sets.refresh();
  return done({});
}

export function applyWhatIf(
  workspace: Workspace,
  model: SetModel,
  files: readonly string[],
): Result<{ readonly values: number }> {
  if (!model.checked.set) return failed('set/has-errors', 'The set has errors; mend them before a what-if is applied.');
  const stack = stackOf(workspace, model, files);
  if (!stack.ok) return stack;
  const { changes, diagnostics } = stack.value;
  if (hasErrors(diagnostics)) {
    const first = diagnostics.find(({ severity }) => severity === 'error');
    return failed('what-if/has-errors', `Nothing was applied: ${first?.file}:${first?.line} ${first?.message}`);
  }
  const label = `What-if ${files.map(whatIfName).join(', ')}`;
  const edited = editValues(workspace, model, changes.map(valueEdit), label);
  return edited.ok ? done({ values: changes.length }) : edited;
}

const valueEdit = (change: ChangedValue): ValueEdit => ({
  subject: subjectOf(change),
  path: change.path,
  value: change.after,
});

function subjectOf({ on, type, id }: ChangedValue): Subject {
  if (on === 'manifest') return { on };
  return on === 'mode' ? { on, key: id! } : { on, type: type!, key: id! };
}

/** A name becomes a file; two of one name there are not. */
function freeFile({ buffers }: Texts, set: string, name: string): Result<string> {
  const id = idFrom(name);
  if (id === '') return failed('what-if/name', `“${name}” has no letter or digit for the name of a file.`);
  const file = whatIfFile(set, id);
  if (buffers.get(file)?.text !== undefined) {
    return failed('what-if/taken', `There is a what-if “${id}” already; choose another name.`);
  }
  return done(file);
}

const notThere = (file: string): Result<never> => failed('file/unknown', `${file} is no what-if of this workspace.`);
