import { expect, test } from 'vitest';
import type { FileView, SetSummary } from '../../src-shared/workbench/workspace-view.ts';
import { earlierRefs, refOptions, usualPair } from './version-refs.ts';

const set = (path: string, more: Partial<SetSummary> = {}): SetSummary => ({
  path,
  group: path.split('/')[0]!,
  version: path.split('/')[1]!,
  game: 'g',
  modes: [],
  cardTypes: [],
  errors: 0,
  warnings: 0,
  whatIfs: 0,
  ...more,
});
const sets = [set('dark/v1'), set('dark/v2', { base: 'dark/v1' }), set('other/v1', { game: 'h' })];

test('a version is compared with the one below it, else with what is saved', () => {
  expect(usualPair('dark/v2', sets)).toEqual({
    before: { set: 'dark/v1', as: 'edited' },
    after: { set: 'dark/v2', as: 'edited' },
  });
  expect(usualPair('dark/v1', sets).before).toEqual({ set: 'dark/v1', as: 'saved' });
});

test('only versions of the same game can be chosen', () => {
  expect(refOptions(sets, 'g').map(({ title }) => title)).toEqual(['v1', 'v1, as saved', 'v2', 'v2, as saved']);
  const groups = [...sets, set('bright/v1')];
  expect(refOptions(groups, 'g').at(-1)?.title).toBe('bright v1, as saved');
});

test('a set has changed since other versions, and since what is saved where that is something else', () => {
  const file = { file: 'dark/v2/cards/acts.yaml', set: 'dark/v2', unsaved: false } as FileView;
  const titles = (files: readonly FileView[]) => earlierRefs('dark/v2', { sets, files }).map(({ title }) => title);
  expect(titles([file])).toEqual(['v1']);
  expect(titles([{ ...file, unsaved: true }])).toEqual(['v1', 'v2, as saved']);
});
