import { expect, it } from 'vitest';
import type { Row, SetView } from '../../../src-shared/workbench/set-view.ts';
import { changedPlace } from './changed-place.ts';

const row = (key: string, value: Row['value'] = {}): Row => ({ key, value, origin: 'own', file: 'a.yaml' });
const view = (acts: readonly Row[], modes: readonly Row[] = []): SetView => ({
  path: 'game/v1',
  revision: 1,
  modes,
  cards: { act: acts },
  files: [],
  whatIfs: [],
  diagnostics: [],
  history: {},
  checksum: '',
});

it('finds the value that has changed', () => {
  const before = view([row('a', { cost: 1 }), row('b', { terms: { flat: 5, share: 1 } })]);
  const after = view([row('a', { cost: 1 }), row('b', { terms: { flat: 5, share: 2 } })]);
  expect(changedPlace(before, after)).toEqual({
    subject: { on: 'card', type: 'act', key: 'b' },
    path: ['terms', 'share'],
  });
});

it('finds a card that is back, and the neighbour of one that is gone', () => {
  const two = view([row('a'), row('b')]);
  expect(changedPlace(view([row('a')]), two)?.subject).toEqual({ on: 'card', type: 'act', key: 'b' });
  expect(changedPlace(two, view([row('a')]))?.subject).toEqual({ on: 'card', type: 'act', key: 'a' });
});

it('finds a value of a mode', () => {
  const place = changedPlace(view([], [row('club', { seats: 2 })]), view([], [row('club', { seats: 3 })]));
  expect(place).toEqual({ subject: { on: 'mode', key: 'club' }, path: ['seats'] });
});

it('finds nothing where nothing has changed', () => {
  expect(changedPlace(view([row('a', { tags: [1] })]), view([row('a', { tags: [1] })]))).toBeUndefined();
});
