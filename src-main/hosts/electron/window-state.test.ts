import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderWith } from '../../library/testing/sample-set.ts';
import { keepWindowState, placeWindow, type Rectangle, readWindowState, SMALLEST } from './window-state.ts';

const main: Rectangle = { x: 0, y: 25, width: 1920, height: 1055 };
const left: Rectangle = { x: -1280, y: 0, width: 1280, height: 720 };

test('the first time in the middle of the main screen', () => {
  expect(placeWindow(undefined, [main, left])).toEqual({ x: 240, y: 103, width: 1440, height: 900 });
});

test('on a small screen all of it', () => {
  expect(placeWindow(undefined, [left])).toEqual(left);
});

test('where it was, also on another screen', () => {
  const kept = { x: -1200, y: 10, width: 1100, height: 700 };
  expect(placeWindow(kept, [main, left])).toEqual(kept);
});

test('back on the main screen when the other one is gone, as large as it was', () => {
  const kept = { x: -1200, y: 10, width: 1100, height: 700 };
  expect(placeWindow(kept, [main])).toEqual({ x: 410, y: 203, width: 1100, height: 700 });
});

test('a title bar above the screen could not be taken hold of', () => {
  expect(placeWindow({ x: 100, y: -40, width: 1100, height: 700 }, [main]).y).toBeGreaterThanOrEqual(main.y);
});

test('wherever it was, it can be taken hold of and is neither too small nor larger than its screen', () => {
  const number = fc.integer({ min: -5000, max: 5000 });
  const size = fc.integer({ min: 0, max: 5000 });
  const kept = fc.option(fc.record({ x: number, y: number, width: size, height: size }), { nil: undefined });
  fc.assert(
    fc.property(kept, (before) => {
      const { x, y, width, height } = placeWindow(before, [main, left]);
      const area = [main, left].find((on) => x < on.x + on.width && x + width > on.x && y >= on.y);
      expect(area).toBeDefined();
      expect(y).toBeLessThanOrEqual(area!.y + area!.height - 32);
      expect(width).toBeGreaterThanOrEqual(Math.min(SMALLEST.width, area!.width));
      expect(width).toBeLessThanOrEqual(1920);
      expect(height).toBeGreaterThanOrEqual(SMALLEST.height);
    }),
  );
});

test('is kept from run to run; a broken file counts as none', () => {
  const folder = folderWith({});
  const path = join(folder, 'deep/window.json');
  expect(readWindowState(path)).toBeUndefined();
  const state = { bounds: { x: 1, y: 2, width: 1000, height: 700 }, maximised: true };
  keepWindowState(path, state);
  expect(readWindowState(path)).toEqual(state);
  writeFileSync(path, '{"bounds":{"x":"far"}}');
  expect(readWindowState(path)).toBeUndefined();
  expect(() => keepWindowState(join(path, 'not-a-folder.json'), state)).not.toThrow();
});
