import { useMemo } from 'react';
import type { EditOutcome, ValueEdit } from '../../src-shared/workbench/edit.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { GameInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row, SetView, Subject, ValuePath, WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { answered, api, useGame, useOpenedSet, useSummary } from '../state/workbench.ts';
import { type FieldOrigin, fieldOrigin } from './field-origin.ts';
import { type ReferenceName, referenceNames } from './reference-names.ts';
import { sameSubject, startsWith, valueAt } from './value-path.ts';

/** An open set with its game and the version that it extends. */
export interface OpenSet {
  readonly view: SetView;
  readonly game: GameInfo;
  readonly base?: { readonly version: string; readonly view: SetView };
}

export function useOpenSet(path: string | undefined): OpenSet | undefined {
  const view = useOpenedSet(path);
  const basePath = useSummary(path)?.base;
  const baseView = useOpenedSet(basePath);
  const version = useSummary(basePath)?.version;
  const game = useGame(view?.game);
  return useMemo(
    () =>
      view && game && { view, game, ...(baseView && { base: { version: version ?? baseView.path, view: baseView } }) },
    [view, game, baseView, version],
  );
}

export function rowOf(view: SetView, subject: Subject): Row | undefined {
  if (subject.on === 'manifest') return view.manifest;
  const rows = subject.on === 'mode' ? view.modes : view.cards[subject.type];
  return rows?.find(({ key }) => key === subject.key);
}

/** A card, mode or manifest as a form sees it. */
export interface SubjectForm {
  readonly set: string;
  readonly subject: Subject;
  readonly row: Row;
  readonly baseRow?: Row;
  /** The version below, in words: `v0.3`. */
  readonly baseVersion?: string;
  readonly diagnostics: readonly WorkbenchDiagnostic[];
  valueAt(path: ValuePath): unknown;
  originAt(path: ValuePath): FieldOrigin;
  /** What is wrong with a value or anything inside it. */
  troubleAt(path: ValuePath): readonly WorkbenchDiagnostic[];
  names(field: Field): readonly ReferenceName[];
  /** True when it was done; else the user has been told why not. */
  change(path: ValuePath, value: unknown): Promise<boolean>;
}

export function subjectForm({ view, game, base }: OpenSet, subject: Subject): SubjectForm | undefined {
  const row = rowOf(view, subject);
  if (row === undefined) return undefined;
  const baseRow = base && rowOf(base.view, subject);
  const diagnostics = view.diagnostics.filter(({ subject: on }) => on !== undefined && sameSubject(on, subject));
  const card = subject.on === 'card' ? game.cardTypes.find(({ id }) => id === subject.type)?.field : undefined;
  return {
    set: view.path,
    subject,
    row,
    ...(baseRow && { baseRow }),
    ...(base && { baseVersion: base.version }),
    diagnostics,
    valueAt: (path) => valueAt(row.value, path),
    originAt: (path) => fieldOrigin(row, baseRow, path),
    troubleAt: (path) => diagnostics.filter((diagnostic) => startsWith(diagnostic.path ?? [], path)),
    names: (field) => referenceNames(field, card, row.value, view.modes),
    change: async (path, value) => (await changeValues(view.path, [valueEdit(subject, path, value)])) !== undefined,
  };
}

export const valueEdit = (subject: Subject, path: ValuePath, value: unknown): ValueEdit => ({
  subject,
  path,
  ...(value !== undefined && { value }),
});

export async function changeValues(set: string, changes: readonly ValueEdit[]): Promise<EditOutcome | undefined> {
  return answered(await api().edit({ set, edit: { kind: 'values', changes } }));
}
