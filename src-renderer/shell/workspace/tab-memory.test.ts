import { expect, it } from 'vitest';
import type { SetSummary } from '../../../src-shared/workbench/workspace-view.ts';
import { restoredTabs } from './tab-memory.ts';

const set = (path: string): SetSummary => ({
  path,
  group: 'game',
  version: path,
  modes: [],
  cardTypes: [{ id: 'act', name: 'Acts', errors: 0, warnings: 0, count: 3 }],
  errors: 0,
  warnings: 0,
  whatIfs: 0,
});
const workspace = { sets: [set('v1'), set('v2')] };

it('brings back the tabs and the one in front', () => {
  const kept = {
    tabs: [
      { kind: 'cards', set: 'v1', type: 'act' },
      { kind: 'source', set: 'v1', file: 'v1/set.yaml' },
      { kind: 'compare', set: 'v2', before: { set: 'v1', as: 'saved' }, after: { set: 'v2', as: 'edited' } },
    ],
    active: 'source:v1/set.yaml',
  };
  expect(restoredTabs(kept, workspace)).toEqual(kept);
});

it('leaves out what is no longer there', () => {
  const kept = {
    tabs: [
      { kind: 'cards', set: 'gone', type: 'act' },
      { kind: 'cards', set: 'v1', type: 'venue' },
      { kind: 'modes', set: 'v2', mode: 'club' },
      { kind: 'compare', set: 'v2', before: { set: 'gone', as: 'saved' } },
    ],
    active: 'cards:gone:act',
  };
  expect(restoredTabs(kept, workspace)).toEqual({
    tabs: [
      { kind: 'modes', set: 'v2', mode: 'club' },
      { kind: 'compare', set: 'v2' },
    ],
    active: 'modes:v2',
  });
});

it('makes nothing of nonsense', () => {
  for (const kept of [undefined, null, 3, [], { tabs: 'x' }, { tabs: [null, 1, {}, { kind: 'x', set: 'v1' }] }]) {
    expect(restoredTabs(kept, workspace)).toEqual({ tabs: [] });
  }
});
