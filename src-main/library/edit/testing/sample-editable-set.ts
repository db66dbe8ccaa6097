import { applyEdits } from '../../../../src-shared/text-edits.ts';
import { checkVersions } from '../../set-check.ts';
import type { SetVersion } from '../../set-version.ts';
import { parseSource } from '../../source-file.ts';
import { editableOf } from '../editable-checked.ts';
import type { EditableSet, EditPlan, SemanticEdit } from '../editable-set.ts';
import { planEdit } from '../plan-edit.ts';

/** For tests: texts by name from the set's folder. */
export type SetTexts = Readonly<Record<string, string>>;

/** For tests: a set as the workbench would give it to be edited. `bases` are the versions that it extends, the nearest first. */
export function editableSet(own: SetTexts, ...bases: SetTexts[]): EditableSet {
  const versions = [own, ...bases].map((texts, age) => versionOf(texts, age === 0 ? '' : `../v${age}/`));
  const set = editableOf(checkVersions(versions), checkVersions(versions.slice(1)));
  if (set === undefined) throw new Error('The set names no known game');
  return set;
}

function versionOf(texts: SetTexts, prefix: string): SetVersion {
  const parse = (name: string) => parseSource(prefix + name, texts[name]!).file;
  const inFolder = (folder: string) =>
    Object.keys(texts)
      .filter((name) => name.startsWith(folder))
      .toSorted()
      .map(parse);
  return {
    name: prefix,
    ...(texts['set.yaml'] !== undefined && { manifest: parse('set.yaml') }),
    modes: inFolder('modes/'),
    cards: inFolder('cards/'),
    whatIfs: [],
    diagnostics: [],
    contents: [],
  };
}

/** For tests: the texts after a plan. */
export function textsAfter(texts: SetTexts, plan: EditPlan): SetTexts {
  const after: Record<string, string> = { ...texts };
  for (const { file, edits, create } of plan.files) {
    if (create !== undefined && Object.hasOwn(after, file)) throw new Error(`${file} exists already`);
    after[file] = create ?? applyEdits(after[file]!, edits);
  }
  return after;
}

/** For tests: plans an edit and does it. */
export function edited(edit: SemanticEdit, own: SetTexts, ...bases: SetTexts[]): EditPlan & { texts: SetTexts } {
  const result = planEdit(editableSet(own, ...bases), edit);
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return { ...result.value, texts: textsAfter(own, result.value) };
}

/** For tests: the code of what an edit is refused for. */
export function refusal(edit: SemanticEdit, own: SetTexts, ...bases: SetTexts[]): string {
  const result = planEdit(editableSet(own, ...bases), edit);
  return result.ok ? 'nothing' : result.problem.code;
}
