import { expect, test } from 'vitest';
import { DEFAULT_PROOF } from '../../src-shared/proof.ts';
import { sheetGrid } from '../../src-shared/sheet-grid.ts';
import { backLines, calibrationPages, scalePlaces, scaleSteps } from './calibration-page.ts';

const upright = { ...DEFAULT_PROOF, bleed: 0 };
const across = { ...DEFAULT_PROOF, bleed: 3 };

test.each([
  ['upright', 'long'],
  ['upright', 'short'],
  ['across', 'long'],
  ['across', 'short'],
] as const)(
  'a sheet %s, turned over its %s edge: what is read against the light puts the back in its place',
  (way, edge) => {
    const settings = { ...(way === 'upright' ? upright : across), backs: `duplex-${edge}` } as const;
    const { width, height } = sheetGrid(settings);
    const { x, y, sign } = scalePlaces(settings);
    const lines = backLines(settings);
    // A printer that prints backs so far to the right and down, as one looks at them.
    const off = { x: 1.25, y: -2.5 };
    const hinge = (edge === 'long') === height > width ? 'side' : 'top';
    const seen = {
      x: hinge === 'side' ? width - (lines.upright.x + off.x) : lines.upright.x + off.x,
      y: hinge === 'side' ? lines.level.y + off.y : height - (lines.level.y + off.y),
    };
    const read = (distance: number) => scaleSteps(sign).find(({ at }) => Math.abs(at - distance) < 1e-6)?.enter;
    expect(read(seen.x - x.zero)).toBe(-off.x);
    // Scale Y is turned upwards.
    expect(read(y.zero - seen.y)).toBe(-off.y);
  },
);

test.each([
  ['a4', 0],
  ['a4', 3],
  ['letter', 0],
  ['letter', 3],
  ['a3', 0],
] as const)('on %s with %s mm of bleed, everything is on the paper', (paper, bleed) => {
  const settings = { ...DEFAULT_PROOF, paper, bleed, backs: 'duplex-long' } as const;
  const [front, back] = calibrationPages(settings);
  expect([front.width, front.height]).toEqual([back.width, back.height]);
  const { upright: line, level } = backLines(settings);
  expect(line.y).toBeGreaterThan(10);
  expect(line.y + line.height).toBeLessThan(front.height - 10);
  expect(level.x).toBeGreaterThan(10);
  expect(level.x + level.width).toBeLessThan(front.width - 10);
});
