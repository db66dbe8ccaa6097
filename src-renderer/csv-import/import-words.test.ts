import { expect, test } from 'vitest';
import type { CsvPlan } from '../../src-shared/workbench/output.ts';
import { importInWords } from './import-words.ts';

const none: CsvPlan = { changed: [], added: [], diagnostics: [] };
const changed = (id: string, count: number) => ({
  id,
  name: id,
  changes: Array.from({ length: count }, (_, at) => ({ path: [at], before: 1, after: 2 })),
});
const added = { id: 'new', name: 'New', value: {} };
const error = {
  file: 'a.csv',
  line: 2,
  column: 1,
  endLine: 2,
  endColumn: 2,
  severity: 'error',
  code: 'csv/id',
} as const;

test.each([
  [none, 'The table says what the set says already.'],
  [{ ...none, changed: [changed('a', 1)] }, '1 value of 1 card changes'],
  [
    { ...none, changed: [changed('a', 2), changed('b', 1)], added: [added] },
    '3 values of 2 cards change, 1 card is new',
  ],
  [{ ...none, added: [added, added] }, '2 cards are new'],
  [
    { ...none, added: [added], diagnostics: [{ ...error, message: 'no id' }] },
    '1 error: nothing is imported before it is mended.',
  ],
])('an import in words', (plan, words) => {
  expect(importInWords(plan)).toBe(words);
});
