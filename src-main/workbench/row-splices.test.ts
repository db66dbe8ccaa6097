import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDelta } from '../../src-shared/workbench/set-delta.ts';
import type { Row, SetView } from '../../src-shared/workbench/set-view.ts';
import { changeRows } from './row-splices.ts';

const row = (key: string, cost: number): Row => ({ key, value: { id: key, cost }, origin: 'own', file: 'f' });
const rows = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.nat(3)), { selector: ([key]) => key })
  .map((list) => list.map(([key, cost]) => row(key, cost)));
const view = (list: readonly Row[]): SetView => ({
  path: 's',
  revision: 1,
  modes: [],
  cards: { act: list },
  files: [],
  whatIfs: [],
  diagnostics: [],
  history: {},
  checksum: '',
});

test('the splices lead from any list of rows to any other', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const { splices } = changeRows(before, structuredClone(after));
      const delta = { path: 's', from: 1, revision: 2, cards: { act: splices } };
      expect(applyDelta(view(before), delta).cards.act).toEqual(after);
    }),
  );
});

test('rows that are the same keep their objects, and are not sent', () => {
  const before = [row('a', 1), row('b', 2), row('c', 3), row('d', 4)];
  const changed = changeRows(before, [row('a', 1), row('b', 9), row('c', 3), row('d', 8)]);
  expect(changed.splices).toEqual([
    { start: 1, deleted: 1, rows: [row('b', 9)] },
    { start: 3, deleted: 1, rows: [row('d', 8)] },
  ]);
  expect(changed.rows[2]).toBe(before[2]);
  const inserted = changeRows(before, [row('a', 1), row('x', 0), ...before.slice(1).map((r) => structuredClone(r))]);
  expect(inserted.splices).toEqual([{ start: 1, deleted: 0, rows: [row('x', 0)] }]);
  expect(changeRows(before, structuredClone(before))).toEqual({ rows: before, splices: [] });
});
