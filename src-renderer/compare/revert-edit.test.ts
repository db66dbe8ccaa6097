import { expect, test } from 'vitest';
import type { ChangedThing } from './change-list.ts';
import { revertEdit } from './revert-edit.ts';

const card = (id: string, more: Partial<ChangedThing>): ChangedThing => ({
  subject: { on: 'card', type: 'act', key: id },
  id,
  name: id,
  is: 'changed',
  changes: [],
  ...more,
});

test('values are named by their paths, what came or went is meant as a whole, all in one edit', () => {
  const rosa = card('rosa', { changes: [{ path: ['cost'], before: 300, after: 400 }] });
  const zoe = card('zoe', { is: 'added', value: { id: 'zoe' } });
  const club = card('club', { subject: { on: 'mode', key: 'club' }, is: 'removed', value: { id: 'club' } });
  const to = { set: 'dark/v1', as: 'saved' } as const;
  expect(revertEdit([rosa, zoe, club], to)).toEqual({
    kind: 'revert',
    to,
    things: [{ subject: rosa.subject, paths: [['cost']] }, { subject: zoe.subject }, { subject: club.subject }],
  });
});
