import { expect, test } from 'vitest';
import type { ChangedThing } from './change-list.ts';
import { canRevert, cardBehind, revertEdits } from './revert-edits.ts';

const card = (id: string, more: Partial<ChangedThing>): ChangedThing => ({
  subject: { on: 'card', type: 'act', key: id },
  id,
  name: id,
  is: 'changed',
  changes: [],
  ...more,
});
const rosa = card('rosa', {
  changes: [
    { path: ['cost'], before: 300, after: 400 },
    { path: ['day'], after: 1 },
  ],
});
const zoe = card('zoe', { is: 'added', value: { id: 'zoe' } });
const milo = card('milo', { is: 'removed', value: { id: 'milo', cost: 3 } });

test('values go back, and what is new is taken out', () => {
  const subject = { on: 'card', type: 'act', key: 'rosa' };
  expect(revertEdits([rosa])).toEqual([
    {
      kind: 'values',
      changes: [
        { subject, path: ['cost'], value: 300 },
        { subject, path: ['day'] },
      ],
    },
  ]);
});

test('added cards go and removed ones come back, whole and to their place', () => {
  expect(revertEdits([rosa, zoe, milo], () => 'rosa')).toMatchObject([
    { kind: 'delete-cards', type: 'act', keys: ['zoe'] },
    { kind: 'add-cards', type: 'act', after: 'rosa', cards: [{ id: 'milo', cost: 3 }] },
    { kind: 'values' },
  ]);
  expect(revertEdits([milo])).toEqual([{ kind: 'add-cards', type: 'act', cards: [{ id: 'milo', cost: 3 }] }]);
});

test('a card comes back behind the nearest one that is still there', () => {
  expect(cardBehind(['a', 'b', 'c'], new Set(['a', 'c']), 'c')).toBe('a');
  expect(cardBehind(['a', 'b'], new Set(['b']), 'a')).toBeUndefined();
  expect(cardBehind(['a'], new Set(['a']), 'unknown')).toBeUndefined();
});

test('a whole mode is a file and is not reverted here', () => {
  expect(canRevert({ ...zoe, subject: { on: 'mode', key: 'zoe' } })).toBe(false);
  expect(canRevert({ ...rosa, subject: { on: 'mode', key: 'rosa' } })).toBe(true);
  expect(canRevert(milo)).toBe(true);
});
