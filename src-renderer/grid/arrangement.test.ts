import { describe, expect, it } from 'vitest';
import {
  cycledSort,
  filterOf,
  isFiltered,
  orderedColumns,
  PLAIN_ARRANGEMENT,
  whyFixed,
  withFilter,
} from './arrangement.ts';

const up = (id: string) => ({ id, desc: false });
const down = (id: string) => ({ id, desc: true });

describe('how cards are arranged', () => {
  it('sorts up, down and not at all', () => {
    expect(cycledSort([], 'cost', false)).toEqual([up('cost')]);
    expect(cycledSort([up('cost')], 'cost', false)).toEqual([down('cost')]);
    expect(cycledSort([down('cost')], 'cost', false)).toEqual([]);
    expect(cycledSort([up('name')], 'cost', false)).toEqual([up('cost')]);
  });

  it('sorts by several columns with Shift, each keeping its rank', () => {
    expect(cycledSort([up('name')], 'cost', true)).toEqual([up('name'), up('cost')]);
    expect(cycledSort([up('name'), up('cost')], 'name', true)).toEqual([down('name'), up('cost')]);
    expect(cycledSort([down('name'), up('cost')], 'name', true)).toEqual([up('cost')]);
  });

  it('forgets empty filters', () => {
    const filtered = withFilter(PLAIN_ARRANGEMENT, 'cost', { by: 'text', text: '>5' });
    expect(filterOf(filtered, 'cost')).toEqual({ by: 'text', text: '>5' });
    expect(isFiltered(filtered)).toBe(true);
    expect(isFiltered(withFilter(filtered, 'cost', { by: 'text', text: ' ' }))).toBe(false);
  });

  it('says why cards cannot be moved', () => {
    expect(whyFixed(PLAIN_ARRANGEMENT)).toBeUndefined();
    expect(whyFixed({ ...PLAIN_ARRANGEMENT, sorting: [up('cost')], group: 'class' })).toContain('sorted and grouped');
  });

  it('keeps the chosen order and finds a place for new columns', () => {
    expect(orderedColumns(['id', 'name', 'cost'], undefined)).toEqual(['id', 'name', 'cost']);
    expect(orderedColumns(['id', 'name', 'cost', 'day'], ['cost', 'gone', 'id', 'day'])).toEqual([
      'cost',
      'id',
      'name',
      'day',
    ]);
  });
});
