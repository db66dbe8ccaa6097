import { describe, expect, test } from 'vitest';
import type { SetDiff } from '../../src-shared/set-diff.ts';
import { changeSections, filterSections, summaryOf } from './change-list.ts';

const side = { game: 'g', version: 'v1' };
const diff: SetDiff = {
  before: side,
  after: side,
  manifest: [{ path: ['house', 'lead'], before: 'fixed', after: 'rotates' }],
  modes: {
    added: [],
    removed: [],
    changed: [{ id: 'club', name: 'Club', changes: [{ path: ['audienceBase'], before: 150, after: 170 }] }],
  },
  cards: [
    {
      type: 'act',
      added: [{ id: 'zoe', name: 'Zoe', value: { id: 'zoe', name: 'Zoe' } }],
      removed: [],
      changed: [
        {
          id: 'rosa',
          name: 'Rosa',
          changes: [
            { path: ['cost'], before: 1, after: 2 },
            { path: ['flavour'], before: 'Old.', after: 'New.' },
          ],
        },
      ],
    },
  ],
};
const nothing: SetDiff = { ...diff, manifest: [], modes: { added: [], removed: [], changed: [] }, cards: [] };
const sections = changeSections(diff, undefined);
const everything = { text: '', section: '', onlyNumbers: false };

test('sections in the order of a set', () => {
  expect(sections.map(({ key, things }) => [key, things.map(({ id, is }) => `${id} ${is}`)])).toEqual([
    ['set', ['set changed']],
    ['modes', ['club changed']],
    ['act', ['rosa changed', 'zoe added']],
  ]);
  expect(sections[2]?.things[1]).toMatchObject({
    subject: { on: 'card', type: 'act', key: 'zoe' },
    value: { id: 'zoe' },
  });
  expect(changeSections(nothing, undefined)).toEqual([]);
});

describe('a filter', () => {
  const left = (filter: Partial<typeof everything>) =>
    filterSections(sections, { ...everything, ...filter }).flatMap(({ things }) =>
      things.map(({ id, changes }) => [id, ...changes.map(({ path }) => path.join('.'))].join(' ')),
    );

  test('leaves everything when it asks for nothing', () =>
    expect(filterSections(sections, everything)).toEqual(sections));

  test('by section, by number, by text', () => {
    expect(left({ section: 'modes' })).toEqual(['club audienceBase']);
    expect(left({ onlyNumbers: true })).toEqual(['club audienceBase', 'rosa cost']);
    expect(left({ text: 'ROSA' })).toEqual(['rosa cost flavour']);
    expect(left({ text: 'new.' })).toEqual(['rosa flavour']);
    expect(left({ text: 'nothing like that' })).toEqual([]);
  });
});

test('the summary counts in words', () => {
  expect(summaryOf(diff)).toBe('1 card changed, 1 added · 1 mode value · 1 value of the set');
  expect(summaryOf(nothing)).toBe('No difference');
});
