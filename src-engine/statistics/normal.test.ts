import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalQuantile, studentQuantile } from './normal.ts';

describe('quantiles of the normal distribution', () => {
  // The first three are the test values of AS 241 itself, one for each of its three ranges.
  test.each([
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167814],
    [1e-20, -9.262340089798409],
    [1e-6, -4.753424308822899],
    [0.5, 0],
    [0.975, 1.959963984540054],
    [0.995, 2.5758293035489004],
  ])('of %d', (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 13);
  });

  test('rise with the probability, and mirror at one half', () => {
    const probability = fc.double({ min: 1e-6, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(probability, probability, (one, other) => {
        expect(normalQuantile(1 - one)).toBeCloseTo(-normalQuantile(one), 8);
        if (one < other) expect(normalQuantile(one)).toBeLessThanOrEqual(normalQuantile(other));
      }),
    );
  });
});

describe('quantiles of Student’s distribution', () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.2.
  test.each([
    [0.975, 5, 2.571],
    [0.975, 10, 2.228],
    [0.975, 30, 2.042],
    [0.975, 100, 1.984],
    [0.995, 5, 4.032],
    [0.995, 10, 3.169],
    [0.995, 30, 2.75],
    [0.995, 100, 2.626],
  ])('of %d with %i degrees', (p, degrees, published) => {
    expect(Math.abs(studentQuantile(normalQuantile(p), degrees) - published)).toBeLessThan(degrees < 30 ? 0.01 : 0.001);
  });

  test('with one degree are too small by no more than is said: 12.706 is published', () => {
    const found = studentQuantile(normalQuantile(0.975), 1);
    expect(found).toBeGreaterThan(12.706 * 0.88);
    expect(found).toBeLessThan(12.706);
  });

  test('fall towards the normal one as degrees are added, and fewer than one count as one', () => {
    const z = fc.double({ min: 1.9, max: 3.5, noNaN: true });
    fc.assert(
      fc.property(z, fc.integer({ min: 1, max: 10_000 }), (level, degrees) => {
        expect(studentQuantile(level, degrees)).toBeGreaterThan(studentQuantile(level, degrees + 1));
        expect(studentQuantile(level, degrees)).toBeGreaterThan(level);
        expect(studentQuantile(level, 1e9)).toBeCloseTo(level, 7);
        expect(studentQuantile(level, -1)).toBe(studentQuantile(level, 1));
      }),
    );
  });
});
