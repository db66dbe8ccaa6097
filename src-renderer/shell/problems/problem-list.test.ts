import { expect, it } from 'vitest';
import type { SetView, WorkbenchDiagnostic } from '../../../src-shared/workbench/set-view.ts';
import { countBySeverity, filteredProblems, problemsOf } from './problem-list.ts';

const diagnostic = (file: string, line: number, severity: WorkbenchDiagnostic['severity']): WorkbenchDiagnostic => ({
  file,
  line,
  column: 1,
  endLine: line,
  endColumn: 2,
  severity,
  code: 'card/outside-range',
  message: `cost is too high in line ${line}`,
});
const view = (path: string, diagnostics: readonly WorkbenchDiagnostic[]): SetView => ({
  path,
  revision: 1,
  modes: [],
  cards: {},
  files: [],
  whatIfs: [],
  diagnostics,
  history: {},
  checksum: '',
});
const shared = diagnostic('v1/acts.yaml', 9, 'warning');
const problems = problemsOf([
  view('v1', [shared, diagnostic('v1/acts.yaml', 10, 'error'), diagnostic('v1/acts.yaml', 2, 'error')]),
  view('v2', [shared, diagnostic('v2/acts.yaml', 1, 'hint')]),
]);
const lines = (list: typeof problems) => list.map((problem) => problem.diagnostic.line);

it('lists the worst first, then by place, and what versions share only once', () => {
  expect(lines(problems)).toEqual([2, 10, 9, 1]);
  expect(countBySeverity(problems)).toEqual({ error: 2, warning: 1, hint: 1 });
});

it('filters by severity, and by words of message, code and file', () => {
  expect(lines(filteredProblems(problems, { text: '', hidden: ['error'] }))).toEqual([9, 1]);
  expect(lines(filteredProblems(problems, { text: 'HIGH v2/', hidden: [] }))).toEqual([1]);
  expect(filteredProblems(problems, { text: 'outside nothing', hidden: [] })).toEqual([]);
});
