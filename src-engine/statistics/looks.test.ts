import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf, plan, zOf } from './looks.ts';

test('one looks after 512 tables, then after twice as many each time, and at the end', () => {
  expect(plan(10_000)).toEqual([512, 1024, 2048, 4096, 8192, 10_000]);
  expect(plan(1024)).toEqual([512, 1024]);
  expect(plan(513)).toEqual([512, 513]);
});

test('a run that is over by the first look has only the one at its end', () => {
  for (const tables of [0, 1, 100, 512]) expect(plan(tables)).toEqual([tables]);
});

test('looks rise, double, and end with the run', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (tables) => {
      const looks = plan(tables);
      expect(looks.at(-1)).toBe(tables);
      for (const [at, look] of looks.slice(0, -1).entries()) {
        expect(look).toBe(512 * 2 ** at);
        expect(look).toBeLessThan(looks[at + 1]!);
      }
    }),
  );
});

test('all looks together miss no more than one time in twenty', () => {
  for (let looks = 1; looks <= 12; looks++) expect(looks * (1 - levelOf(looks))).toBeCloseTo(0.05, 12);
});

// Two-sided quantiles of the normal distribution at 95, 99 and 99.9 %.
test.each([
  [1, 1.959963984540054],
  [5, 2.5758293035489004],
  [50, 3.290526731491926],
])('an interval of one of %i looks reaches so many standard errors', (looks, z) => {
  expect(zOf(looks)).toBeCloseTo(z, 12);
});
