import { posix } from 'node:path';
import { isRecord } from '../../src-shared/record.ts';
import type { QuickFix, SourceSchema, TextPlace } from '../../src-shared/workbench/api.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { CheckedSet } from '../library/set-check.ts';
import { definitionsAt } from '../library/source/definitions.ts';
import { quickFixesOf } from '../library/source/quick-fixes.ts';
import { sourceSchemaOf } from '../library/source/source-schema.ts';
import { kindOfFile, type SourceSet, sourceSetOf, typeOfFile } from '../library/source/source-set.ts';
import type { WhatIfGround } from '../library/source/what-if-fields.ts';
import { whatIfFixesOf } from '../library/source/what-if-fixes.ts';
import { whatIfSchemaOf } from '../library/source/what-if-schema.ts';
import { parseWhatIf, type SourceFile } from '../library/source-file.ts';
import { applyStack } from '../library/what-if-file.ts';
import type { SetModel } from './set-model.ts';
import { fromWorkspace } from './set-rows.ts';
import type { TextBuffer } from './text-buffer.ts';
import { isWhatIf } from './what-if-views.ts';
import type { Workspace } from './workspace.ts';

interface Context {
  readonly model: SetModel;
  readonly set: SourceSet;
  readonly file: SourceFile;
}

/** The set of a file as the source view's questions see it, and the file in it. */
function contextOf(workspace: Workspace, buffer: TextBuffer): Context | undefined {
  workspace.sets.refresh();
  const model = workspace.sets.models.get(buffer.set);
  const name = buffer.file.slice(buffer.set.length + 1);
  const file = model?.checked.files.find((candidate) => candidate.name === name);
  const set = model && file && sourceSetIn(workspace, model);
  return set && { model, set, file };
}

function sourceSetIn(workspace: Workspace, { path, checked }: SetModel): SourceSet | undefined {
  const { game, merged, files } = checked;
  if (!game || !merged) return undefined;
  const group = posix.dirname(path);
  const versions = [...workspace.sets.models.keys()]
    .filter((other) => other !== path && posix.dirname(other) === group)
    .map((other) => posix.basename(other));
  const entries = [...merged.modes, ...[...merged.cards.values()].flat()];
  return sourceSetOf({ game, files, entries, versions });
}

/** What the what-ifs of a set stand on; none while its game is not known. */
function groundIn(workspace: Workspace, buffer: TextBuffer): { model: SetModel; ground: WhatIfGround } | undefined {
  workspace.sets.refresh();
  const model = workspace.sets.models.get(buffer.set);
  const set = model && sourceSetIn(workspace, model);
  const { game, merged } = model?.checked ?? {};
  if (!model || !set || !game) return undefined;
  const manifest = merged?.manifest?.value;
  const { modes, cards } = set;
  return { model, ground: { game, house: isRecord(manifest) ? manifest.house : undefined, modes, cards } };
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
  if (isWhatIf(buffer)) return done(whatIfFixesIn(workspace, buffer));
  const context = contextOf(workspace, buffer);
  if (!context) return done([]);
  const { set, file, model } = context;
  return done(quickFixesOf(file, model.checked.diagnostics, set, { file: buffer.file, revision: buffer.revision }));
}

function whatIfFixesIn(workspace: Workspace, buffer: TextBuffer): readonly QuickFix[] {
  const { file, revision } = buffer;
  const { model, ground } = groundIn(workspace, buffer) ?? {};
  const view = model?.view.whatIfs.find((whatIf) => whatIf.file === file);
  if (!model || !ground || !view) return [];
  const { checked } = model;
  const retry = (text: string) => (checked.set ? applyStack([parseWhatIf(file, text)], checked).diagnostics : []);
  return whatIfFixesOf(buffer.source(file).file, view.diagnostics, ground, retry, { file, revision });
}

export function schemaOf(workspace: Workspace, buffer: TextBuffer): Result<SourceSchema> {
  const schema = isWhatIf(buffer) ? whatIfSchemaIn(workspace, buffer) : setFileSchema(workspace, buffer);
  return schema ? done(schema) : failed('file/no-schema', `There is no schema for ${buffer.file}.`);
}

/** One for all what-ifs of a set, as long as nothing in it changes. */
const known = new WeakMap<CheckedSet, SourceSchema>();

function whatIfSchemaIn(workspace: Workspace, buffer: TextBuffer): SourceSchema | undefined {
  workspace.sets.refresh();
  const checked = workspace.sets.models.get(buffer.set)?.checked;
  const before = checked && known.get(checked);
  if (!checked || before) return before;
  const ground = groundIn(workspace, buffer)?.ground;
  const schema = ground && whatIfSchemaOf(ground);
  if (schema) known.set(checked, schema);
  return schema;
}

function setFileSchema(workspace: Workspace, buffer: TextBuffer): SourceSchema | undefined {
  const context = contextOf(workspace, buffer);
  const kind = kindOfFile(buffer.file);
  if (!context || !kind) return undefined;
  const { set, file } = context;
  const type = kind === 'cards' ? typeOfFile(file) : undefined;
  const inherited = (type === undefined ? [] : (set.cards[type] ?? [])).flatMap(({ id, name }) =>
    typeof id === 'string' ? [{ id, ...(typeof name === 'string' && { name }) }] : [],
  );
  return sourceSchemaOf(set.game, kind, type, { ...set, inherited });
}
