import { posix } from 'node:path';
import type { QuickFix, SourceSchema, TextPlace } from '../../src-shared/workbench/api.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { definitionsAt } from '../library/source/definitions.ts';
import { quickFixesOf } from '../library/source/quick-fixes.ts';
import { sourceSchemaOf } from '../library/source/source-schema.ts';
import { kindOfFile, type SourceSet, sourceSetOf, typeOfFile } from '../library/source/source-set.ts';
import type { SourceFile } from '../library/source-file.ts';
import type { SetModel } from './set-model.ts';
import { fromWorkspace } from './set-rows.ts';
import type { TextBuffer } from './text-buffer.ts';
import type { Workspace } from './workspace.ts';

/** The set of a file as the source view's questions see it, and the file in it. */
function contextOf(
  workspace: Workspace,
  buffer: TextBuffer,
): { readonly model: SetModel; readonly set: SourceSet; readonly file: SourceFile; readonly name: string } | undefined {
  workspace.sets.refresh();
  const model = workspace.sets.models.get(buffer.set);
  const name = buffer.file.slice(buffer.set.length + 1);
  const file = model?.checked.files.find((candidate) => candidate.name === name);
  const { game, merged, files } = model?.checked ?? {};
  if (!model || !file || !game || !merged || !files) return undefined;
  const group = posix.dirname(model.path);
  const versions = [...workspace.sets.models.keys()]
    .filter((path) => path !== model.path && posix.dirname(path) === group)
    .map((path) => posix.basename(path));
  const entries = [...merged.modes, ...[...merged.cards.values()].flat()];
  return { model, set: sourceSetOf({ game, files, entries, versions }), file, name };
}

export function definitionsIn(workspace: Workspace, buffer: TextBuffer, offset: number): Result<readonly TextPlace[]> {
  const context = contextOf(workspace, buffer);
  if (!context) return done([]);
  const { set, file, model } = context;
  return done(
    definitionsAt(set, file, offset).map((place) => ({ ...place, file: fromWorkspace(model.path, place.file) })),
  );
}

export function fixesIn(workspace: Workspace, buffer: TextBuffer): Result<readonly QuickFix[]> {
  const context = contextOf(workspace, buffer);
  if (!context) return done([]);
  const { set, file, model } = context;
  return done(quickFixesOf(file, model.checked.diagnostics, set, { file: buffer.file, revision: buffer.revision }));
}

export function schemaOf(workspace: Workspace, buffer: TextBuffer): Result<SourceSchema> {
  const context = contextOf(workspace, buffer);
  const kind = kindOfFile(buffer.file);
  if (!context || !kind) return failed('file/no-schema', `There is no schema for ${buffer.file}.`);
  const { set, file } = context;
  const type = kind === 'cards' ? typeOfFile(file) : undefined;
  const inherited = (type === undefined ? [] : (set.cards[type] ?? [])).flatMap(({ id, name }) =>
    typeof id === 'string' ? [{ id, ...(typeof name === 'string' && { name }) }] : [],
  );
  const schema = sourceSchemaOf(set.game, kind, type, { ...set, inherited });
  return schema ? done(schema) : failed('file/no-schema', `There is no schema for ${buffer.file}.`);
}
