import { expect, test } from 'vitest';
import { DiagnosticList, MOST_DIAGNOSTICS } from './diagnostic-list.ts';
import { diagnosticOn } from './source-file.ts';

test.each([
  [1, '1 more problem is not listed; mend some of the others first.'],
  [2, '2 more problems are not listed; mend some of the others first.'],
])('what is left out is counted: %d', (more, expected) => {
  const list = new DiagnosticList();
  for (let i = 0; i < MOST_DIAGNOSTICS + more; i++) list.add(diagnosticOn('set.yaml', 'hint', 'test/x', String(i)));
  expect(list.sorted().at(-1)?.message).toBe(expected);
});
