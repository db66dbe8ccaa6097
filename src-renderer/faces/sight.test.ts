import { expect, it } from 'vitest';
import { filterValues, SIGHTS } from './sight.ts';

it('whatever the sight, white stays white and black stays black', () => {
  for (const { id, matrix } of SIGHTS) {
    for (const row of matrix ?? [])
      expect(
        row.reduce((sum, part) => sum + part, 0),
        id,
      ).toBeCloseTo(1, 4);
  }
});

it('a filter has four rows of five numbers, and leaves alpha alone', () => {
  for (const { matrix } of SIGHTS) {
    if (!matrix) continue;
    const values = filterValues(matrix).split(' ').map(Number);
    expect(values).toHaveLength(20);
    expect(values.slice(15)).toEqual([0, 0, 0, 1, 0]);
  }
});

it('there is one name for each, and one sight without a filter', () => {
  expect(new Set(SIGHTS.map(({ id }) => id)).size).toBe(SIGHTS.length);
  expect(SIGHTS.filter(({ matrix }) => !matrix).map(({ id }) => id)).toEqual(['printed']);
});
