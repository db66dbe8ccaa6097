import { afterEach, expect, test } from 'vitest';
import type { SetView, WhatIfView, WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { asPlayed, forgetJudgements, judge, see } from './judgements.ts';

const wrong = (
  file: string,
  line: number,
  severity: WorkbenchDiagnostic['severity'] = 'error',
): WorkbenchDiagnostic => ({
  file,
  line,
  column: 1,
  endLine: line,
  endColumn: 2,
  severity,
  code: 'what-if/no-number',
  message: 'There is no number to be changed.',
});
const whatIf = (name: string, diagnostics: readonly WorkbenchDiagnostic[] = []): WhatIfView => ({
  file: name,
  name,
  values: 1,
  diagnostics,
});
const view = (whatIfs: readonly WhatIfView[], diagnostics: readonly WorkbenchDiagnostic[] = []): SetView => ({
  path: 'game/v1',
  revision: 1,
  modes: [],
  cards: {},
  files: [],
  whatIfs,
  diagnostics,
  history: {},
  checksum: '',
});
const found = (judged: SetView) => judged.whatIfs.map(({ diagnostics }) => diagnostics.map(({ line }) => line));

let unsee = (): void => {};
afterEach(() => {
  unsee();
  forgetJudgements();
});

test('a what-if that is right only on top of another one is right while that one is switched on before it', () => {
  unsee = see('game/v1');
  const both = view([whatIf('a'), whatIf('b', [wrong('b', 1)])]);
  expect(found(asPlayed(both))).toEqual([[], [1]]);
  judge('game/v1', { on: ['a', 'b'], diagnostics: [] });
  expect(found(asPlayed(both))).toEqual([[], []]);
  judge('game/v1', { on: ['b', 'a'], diagnostics: [wrong('b', 1)] });
  expect(found(asPlayed(both))).toEqual([[], [1]]);
  judge('game/v1', { on: ['a'], diagnostics: [] });
  expect(found(asPlayed(both))).toEqual([[], [1]]);
});

test('what is wrong only on top of another one is told too, each thing once', () => {
  unsee = see('game/v1');
  judge('game/v1', { on: ['a', 'b'], diagnostics: [wrong('a', 1), wrong('a', 3), wrong('b', 2)] });
  expect(found(asPlayed(view([whatIf('a', [wrong('a', 1)]), whatIf('b')])))).toEqual([[1, 3], [2]]);
});

test('a comparison that is not in sight says nothing: it is of what the what-ifs were', () => {
  judge('game/v1', { on: ['a', 'b'], diagnostics: [] });
  expect(found(asPlayed(view([whatIf('a'), whatIf('b', [wrong('b', 1)])])))).toEqual([[], [1]]);
});

test('while the set itself has errors, each what-if stands for itself', () => {
  unsee = see('game/v1');
  judge('game/v1', { on: ['a', 'b'], diagnostics: [wrong('acts', 7)] });
  const both = view([whatIf('a'), whatIf('b', [wrong('b', 1)])], [wrong('acts', 7)]);
  expect(found(asPlayed(both))).toEqual([[], [1]]);
});
